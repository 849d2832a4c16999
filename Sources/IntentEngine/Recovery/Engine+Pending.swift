extension Engine {
  /// The user's open operations, wherever they began (rule `recover.elsewhere`).
  ///
  /// - Parameter task: only those about this task and its comments; all for `nil`.
  func openOperations(
    _ context: borrowing Context, about task: EntityID? = nil
  ) -> [PendingOperation] {
    var open: [PendingOperation] = []
    for row in state.keys.rows
    where row.status == .open && row.tenant == context.tenant
      && (row.user == context.user || safeguards.lacks(.recoverElsewhereUser))
    {
      let content = state.contents[Int(row.open)]
      if let task, !isAbout((row.entity ?? content.subject).map(follow), task) { continue }
      if waitsAtConsole(content.intent, context) { continue }
      if safeguards.lacks(.recoverElsewherePending), content.device != context.device { continue }
      open.append(pending(row, content, context))
    }
    return open
  }

  /// Whether an entity is the task, or a comment on it.
  private func isAbout(_ entity: EntityID?, _ task: EntityID) -> Bool {
    guard let entity, state.exists(entity) else { return false }
    return entity == task
      || entity.kind == .comment && state.comments[entity.index].container == task
  }

  /// What may no longer be seen is listed by its key and intent alone; what has expired is no longer
  /// asked.
  private func pending(
    _ row: KeyRow, _ content: OperationContent, _ context: borrowing Context
  ) -> PendingOperation {
    var challenge = openChallenge(of: row.key, user: row.user, tenant: row.tenant)
    if let open = challenge, context.now >= state.challenges[Int(open.index)].expires,
      safeguards.keeps(.recoverElsewhereExpired)
    {
      challenge = nil
    }
    let question = challenge.map { state.challenges[Int($0.index)].challenge($0) }
    // A question may be about something else than what is wanted: an approval asks about its project.
    let named = [row.entity ?? content.subject, question?.explanation.object].compactMap(\.self)
    guard
      named.allSatisfy({ present($0, context) != nil })
        || safeguards.lacks(.readVisibilityPending)
    else {
      return PendingOperation(
        key: row.key, intent: content.intent, arguments: Arguments(), version: nil, challenge: nil)
    }
    var pending = PendingOperation(
      key: row.key, intent: content.intent, arguments: content.arguments,
      version: content.version, challenge: question,
      current: question.flatMap { state.snapshot(of: $0.explanation.object) })
    pending.schema = content.schema
    return pending
  }
}

extension OperationContent {
  /// The entity that the operation names by its id, where it is about one.
  fileprivate var subject: EntityID? {
    guard IntentTraits.all[Int(intent.rawValue)].hasSubject else { return nil }
    if case .id(let id) = arguments.subject { return id }
    return nil
  }
}
