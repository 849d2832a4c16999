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
  mutating func prefer(_ number: Int32, _ record: AuditRecord, _ journal: borrowing Journal) {
    guard let user = record.user else { preconditionFailure("a preference needs a user") }
    remember(number * 2, record)
    let said = journal.preferences[Int(number)]
    let (project, intent) = (said.project, said.intent)
    let new = PreferenceRow(
      user: user, project: project, intent: intent, isOver: false, key: said.key,
      expires: said.until)
    let known = preferences.rows.firstIndex {
      $0.user == user && $0.project == project && $0.intent == intent
    }
    guard let known else {
      preferences.append(new)
      return
    }
    preferences[known] = new
  }

  /// Keeps with a settled key what was told of its question, for its replays.
  mutating func remember(_ asking: Int32, _ record: AuditRecord) {
    guard let key = record.key, let row = row(of: key, record) else { return }
    keys[row].asking = asking
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
  /// Who may do what, and who sees what.
  fileprivate static let access: Effects = places.union(.audience)
}
