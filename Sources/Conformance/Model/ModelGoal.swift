import IntentEngine

/// What a request wants of what it is about, with all that decides about it: permission, state and
/// version.
struct ModelGoal {
  let wish: ModelWish
  let office: ModelOffice
  let user, tenant: EntityID
  let now: Instant
  /// Whether the user that it is about is signed in anywhere.
  let isSignedIn: Bool

  var intent: IntentKind { wish.intent }

  /// The project that it is about.
  var project: EntityID? { wish.subject.flatMap { office.project(of: $0) } }

  /// Why it is refused, before it is asked about; `nil` where it isn't.
  var refusal: Outcome? {
    permissionRefusal ?? stateRefusal ?? versionRefusal
  }

  /// Of an undo everything that is not as it was left is "changed".
  private func missing(_ outcome: Outcome) -> Outcome { wish.isUndo ? .changed : outcome }

  // MARK: Permission

  private var permissionRefusal: Outcome? {
    if !isPermitted(on: wish.subject) || takesFromOwner { return .forbidden }
    for side in [wish.destination, wish.alternative] {
      if let side, !isPermitted(on: side) { return .forbidden }
    }
    if givesAway { return .forbidden }
    switch intent {
    case .assignTask:
      guard let project, let member = wish.member, !office.sees(member, project) else { break }
      return missing(.notFound)
    case .promoteMember, .demoteMember, .changeRole:
      guard let team = wish.subject, office.tombstone(of: team) == nil,
        wish.member.flatMap({ office.place(of: $0, in: team) }) == nil
      else { break }
      return missing(.notFound)
    case .transferProject where !isTransferPossible: return .forbidden
    default: break
    }
    return nil
  }

  /// Whether the user may do this with an entity, by their role there.
  private func isPermitted(on entity: EntityID?) -> Bool {
    let project = entity.flatMap { office.project(of: $0) }
    let role = project.flatMap { office.role(of: user, in: $0) }
    switch intent {
    case .completeTask, .reopenTask, .toggleTask:
      return role ?? .viewer >= .editor
        || entity.map { office.tasks[$0.index].assignee == user } ?? false
    case .assignTask, .unassignTask, .renameTask, .deleteTask, .restoreTask, .moveTask, .attachFile,
      .addComment:
      return role ?? .viewer >= .editor
    case .editComment: return isAuthor(of: entity)
    case .deleteComment, .restoreComment: return role == .admin || isAuthor(of: entity)
    case .renameProject, .archiveProject, .unarchiveProject, .shareProject, .unshareProject,
      .mergeEntities, .splitProject:
      return role == .admin
    case .transferProject: return owns(project) || isAdminOfOwner
    case .handOverProject: return owns(project)
    case .leaveProject:
      return owns(project) || role == nil
        || project.map { office.given(to: user, in: $0) != nil } ?? false
    case .inviteMember, .promoteMember, .demoteMember, .dissolveTeam: return administers(entity)
    case .removeMember: return role == .admin || administers(entity)
    case .changeRole: return entity.map { office.place(of: user, in: $0) == .admin } ?? false
    case .moveProjectToTenant:
      let place = entity.flatMap { $0.kind == .tenant ? $0 : nil } ?? tenant
      return office.tenancies.contains { $0.user == user && $0.tenant == place && $0.isAdmin }
    case .suspendUser, .reinstateUser, .endSessions, .dropKeys, .dropSchemas:
      return office.isAdmin(user, ofTenant: tenant)
    case .approveTransfer, .declineTransfer:
      return entity.map { office.isApprover(user, of: $0) } ?? false
    case .leaveTeam, .undo, .openEntity, .resumeTask, .findEntities, .pending: return true
    }
  }

  private func isAuthor(of comment: EntityID?) -> Bool {
    comment.map { office.comments[$0.index].author == user } ?? false
  }

  private func owns(_ project: EntityID?) -> Bool {
    project.map { office.projects[$0.index].owner == user } ?? false
  }

  private var isAdminOfOwner: Bool {
    project.map { office.isAdmin(user, ofTeam: office.projects[$0.index].owner) } ?? false
  }

  private func administers(_ team: EntityID?) -> Bool {
    guard let team, team.kind == .team else { return false }
    return office.place(of: user, in: team) == .admin || office.isAdmin(user, ofTenant: tenant)
  }

  /// What the owner has comes with owning, and is nobody's to give or take.
  private var takesFromOwner: Bool {
    guard intent == .shareProject || intent == .unshareProject, let member = wish.member,
      let project
    else { return false }
    return office.projects[project.index].owner == member
  }

  /// Whether a project would get another owner by somebody who does not own it.
  private var givesAway: Bool {
    guard let project = wish.subject, project.kind == .project, let other = wish.destination else {
      return false
    }
    let owner = office.projects[project.index].owner
    if other.kind == .tenant { return owner != user }
    return other.kind == .project && office.projects[other.index].owner != owner && owner != user
  }

  /// Whether the project is a team's, so that people must approve.
  var isProposal: Bool {
    guard intent == .transferProject, let project else { return false }
    return office.projects[project.index].owner.kind == .team
  }

  private var isTransferPossible: Bool {
    guard isProposal, let project else { return true }
    return office.canApprove(office.projects[project.index].owner, at: now)
  }

  // MARK: State

  private var stateRefusal: Outcome? {
    guard let subject = wish.subject else { return nil }
    return gone(subject) ?? proposal(subject) ?? archived ?? otherSide ?? (isSo ? .already : nil)
  }

