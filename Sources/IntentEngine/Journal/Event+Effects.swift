extension Event {
  /// The declared kind of effect that the event is (rule `intent.declared`).
  public var effects: Effects {
    switch self {
    case .taskDone, .taskReopened: .taskState
    case .assigned: .assignment
    case .titled, .taskReplaced: .title
    case .commentAdded: .commentAdded
    case .commentEdited: .commentText
    case .commentDeleted: .commentDeleted
    case .commentRestored: .commentRestored
    case .roleSet, .placed, .dissolved, .left(_, _, to: nil): .membership
    case .left: [.membership, .ownership]
    case .activitySet: .suspension
    case .sessionsEnded: .sessions
    case .audienceSet: .audience
    case .ownerSet: .ownership
    case .projectArchived, .projectUnarchived: .archiving
    case .taskDeleted: .taskDeleted
    case .taskRestored: .taskRestored
    case .taskMoved: [.placement, .assignment]
    case .fileAttached: .attachment
    case .transferApproved: .approval
    case .subscribed: .subscription
    case .keysDropped: .keysDropped
    case .schemasDropped: .schemasDropped
    case .merged, .projectSplit, .projectLeft: .identity
    case .containerTouched, .copyTaken, .commentsLeft: .title
    case .proposalClosed(_, let status): status == .declined ? .approval : []
    case .contentLost, .accessLost, .keyOpened, .keySettled, .keyCancelled, .operationUndone,
      .offered, .proposalOpened, .challengeIssued, .challengeShown, .challengeSpent,
      .challengeVoided,
      .challengeLapsed, .sessionOpened, .sessionEnded, .slowedDown, .recordHidden, .preferenceSet,
      .preferenceUsed:
      []
    }
  }
}
