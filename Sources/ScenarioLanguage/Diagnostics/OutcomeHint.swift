/// Outcomes for the words that other systems use.
enum OutcomeHint {
  /// The words that come near in meaning, or all that there are.
  static func help(for word: String, among words: [String]) -> String {
    let near = (said[word] ?? []).filter(words.contains)
    if !near.isEmpty { return "did you mean \(Wording.alternatives(near.map(Wording.quoted)))?" }
    return "it can be \(Wording.alternatives(words))"
  }

  private static let said: [String: [String]] = [
    "failed": ["forbidden", "changed", "gone", "unavailable", "not-reached"],
    "error": ["invalid", "forbidden", "unavailable"],
    "rejected": ["forbidden", "invalid", "cancelled"],
    "refused": ["forbidden", "invalid", "outbox-full"],
    "denied": ["forbidden"], "unauthorized": ["sign-in", "forbidden"],
    "conflict": ["changed", "mismatched"], "stale": ["changed"], "outdated": ["changed"],
    "missing": ["not-found", "gone"], "unknown": ["not-found", "invalid"],
    "duplicate": ["already"], "ignored": ["already", "dropped"],
    "queued": ["kept", "waiting", "parked", "held"],
    "pending": ["kept", "waiting", "in-progress", "challenged"],
    "stored": ["kept"], "paused": ["parked", "held"], "blocked": ["waiting", "held"],
    "running": ["in-progress"], "asked": ["challenged", "choose"],
    "ambiguous": ["choose"], "declined": ["cancelled"], "aborted": ["cancelled"],
    "timeout": ["unavailable", "kept", "expired"], "throttled": ["slow-down"],
    "signed-out": ["sign-in"], "lost": ["kept", "dropped"],
  ]
}