  private func gone(_ subject: EntityID) -> Outcome? {
    guard let tombstone = office.tombstone(of: subject) else { return nil }
    if tombstone == subject { return acceptsDeleted ? nil : .gone }
    // Who wants gone what was deleted itself has that already.
    let isOwn = subject.kind == .comment && office.comments[subject.index].isDeleted
    return !wish.isUndo && isOwn && intent == .deleteComment ? nil : .gone
  }

  private var acceptsDeleted: Bool {
    switch intent {
    case .deleteTask, .restoreTask, .deleteComment, .restoreComment, .dissolveTeam: true
    default: false
    }
  }

  private func proposal(_ subject: EntityID) -> Outcome? {
    guard subject.kind == .proposal else { return nil }
    let row = office.proposals[subject.index]
    let isOver = row.status == .open && row.isOver(at: now)
    if row.status == (intent == .declineTransfer ? .declined : .committed) { return .already }
    if isOver || row.status == .expired { return .expired }
    if row.status != .open { return .changed }
    guard intent == .approveTransfer else { return nil }
    let project = office.projects[row.project.index]
    let isThere =
      office.has(row.project) && project.owner == row.team && project.tenant == row.tenant
    guard isThere, office.isActive(row.recipient, in: row.tenant) else { return .changed }
    let approval = ModelOffice.Approval(user: user, version: project.version)
    return row.approvals.contains(approval) ? .already : nil
  }

  private var archived: Outcome? {
    guard let project, office.projects[project.index].isArchived else { return nil }
    switch intent {
    case .archiveProject, .unarchiveProject, .unshareProject, .leaveProject, .removeMember,
      .declineTransfer:
      return nil
    case .shareProject:
      // To show it to fewer is to take away.
      let isLess = wish.audience.map { $0 < office.projects[project.index].audience } ?? false
      return wish.member == nil && isLess ? nil : .archived
    default: return .archived
    }
  }

  private var otherSide: Outcome? {
    if wish.destination == nil { return nil }
    if intent == .moveProjectToTenant, wish.destination == tenant,
      project.map({ office.projects[$0.index].owner }) != wish.member
    {
      return .invalid
    }
    for side in [wish.destination, wish.alternative] {
      guard let side, let project = office.project(of: side) else { continue }
      if side == wish.subject {
        // An old id is brought to where it leads already; an id is not brought to itself.
        let isDone = wish.oldID != nil && wish.oldID != wish.namedDestination
        return isDone && wish.alternative == nil ? .already : .invalid
      }
      if office.tombstone(of: side) != nil { return .gone }
      if office.projects[project.index].isArchived { return .archived }
    }
    return wish.destination == wish.alternative ? .invalid : nil
  }

  private var isSo: Bool {
    guard !wish.isUndo, let subject = wish.subject else { return false }
    switch subject.kind {
    case .task: return isSo(office.tasks[subject.index])
    case .comment:
      let comment = office.comments[subject.index]
      switch intent {
      case .editComment: return comment.text == wish.text
      case .deleteComment: return comment.isDeleted
      case .restoreComment: return !comment.isDeleted
      default: return false
      }
    case .project: return isSo(subject, office.projects[subject.index])
    case .team: return isSoInTeam(subject)
    case .user:
      switch intent {
      case .suspendUser: return !office.isActive(subject, in: tenant)
      case .reinstateUser: return office.isActive(subject, in: tenant)
      case .endSessions: return !isSignedIn
      default: return false
      }
    case .tenant, .proposal: return false
    }
  }

  private func isSo(_ task: ModelOffice.Task) -> Bool {
    switch intent {
    case .completeTask: task.isDone
    case .reopenTask: !task.isDone
    case .assignTask: task.assignee == wish.member
    case .unassignTask: task.assignee == nil
    case .renameTask: task.title == wish.text
    case .deleteTask: task.isDeleted
    case .restoreTask: !task.isDeleted
    case .moveTask: task.project == wish.destination
    default: false
    }
  }

  private func isSo(_ project: EntityID, _ row: ModelOffice.Project) -> Bool {
    let given = office.given(to: wish.member, in: project)
    switch intent {
    case .renameProject: return row.title == wish.text
    case .archiveProject: return row.isArchived
    case .unarchiveProject: return !row.isArchived
    case .shareProject:
      return wish.member == nil ? row.audience == wish.audience : given == wish.role
    case .unshareProject: return wish.member == nil ? row.audience == .private : given == nil
    case .transferProject: return row.owner == wish.member
    case .leaveProject, .removeMember: return given == nil && row.owner != wish.member
    case .moveProjectToTenant: return wish.destination == tenant && row.owner == wish.member
    default: return false
    }
  }

  private func isSoInTeam(_ team: EntityID) -> Bool {
    let place = wish.member.flatMap { office.place(of: $0, in: team) }
    switch intent {
    case .dissolveTeam: return office.teams[team.index].isDissolved
    case .inviteMember: return place.map { $0 >= wish.teamRole ?? .member } ?? false
    case .changeRole, .promoteMember, .demoteMember, .leaveTeam, .removeMember:
      return place == wish.place
    default: return false
    }
  }

  // MARK: Version

  private var versionRefusal: Outcome? {
    guard let subject = wish.subject, let current = office.version(of: subject, in: tenant),
      wish.isUndo || !intent.declaration.commutes
    else { return nil }
    if wish.oldID != nil { return wish.isUndo ? .changed : nil }
    if let origin = wish.origin {
      let place = office.project(of: subject)
      if place != origin || place == wish.destination { return .changed }
    }
    return wish.version.map { $0 != current } ?? false ? .changed : nil
  }
}
