extension Engine {
  /// The user's open operations, wherever they began (rule `recover.elsewhere`).
  func openOperations(_ context: borrowing Context) -> [PendingOperation] {
    var open: [PendingOperation] = []
    for row in state.keys.rows
    where row.status == .open && row.user == context.user && row.tenant == context.tenant {
      let content = state.contents[Int(row.open)]
      if safeguards.lacks(.recoverElsewherePending), content.device != context.device { continue }
      open.append(pending(row, content, context))
    }
    return open
  }

  private func pending(
    _ row: KeyRow, _ content: OperationContent, _ context: borrowing Context
  ) -> PendingOperation {
    let challenge = openChallenge(of: row.key, user: row.user, tenant: row.tenant)
    return PendingOperation(
      key: row.key, intent: content.intent, arguments: content.arguments,
      version: content.version,
      challenge: challenge.map { state.challenges[Int($0.index)].challenge($0) })
  }
}
