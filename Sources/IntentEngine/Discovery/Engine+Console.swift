extension Engine {
  /// Right after link 4: an administrative operation is taken from the server's console alone
  /// (rule `discover.by-value`).
  ///
  /// Whether it came from there the session tells: a device has its own, and what it claims to be
  /// counts for nothing. It is refused as forbidden: the request is sound, and who sent it may do it,
  /// from the console, under a new key. What only the app offers is refused for its shape instead
  /// (rule `entry.public-surface`): no session of its user makes it sound.
  func console(_ context: borrowing Context) throws(Answer) {
    if isOfConsoleAlone(context) { throw Answer(.forbidden, .discoverByValue) }
  }

  /// In link 4: what the console has asked about stays open there; nothing that is said elsewhere
  /// under its key answers, cancels or settles it.
  func openAtConsole(_ context: inout Context) throws(Answer) {
    guard isOfConsoleAlone(context) else { return }
    context.fixesKey = false
    throw Answer(.forbidden, .discoverByValue)
  }

  /// Whether a request that only the console takes came in elsewhere.
  private func isOfConsoleAlone(_ context: borrowing Context) -> Bool {
    guard isAdministrative(context), safeguards.keeps(.discoverByValueRefused) else { return false }
    return context.device != .none || context.claims.entry != .administration
  }

  /// Whether an operation is administrative, or takes back one that was.
  private func isAdministrative(_ context: borrowing Context) -> Bool {
    if isAdministrative(context.intent) { return true }
    guard context.isUndo, let key = context.request.arguments.operation,
      let row = state.row(of: key, tenant: context.tenant, user: context.user),
      state.keys[row].status == .settled, state.keys[row].outcome == .done
    else { return false }
    return isAdministrative(state.keys[row].intent)
  }

  private func isAdministrative(_ intent: IntentKind) -> Bool {
    IntentTraits.all[Int(intent.rawValue)].isAdministrative
  }

  /// Whether an operation that waits can't go on where the user asks: on a device, what only the
  /// console takes.
  func waitsAtConsole(_ intent: IntentKind, _ context: borrowing Context) -> Bool {
    context.device != .none && isAdministrative(intent) && safeguards.keeps(.discoverByValueRefused)
  }
}
