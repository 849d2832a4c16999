import IntentEngine

extension World {
  /// The moments to which time can pass, the first first: the server's deadlines and the devices'.
  var deadlines: [Instant] {
    var found = engine.deadlines(after: now)
    for entry in entries.rows {
      if entry.limit.isArmed { found.append(entry.limit.due) }
      if entry.state.isUnderWay { found.append(entry.handAt + DeviceLimits.retryWindow) }
    }
    found.removeAll { $0 <= now }
    found.sort()
    return found.indices.filter { $0 == 0 || found[$0] != found[$0 - 1] }.map { found[$0] }
  }

  /// Lets time pass by choice; all that is due by then is over.
  mutating func pass(_ span: Milliseconds) {
    budgets[0].expiries -= 1
    now = now + span
    fireLimitsDue()
  }
}
