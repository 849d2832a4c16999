extension Engine {
  /// Right before link 4: an administrative operation is taken from the server's console alone
  /// (rule `discover.by-value`).
  ///
  /// Whether it came from there the session tells: a device has its own, and what it claims to be
  /// counts for nothing. It comes before the key, which is then left as it was.
  func console(_ context: borrowing Context) throws(Answer) {
    guard context.traits.isAdministrative, safeguards.keeps(.discoverByValueRefused) else { return }
    if context.device != .none || context.claims.entry != .administration {
      throw Answer(.forbidden, .discoverByValue)
    }
  }
}
