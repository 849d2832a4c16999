extension State {
  /// Whether "don't ask again" can stand in for the question about an effect; what is not named here
  /// always asks (rule `confirm.skip-scoped`).
  ///
  /// Sharing always asks: it changes the audience, and that ends every preference of the project.
  func maySkip(_ effect: Event, by user: EntityID) -> Bool {
    switch effect {
    case .commentDeleted(let comment): comments[comment.index].author == user
    case .commentRestored(let comment):
      project(of: comment).map { projects[$0.index].audience != .public } ?? false
    default: false
    }
  }

  /// Keeps what the user said; of one user, intent and project there is one row.
  mutating func prefer(
    _ project: EntityID, _ intent: IntentKind, until expires: Instant, _ record: AuditRecord
  ) {
    guard let user = record.user, let key = record.key else {
      preconditionFailure("a preference needs a user and a key")
    }
    let new = PreferenceRow(
      user: user, project: project, intent: intent, isOver: false, key: key, expires: expires)
    let known = preferences.rows.firstIndex {
      $0.user == user && $0.project == project && $0.intent == intent
    }
    guard let known else {
      preferences.append(new)
      return
    }
    preferences[known] = new
  }

  /// Ends what was said before an effect that changes who may do what, or who sees what.
  mutating func endPreferences(by event: Event) {
    guard !event.effects.isDisjoint(with: .access) else { return }
    for index in preferences.rows.indices where !preferences[index].isOver {
      if changesAccess(event, to: preferences[index].project) { preferences[index].isOver = true }
    }
  }

  /// Whether an effect on access is about a project; one that is not known here is about all of them.
  private func changesAccess(_ event: Event, to project: EntityID) -> Bool {
    switch event {
    case .roleSet(let changed, _, _), .audienceSet(let changed, _), .ownerSet(let changed, _),
      .left(let changed, _, to: _):
      changed == project
    case .activitySet(let user, in: let tenant, _):
      projects[project.index].tenant == tenant && reaches(user, project)
    case .placed(let team, _, _), .dissolved(let team):
      projects[project.index].owner == team || givenRole(of: team, in: project) != nil
    default: true
    }
  }
}

extension Effects {
  /// What can go unasked at all.
  static let skippable: Effects = [.commentDeleted, .commentRestored]

  /// Who may do what, and who sees what.
  fileprivate static let access: Effects = [.membership, .audience, .ownership, .suspension]
}
