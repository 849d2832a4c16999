import IntentEngine

/// What there is one of: the clock, and what becomes of the server.
struct GlobalRow: Row {
  var now = Instant.start
  var isServerDown = false
  var outage = TimerSlot()
  /// The one tenant whose requests are not answered; all for `nil`.
  var outageTenant: EntityID?
  /// Faults that can still hit.
  var armedFaults: Int32 = 0

  var canonical: GlobalRow {
    var row = self
    row.outage = outage.canonical
    return row
  }

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(bitPattern: now.milliseconds))
    fingerprint.fold(isServerDown)
    outage.fold(into: &fingerprint)
    fingerprint.fold(UInt64(outageTenant?.rawValue ?? .max))
  }
}

/// What is left of the faults that are chosen rather than scripted.
struct BudgetRow: Row {
  var losses: Int32 = 0
  var duplicates: Int32 = 0
  var crashes: Int32 = 0
  var expiries: Int32 = 0
  /// How often a wait may be given up early, where that is limited.
  var timeouts: Int32 = 0

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(expiries, losses)
    fingerprint.fold(duplicates, crashes)
    if timeouts > 0 { fingerprint.fold(Int(timeouts)) }
  }
}

/// What follows from the other tables, counted along so that nobody has to look for it.
struct CounterRow: Row {
  /// Messages that are live, admitted ones among them.
  var liveMessages: Int32 = 0
  /// Timers whose firing the end of a scene waits for.
  var liveTimers: Int32 = 0
  /// The first free message row; -1 for none.
  var freeMessage: Int32 = -1
  var begunSteps: Int32 = 0
  /// The sum of the live messages' fingerprints.
  var messageSum: UInt64 = 0

  func fold(into fingerprint: inout Fingerprint) {}
}

/// How often the server did what an invocation asks for, and what it first said of its key, where that
/// is counted. It is apart from the entry: what the server does would otherwise depend on how the
/// device stands.
struct EffectRow: Row {
  var count: UInt8 = 0
  var result: KeyResult?

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(count))
    result?.fold(into: &fingerprint)
  }
}

/// When a step began.
struct StepRow: Row {
  var begunAt = Instant.never

  var canonical: StepRow { StepRow(begunAt: begunAt == .never ? .never : .start) }

  func fold(into fingerprint: inout Fingerprint) { fingerprint.fold(begunAt != .never) }
}

/// The console session of an administrator.
struct ConsoleRow: Row {
  var user: EntityID
  var tenant: EntityID
  var session: SessionID

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(tenant.rawValue))
    fingerprint.fold(Int(session.index))
  }
}
