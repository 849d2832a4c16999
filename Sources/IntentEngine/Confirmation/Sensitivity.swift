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
  ///
  /// - Parameter isUndo: sharing with somebody whom one names is no surprise; an undo names nobody.
  func sensitivity(of effect: Event, by user: EntityID, isUndo: Bool = false) -> Sensitivity? {
    switch effect {
    case .commentDeleted: return .removes
    case .commentRestored(let comment):
      guard let project = project(of: comment) else { return nil }
      return people(seeing: project, besides: user, at: .private) > 0
        || projects[project.index].audience == .public ? .shows : nil
    case .audienceSet(let project, let audience):
      return audience > projects[project.index].audience ? .shows : nil
    case .roleSet(let project, let member, let role):
      if role == .admin, givenRole(of: member, in: project) != .admin { return .givesControl }
      return isUndo && role != nil && !allSee(member, project) ? .shows : nil
    case .ownerSet: return .givesControl
    case .placed(let team, let member, let role):
      guard let role else { return nil }
      let prior = teamMember(member, of: team)?.role
      if role == .admin { return prior == .admin ? nil : .givesControl }
      return isUndo && prior == nil && shows(team, to: member) ? .shows : nil
    case .taskDone, .taskReopened, .assigned, .titled, .taskReplaced, .commentAdded, .commentEdited,
      .projectArchived, .projectUnarchived, .subscribed, .keysDropped, .schemasDropped,
      .containerTouched,
      .copyTaken, .contentLost, .accessLost, .keyOpened, .keySettled, .keyCancelled,
      .operationUndone, .offered, .challengeIssued, .challengeShown, .challengeSpent,
      .challengeVoided, .challengeLapsed, .sessionOpened, .sessionEnded, .slowedDown,
      .recordHidden, .preferenceSet, .preferenceUsed:
      return nil
    }
  }

  /// Whether a place in a team shows a user what they do not see yet.
  private func shows(_ team: EntityID, to user: EntityID) -> Bool {
    projects(of: team).contains { !canSee(user, $0) }
  }

  /// Whether everybody whom a member stands for sees a project already.
  private func allSee(_ member: EntityID, _ project: EntityID) -> Bool {
    guard member.kind == .team else { return canSee(member, project) }
    return users.rows.indices.allSatisfy {
      let user = EntityID(.user, $0)
      return teamMember(user, of: member) == nil || canSee(user, project)
    }
  }
}
