extension Engine {
  /// Right before link 4: an administrative operation is taken from the server's console alone
  /// (rule `discover.by-value`).
  ///
  /// Whether it came from there the session tells: a device has its own, and what it claims to be
  /// counts for nothing. It comes before the key, which is then left as it was.
  func console(_ context: borrowing Context) throws(Answer) {
    guard isAdministrative(context), safeguards.keeps(.discoverByValueRefused) else { return }
    if context.device != .none || context.claims.entry != .administration {
      throw Answer(.forbidden, .discoverByValue)
    }
  }

  /// Whether an operation is administrative, or takes back one that was.
  private func isAdministrative(_ context: borrowing Context) -> Bool {
    if context.traits.isAdministrative { return true }
    guard context.isUndo, let key = context.request.arguments.operation,
      let row = state.row(of: key, tenant: context.tenant, user: context.user),
      state.keys[row].status == .settled, state.keys[row].outcome == .done
    else { return false }
    return IntentTraits.all[Int(state.keys[row].intent.rawValue)].isAdministrative
  }
}
