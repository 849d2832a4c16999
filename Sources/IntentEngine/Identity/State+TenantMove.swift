extension State {
  /// Gives a project, and all that is in it, new ids in another tenant (rule `identity.tenant-moved`).
  ///
  /// It has an owner there and nobody else: shares and audience were of the old tenant. Who wrote a
  /// comment is history, and stays; a task stays with its assignee only where they may see it.
  mutating func leave(_ project: EntityID, _ move: TenantMove, _ record: AuditRecord) {
    endPreferences(boundTo: project)
    if move.keepsID {
      place(project, move)
      touch(project)
      return
    }
    let new = EntityID(.project, projects.count)
    var row = projects[project.index]
    row.version = Version(1)
    row.firstAlias = -1
    row.firstMember = -1
    projects.append(row)
    if move.keepsShares { copyMembers(of: project, to: new) }
    place(new, move)
    moveComments(in: project, to: new, record)
    for index in 0..<tasks.count where tasks[index].project == project {
      take(EntityID(.task, index), to: new, record)
    }
    lead(project, to: [new], by: record.user, at: record.at)
  }

  private mutating func place(_ project: EntityID, _ move: TenantMove) {
    projects[project.index].tenant = move.tenant
    projects[project.index].owner = move.owner
    if move.keepsShares { return }
    projects[project.index].audience = .private
    projects[project.index].firstMember = -1
  }

  private mutating func take(_ task: EntityID, to project: EntityID, _ record: AuditRecord) {
    var row = tasks[task.index]
    guard row.firstAlias < 0, !row.isReplaced else { return }
    row.project = project
    row.version = Version(1)
    if let assignee = row.assignee, !canSee(assignee, project) { row.assignee = nil }
    let new = EntityID(.task, tasks.append(row))
    moveComments(in: task, to: new, record)
    moveAttachments(of: task, to: new)
    lead(task, to: [new], by: record.user, at: record.at)
  }

  private mutating func moveComments(
    in container: EntityID, to new: EntityID, _ record: AuditRecord
  ) {
    for index in 0..<comments.count where comments[index].container == container {
      var row = comments[index]
      guard row.firstAlias < 0 else { continue }
      row.container = new
      row.version = Version(1)
      // The operation made the old one, and is named by it.
      row.madeBy = nil
      let moved = EntityID(.comment, comments.append(row))
      lead(EntityID(.comment, index), to: [moved], by: record.user, at: record.at)
    }
  }

  /// The fault `identity.tenant-moved/shares`.
  private mutating func copyMembers(of project: EntityID, to new: EntityID) {
    var next = projects[project.index].firstMember
    while next >= 0 {
      var row = members[Int(next)]
      next = row.next
      row.project = new
      row.next = projects[new.index].firstMember
      projects[new.index].firstMember = Int32(members.append(row))
    }
  }
}
