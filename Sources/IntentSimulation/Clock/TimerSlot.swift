import IntentEngine

/// One timer of a row: when it is due, and the generation that tells a stale alarm from a live one.
struct TimerSlot: BitwiseCopyable, Hashable, Sendable {
  private(set) var due = Instant.never
  private(set) var generation: UInt32 = 0

  var isArmed: Bool { due != .never }

  mutating func arm(_ due: Instant) {
    self.due = due
    generation &+= 1
  }

  mutating func disarm() {
    due = .never
    generation &+= 1
  }

  /// The timer without how often it was set: without time there are no stale alarms.
  var canonical: TimerSlot {
    var slot = self
    slot.generation = 0
    return slot
  }

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(bitPattern: due.milliseconds))
  }
}
