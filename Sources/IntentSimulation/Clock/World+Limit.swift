import IntentEngine

extension World {
  /// Starts the system's time limit for an intent that runs beside the app.
  mutating func startLimit(_ index: Int) {
    entries[index].isExtensionAlive = true
    entries[index].limit.arm(now + DeviceLimits.intentTime)
    alarm(.limit, index, entries[index].limit)
  }

  /// The system ends the process that runs the intent: the user is told that it is kept.
  mutating func reachLimit(_ index: Int) {
    entries[index].isExtensionAlive = false
    entries[index].limit.disarm()
    entries[index].isQueued = true
    guard entries[index].state.isUnderWay else { return }
    note { .limitReached($0.origin(index)) }
    if safeguards.lacks(.recoverKeptLimit) {
      drop(index, .droppedAtLimit)
    } else if isStoppedByLimit(index) {
      park(index, .waitsForUser)
    } else if !devices[Int(entries[index].device.index)].isAppAlive {
      keep(index, .timeLimit)
    }
  }

  private func isStoppedByLimit(_ index: Int) -> Bool {
    isDestructive(index) && safeguards.keeps(.recoverNotEndlessBackground)
      && safeguards.keeps(.recoverNotEndlessDestructive)
  }

  /// Fires the limits up to now, in order of time and invocation: an explored clock moves in leaps.
  mutating func fireLimitsDue() {
    while let index = earliestLimit(upTo: now) { reachLimit(index) }
  }

  private func earliestLimit(upTo deadline: Instant) -> Int? {
    let due = entries.rows.indices.filter { entries[$0].limit.due <= deadline }
    return due.min { (entries[$0].limit.due, $0) < (entries[$1].limit.due, $1) }
  }
}

extension EntryState {
  /// Whether it is on its way without the user.
  var isUnderWay: Bool {
    switch self {
    case .inFlight, .backingOff, .waiting, .kept: true
    case .unborn, .asking, .signInNeeded, .parked, .finished, .refused, .dropped: false
    }
  }
}
