/// What an effect may hide from somebody who sees it.
enum Hiding {
  case nothing
  /// A project, with all that is in it.
  case project(EntityID)
  /// A team, and what is its own or shared with it.
  case team(EntityID)
  /// An id that becomes an old one, with all that is under it.
  case id(EntityID)
  /// All of a tenant.
  case tenant(EntityID)
  /// A task, with its comments.
  case task(EntityID)
}

extension Event {
  /// What the event may hide from somebody (rule `discover.follows-access`); what only gives hides
  /// nothing.
  @inline(__always)
  var hides: Hiding {
    switch self {
    case .roleSet(_, _, _?), .placed(_, _, _?), .activitySet(_, _, true): .nothing
    case .audienceSet(_, let audience) where audience != .private: .nothing
    case .roleSet(let project, _, _), .audienceSet(let project, _), .ownerSet(let project, _):
      .project(project)
    case .merged(let old, _), .projectSplit(let old, _, _), .projectLeft(let old, _): .id(old)
    case .left(let project, _, to: _): .project(project)
    case .placed(let team, _, _), .dissolved(let team): .team(team)
    case .activitySet(_, let tenant, _): .tenant(tenant)
    case .taskMoved(let task, _, _): .task(task)
    case .taskDone, .taskReopened, .assigned, .titled, .taskReplaced, .commentAdded, .commentEdited,
      .commentDeleted, .commentRestored, .projectArchived, .projectUnarchived, .taskDeleted,
      .taskRestored, .commentsLeft, .fileAttached, .subscribed, .keysDropped, .schemasDropped,
      .containerTouched,
      .copyTaken, .contentLost, .accessLost, .keyOpened,
      .keySettled, .keyCancelled, .operationUndone, .offered, .challengeIssued, .challengeShown,
      .challengeSpent, .challengeVoided, .challengeLapsed, .sessionOpened, .sessionEnded,
      .sessionsEnded,
      .slowedDown, .recordHidden, .preferenceSet, .preferenceUsed, .transferApproved,
      .proposalOpened, .proposalClosed:
      .nothing
    }
  }
}
