/// Why an effect needs the user's confirmation (rule `confirm.required`).
enum Sensitivity {
  /// It removes content.
  case removes
  /// It shows content to anyone who could not see it.
  case shows
  /// It gives away control.
  case givesControl

  /// The clause of the rule that asks.
  var safeguard: Safeguard {
    switch self {
    case .removes: .confirmRequiredRemoves
    case .shows: .confirmRequiredShows
    case .givesControl: .confirmRequiredControl
    }
  }
}

extension State {
  /// Why an effect by `user` is sensitive; `nil` where it is not.
  func sensitivity(of effect: Event, by user: EntityID) -> Sensitivity? {
    switch effect {
    case .commentDeleted: return .removes
    case .commentRestored(let comment):
      guard let project = project(of: comment) else { return nil }
      return people(seeing: project, besides: user, at: .private) > 0
        || projects[project.index].audience == .public ? .shows : nil
    case .audienceSet(let project, let audience):
      return audience > projects[project.index].audience ? .shows : nil
    case .roleSet(let project, let member, let role):
      let isNew = memberRow(of: member, in: project).map { members[$0].role != .admin } ?? true
      return role == .admin && isNew ? .givesControl : nil
    case .ownerSet: return .givesControl
    case .taskDone, .taskReopened, .titled, .taskReplaced, .commentAdded, .commentEdited,
      .subscribed, .keysDropped, .containerTouched, .copyTaken, .keyOpened, .keySettled,
      .keyCancelled, .operationUndone, .offered, .challengeIssued, .challengeShown, .challengeSpent,
      .challengeVoided, .sessionOpened, .sessionEnded, .slowedDown, .recordHidden:
      return nil
    }
  }
}
