import IntentEngine

extension ModelOffice {
  /// What somebody was given by name.
  func given(to member: EntityID?, in project: EntityID) -> Role? {
    projects[project.index].given.first { $0.member == member }?.role
  }

  /// Whose task it is no more once it is moved: who does not see where it goes.
  func displaced(by move: ModelWish) -> EntityID? {
    guard let task = move.subject, let destination = move.destination,
      let assignee = tasks[task.index].assignee, !sees(assignee, destination)
    else { return nil }
    return assignee
  }

  /// Does what is wanted.
  ///
  /// - Returns: whether the model can; what becomes of merged, split and moved projects and of
  ///   proposals it reads from the server.
  mutating func apply(_ wish: ModelWish, by user: EntityID, in tenant: EntityID, at now: Instant)
    -> Bool
  {
    switch wish.intent {
    case .dropKeys:
      let fence = Engine.epoch(at: now + (0 - (wish.age ?? 0)))
      tenants[tenant.index].fence = max(fence, tenants[tenant.index].fence)
      return true
    case .dropSchemas:
      tenants[tenant.index].oldestSchema = max(
        wish.schema ?? 0, tenants[tenant.index].oldestSchema)
      return true
    case .mergeEntities, .splitProject, .moveProjectToTenant, .approveTransfer, .declineTransfer:
      return false
    case .attachFile: return true
    default: break
    }
    guard let subject = wish.subject else { return wish.cancelled != nil }
    if wish.intent == .addComment {
      comments.append(
        Comment(
          container: subject, author: user, text: wish.text ?? .empty, version: 1,
          isDeleted: false))
      return true
    }
    switch subject.kind {
    case .task: change(task: subject.index, wish)
    case .comment: change(&comments[subject.index], wish)
    case .project: change(project: subject, wish, by: user)
    case .team: change(&teams[subject.index], wish, by: user, at: now)
    case .user: change(person: subject, wish.intent, in: tenant)
    case .tenant, .proposal: return false
    }
    return true
  }

  private mutating func change(task: Int, _ wish: ModelWish) {
    let displaced = displaced(by: wish)
    tasks[task].version += 1
    switch wish.intent {
    case .completeTask: tasks[task].isDone = true
    case .reopenTask: tasks[task].isDone = false
    case .toggleTask: tasks[task].isDone.toggle()
    case .assignTask: tasks[task].assignee = wish.member
    case .unassignTask: tasks[task].assignee = nil
    case .renameTask: tasks[task].title = wish.text ?? tasks[task].title
    case .deleteTask: tasks[task].isDeleted = true
    case .restoreTask: tasks[task].isDeleted = false
    case .moveTask:
      guard let destination = wish.destination else { break }
      if displaced != nil { tasks[task].assignee = nil }
      // Whom a move took it from has it again where it is moved back.
      if wish.isUndo, tasks[task].assignee == nil, let before = wish.member,
        sees(before, destination)
      {
        tasks[task].assignee = before
      }
      tasks[task].project = destination
    default: break
    }
  }

  private func change(_ comment: inout Comment, _ wish: ModelWish) {
    comment.version += 1
    switch wish.intent {
    case .editComment: comment.text = wish.text ?? comment.text
    case .deleteComment: comment.isDeleted = true
    case .restoreComment: comment.isDeleted = false
    default: break
    }
  }

  private mutating func change(project: EntityID, _ wish: ModelWish, by user: EntityID) {
    projects[project.index].version += 1
    switch wish.intent {
    case .renameProject:
      projects[project.index].title = wish.text ?? projects[project.index].title
    case .archiveProject: projects[project.index].isArchived = true
    case .unarchiveProject: projects[project.index].isArchived = false
    case .shareProject, .unshareProject:
      if let member = wish.member {
        give(wish.intent == .shareProject ? wish.role : nil, to: member, in: project)
      } else {
        projects[project.index].audience = wish.audience ?? .private
      }
    case .transferProject: projects[project.index].owner = wish.member ?? user
    case .leaveProject: leave(project, user, nil)
    case .handOverProject: leave(project, user, wish.member)
    case .removeMember: leave(project, wish.member ?? user, nil)
    default: break
    }
  }

  /// Somebody's own place ends; what nobody is handed over to is its tenant's.
  private mutating func leave(_ project: EntityID, _ user: EntityID, _ successor: EntityID?) {
    give(nil, to: user, in: project)
    guard projects[project.index].owner == user else { return }
    projects[project.index].owner = successor ?? projects[project.index].tenant
  }

  private mutating func give(_ role: Role?, to member: EntityID, in project: EntityID) {
    projects[project.index].given.removeAll { $0.member == member }
    guard let role else { return }
    projects[project.index].given.append(Given(member: member, role: role))
    projects[project.index].given.sort { $0.member < $1.member }
  }

  private func change(
    _ team: inout Team, _ wish: ModelWish, by user: EntityID, at now: Instant
  ) {
    team.version += 1
    guard wish.intent != .dissolveTeam else {
      (team.isDissolved, team.members) = (true, [])
      return
    }
    let member = wish.intent == .leaveTeam ? user : wish.member ?? user
    let before = team.members.first { $0.user == member }
    team.members.removeAll { $0.user == member }
    guard let role = wish.place else { return }
    let since = before?.role == .admin ? before?.adminSince ?? now : now
    team.members.append(
      TeamMember(user: member, role: role, adminSince: role == .admin ? since : .start))
    team.members.sort { $0.user < $1.user }
  }

  private mutating func change(person: EntityID, _ intent: IntentKind, in tenant: EntityID) {
    for index in tenancies.indices
    where tenancies[index].user == person && tenancies[index].tenant == tenant {
      tenancies[index].version += 1
      if intent != .endSessions { tenancies[index].isActive = intent == .reinstateUser }
    }
  }
}
