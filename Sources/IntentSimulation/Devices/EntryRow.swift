import IntentEngine

/// Where an invocation stands on its device.
enum EntryState: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Not made yet.
  case unborn
  /// In the outbox, and goes by itself.
  case kept
  /// A request is out, and its time limit runs.
  case inFlight
  /// Between two attempts.
  case backingOff
  /// Behind another operation of the same outbox.
  case waiting
  /// A challenge or candidates are shown.
  case asking
  /// The server wants a sign-in first.
  case signInNeeded
  /// Needs the user.
  case parked
  /// Has its last answer.
  case finished
  /// Refused on the device: nothing was sent.
  case refused
  /// Gone from the outbox without an answer.
  case dropped

  /// Whether it has no place in the outbox.
  var isOver: Bool {
    switch self {
    case .unborn, .finished, .refused, .dropped: true
    case .kept, .inFlight, .backingOff, .waiting, .asking, .signInNeeded, .parked: false
    }
  }
}

/// Why one operation waits for another.
enum Dependency: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// The same entity: it goes on after any last answer.
  case order
  /// It undoes the one ahead.
  case undoes
  /// Its subject is made by the one ahead.
  case made
}

/// An invocation on its device: the outbox's entry, and what became of it.
struct EntryRow: Row {
  var state = EntryState.unborn
  var reason = RestReason.none
  /// Why it was last told to be held; what is no news is not told again.
  var toldHeld = RestReason.none
  var device = DeviceID.none
  /// The operation; -1 for none yet.
  var operation: Int32 = -1
  /// The account that it belongs to.
  var user = EntityID(.user, 0)
  var tenant = EntityID(.tenant, 0)
  /// The tenant that the device worked for when it was said: another one where the saying names its
  /// own.
  var home = EntityID(.tenant, 0)
  /// The step that says how it comes in now: its making, or a confirmation of it.
  var mannerStep: Int32 = -1
  /// The entity that it is about, as far as the device knows.
  var entity: EntityID?
  /// Asks for the pending operations, to go on with its own.
  var isPickingUp = false
  /// How many of its requests only asked for what is pending.
  var reads: UInt16 = 0
  /// Goes on from the outbox, rather than in the course of an invocation.
  var isQueued = false
  /// A process beside the app runs it.
  var isExtensionAlive = false

  /// Its neighbours in the outbox.
  var previous: Int32 = -1
  var next: Int32 = -1
  /// What it waits for, and why.
  var waitsFor: Int32 = -1
  var dependency = Dependency.order

  var invokedAt = Instant.start
  /// When the user last touched it.
  var handAt = Instant.start
  /// Requests sent, ever.
  var requests: UInt32 = 0
  /// Replies that the server sent, ever.
  var replies: UInt32 = 0
  /// How often the device that carries it out has heard it.
  var hearings: UInt16 = 0
  /// Requests sent since the user last touched it.
  var burst: UInt16 = 0
  /// How often it was sent again as it was; a faulty client makes a new key each time.
  var retries: UInt16 = 0
  /// Whether the user's hand did on the screen what the next request says; a retry keeps it.
  var isByHand = false
  /// Whether the system had suggested it.
  var isSuggested = false
  /// Whether the device was locked when it was said; a retry keeps it.
  var isLocked = false
  /// Was interrupted, or never went out, since the user last touched it.
  var isDeferred = false
  var response = Response.none
  var timer = TimerSlot()
  var limit = TimerSlot()

  /// Whether a fault names its messages by number, so that their count counts.
  var isNumbered = false

  /// What of the last answer the user's next choice depends on.
  var shown: UInt64 = 0
  /// The place of the last answer that counts; -1 for none kept.
  var reply: Int32 = -1
  var outcome: Outcome?
  /// All outcomes that it was ever told, a bit each.
  var told: UInt32 = 0
  var hasSummary = false
  var summaryTitle = TextID.empty

  var canonical: EntryRow {
    var row = self
    (row.timer, row.limit) = (timer.canonical, limit.canonical)
    if !isNumbered { row.replies = 0 }
    row.invokedAt = .start
    return row
  }

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(state.rawValue) << 8 | UInt64(reason.rawValue))
    if state == .unborn { return }
    fingerprint.fold(device.index, operation)
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(tenant.rawValue))
    fingerprint.fold(UInt64(home.rawValue))
    fingerprint.fold(Int(mannerStep))
    fingerprint.fold(UInt64(entity?.rawValue ?? .max))
    fingerprint.fold(
      UInt64(hearings) << 32 | UInt64(reads) << 2 | (isPickingUp ? 2 : 0) | (isQueued ? 1 : 0))
    fingerprint.fold((requests == 0 ? 2 : 0) | (isExtensionAlive ? 1 : 0) as UInt64)
    fingerprint.fold((isByHand ? 4 : 0) | (isLocked ? 2 : 0) | (isDeferred ? 1 : 0) as UInt64)
    fingerprint.fold(next, waitsFor)
    fingerprint.fold(UInt64(bitPattern: handAt.milliseconds))
    fingerprint.fold(shown)
    if isNumbered { fingerprint.fold(UInt64(requests) << 32 | UInt64(replies)) }
    fingerprint.fold(UInt64(retries) << 32 | UInt64(burst) << 8 | UInt64(dependency.rawValue))
    fingerprint.fold(UInt64(told) << 8 | UInt64(outcome?.rawValue ?? .max))
    fingerprint.fold(hasSummary)
    response.fold(into: &fingerprint)
    timer.fold(into: &fingerprint)
    limit.fold(into: &fingerprint)
  }
}
