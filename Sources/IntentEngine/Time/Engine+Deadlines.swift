/// Something that time alone ends, or begins.
private enum DeadlineKind: UInt64 {
  case question, session, undo, proposal, preference, standing
}

extension Engine {
  /// The moments after `now` at which an answer can change though nothing was done, the first first,
  /// each once: the ends of questions, sessions, undo windows, proposals and preferences, and when
  /// an admin has been one long enough.
  package func deadlines(after now: Instant) -> [Instant] {
    var found: [Instant] = []
    forEachDeadline { _, _, instant in
      if instant > now { found.append(instant) }
    }
    found.sort()
    return found.uniqued()
  }

  /// A number for all deadlines that have not come; where time can pass, later answers depend on them.
  ///
  /// - Parameter seed: where it starts.
  package func deadlineFingerprint(at now: Instant, seed: UInt64) -> UInt64 {
    var fingerprint = Fingerprint(seed: seed)
    forEachDeadline { kind, index, instant in
      guard instant > now else { return }
      fingerprint.fold(kind.rawValue << 32 | UInt64(index))
      fingerprint.fold(UInt64(bitPattern: instant.milliseconds))
    }
    return fingerprint.value
  }

  private func forEachDeadline(_ body: (DeadlineKind, Int, Instant) -> Void) {
    for (index, row) in state.challenges.rows.enumerated() where row.status == .open {
      body(.question, index, row.expires)
    }
    for (index, row) in state.sessions.rows.enumerated() where !row.isEnded {
      body(.session, index, row.expires)
    }
    for (index, row) in state.keys.rows.enumerated() where row.status == .settled && !row.isUndone {
      let window = IntentTraits.all[Int(row.intent.rawValue)].undoWindow
      if window > 0, row.outcome.isSuccess { body(.undo, index, row.settledAt + window) }
    }
    for (index, row) in state.proposals.rows.enumerated() where row.status == .open {
      body(.proposal, index, row.expires)
    }
    for (index, row) in state.preferences.rows.enumerated() where !row.isOver {
      body(.preference, index, row.expires)
    }
    for (index, row) in state.teamMembers.rows.enumerated()
    where row.role == .admin && row.adminSince >= .start {
      body(.standing, index, row.adminSince + Limits.adminStanding)
    }
  }
}

extension [Instant] {
  /// The same without what stands twice in a row.
  fileprivate func uniqued() -> [Instant] {
    reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}
