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
    case .commentDeleted, .taskDeleted, .dissolved: return .removes
    case .taskMoved(let task, let destination, _):
      return sensitivity(ofMoving: tasks[task.index].project, to: destination, by: user)
    case .commentRestored(let entity), .taskRestored(let entity):
      guard let project = project(of: entity) else { return nil }
      return people(seeing: project, besides: user, at: .private) > 0
        || projects[project.index].audience == .public ? .shows : nil
    case .audienceSet(let project, let audience):
      return audience > projects[project.index].audience ? .shows : nil
    case .roleSet(let project, let member, let role):
      if role == .admin, givenRole(of: member, in: project) != .admin { return .givesControl }
      return isUndo && role != nil && !allSee(member, project) ? .shows : nil
    case .ownerSet, .projectLeft, .proposalOpened, .transferApproved: return .givesControl
    case .left(_, _, let successor): return successor == nil ? nil : .givesControl
    case .activitySet(_, _, let isActive): return isActive && isUndo ? .shows : nil
    case .placed(let team, let member, let role):
      guard let role else { return nil }
      let prior = teamMember(member, of: team)?.role
      if role == .admin { return prior == .admin ? nil : .givesControl }
      return isUndo && prior == nil && shows(team, to: member) ? .shows : nil
    case .merged(let old, let new), .projectSplit(let old, let new, _):
      return sensitivity(ofMerging: old, into: new, by: user)
    case .taskDone, .taskReopened, .assigned, .titled, .taskReplaced, .commentAdded, .commentEdited,
      .projectArchived, .projectUnarchived, .proposalClosed, .commentsLeft, .fileAttached,
      .subscribed, .keysDropped,
      .schemasDropped,
      .containerTouched,
      .copyTaken, .contentLost, .accessLost, .keyOpened, .keySettled, .keyCancelled,
      .operationUndone, .offered, .challengeIssued, .challengeShown, .challengeSpent,
      .challengeVoided, .challengeLapsed, .sessionOpened, .sessionEnded, .sessionsEnded,
      .slowedDown,
      .recordHidden, .preferenceSet, .preferenceUsed:
      return nil
    }
  }

  /// Whether a place in a team shows a user what they do not see yet.
  private func shows(_ team: EntityID, to user: EntityID) -> Bool {
    projects(of: team).contains { !canSee(user, $0) }
  }

  /// Merging shows what was in one to who sees the other, hides it from who does not, and gives the
  /// other's owner control.
  private func sensitivity(
    ofMerging old: EntityID, into new: EntityID, by user: EntityID
  ) -> Sensitivity? {
    guard let before = project(of: old), let after = project(of: new) else { return nil }
    return sensitivity(ofMoving: before, to: after, by: user)
  }

  /// What is in another project from then on is shown to who sees that one, controlled by who has
  /// more of a say there (its owner, and everybody whose role is higher), and out of the sight of who
  /// sees only this one.
  private func sensitivity(
    ofMoving before: EntityID, to after: EntityID, by user: EntityID
  ) -> Sensitivity? {
    if opens(from: before, to: after) || newcomers(from: before, to: after, besides: user) > 0 {
      return .shows
    }
    if projects[before.index].owner != projects[after.index].owner
      || raises(from: before, to: after, besides: user)
    {
      return .givesControl
    }
    let isHidden =
      opens(from: after, to: before) || newcomers(from: after, to: before, besides: user) > 0
    return isHidden ? .removes : nil
  }

  /// Whether anybody besides `user` may do more in one project than in another.
  private func raises(from before: EntityID, to after: EntityID, besides user: EntityID) -> Bool {
    users.rows.indices.contains { index in
      let other = EntityID(.user, index)
      guard other != user, canSee(other, after), let role = role(of: other, in: after) else {
        return false
      }
      return self.role(of: other, in: before).map { $0 < role } ?? true
    }
  }

  /// How many people besides `user` may see a project now and not the other one.
  func newcomers(from before: EntityID, to after: EntityID, besides user: EntityID) -> Int {
    users.rows.indices.count { index in
      let other = EntityID(.user, index)
      return other != user && canSee(other, after) && !canSee(other, before)
    }
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
