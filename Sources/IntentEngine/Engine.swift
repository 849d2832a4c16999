/// The server's core: a value that answers.
///
/// A request passes one decision chain, each link a named rule; what it decides is written as the
/// events of one transaction, and nothing else writes the state. Copying an engine is copying a
/// world's past; recovery after a crash is folding the journal again.
public struct Engine: Sendable {
  public internal(set) var state: State
  public internal(set) var journal = Journal()
  /// Keys that are between their check and their write; a crash drops them.
  var reservations = Table<Reservation>(isBag: true)
  /// Where the search for questions whose time is over begins: all before it are answered or noted.
  var unlapsed = 0
  public private(set) var safeguards: Safeguards
  public private(set) var texts: TextPool
  public private(set) var files: FilePool
  /// Whether the journal's past is there to be asked; an explored world keeps none, and tells nothing
  /// from it.
  package var keepsPast = true
  private let genesis: Genesis

  /// Makes the server as it is at time 0.
  ///
  /// - Parameters:
  ///   - safeguards: what is on; an engine without one is faulty in just that way.
  ///   - keepsFingerprint: whether `fingerprint` is kept up to date; whoever does not compare states
  ///     by it saves the work.
  public init(
    genesis: Genesis, texts: TextPool, files: FilePool = FilePool(), safeguards: Safeguards = .all,
    keepsFingerprint: Bool = true
  ) {
    self.genesis = genesis
    self.texts = texts
    self.files = files
    self.safeguards = safeguards
    state = State(
      genesis, scopesKeys: safeguards.keeps(.writeKeyScopeUser),
      measuring: Measuring(safeguards), keepsFingerprint: keepsFingerprint)
  }

  /// Makes the server as a journal left it: the genesis, and every transaction folded onto it.
  ///
  /// - Parameters:
  ///   - texts: all texts that genesis and journal refer to.
  ///   - files: all files that the journal refers to.
  public init(
    genesis: Genesis, texts: TextPool, files: FilePool = FilePool(), journal: Journal,
    safeguards: Safeguards = .all, keepsFingerprint: Bool = true
  ) {
    self.init(
      genesis: genesis, texts: texts, files: files, safeguards: safeguards,
      keepsFingerprint: keepsFingerprint)
    self.journal = journal
    state = recoveredState()
  }

  /// The id of a text, for a request to refer to; whoever embeds the engine calls it as words come in.
  public mutating func intern(_ text: String) -> TextID { texts.intern(text) }

  /// The id of a file, for a request to refer to; whoever embeds the engine calls it as files come in.
  public mutating func intern(_ file: IntentFile) -> FileID { files.intern(file) }

  /// The id of what arrived of a file.
  public mutating func intern(_ content: FileContent) -> ContentID { files.intern(content) }

  /// Goes on with other safeguards from this moment; what they decide when the server starts, whose
  /// key one is and what counts as an operation, stays as it is.
  package mutating func goOn(with safeguards: Safeguards) { self.safeguards = safeguards }

  /// Decides a request and, in the same step, does what it decided.
  public mutating func handle(_ request: Request, now: Instant) -> Reply {
    wake(now)
    var context = Context(request, request.intent ?? .pending, now)
    return conclude(decide(&context), &context)
  }

  /// Decides a request and reserves its key, so that the commit can come later, as on real servers.
  public mutating func admit(_ request: Request, now: Instant) -> Admission {
    wake(now)
    var context = Context(request, request.intent ?? .pending, now)
    let answer = decide(&context)
    guard answer.outcome.mayAct, context.effect != nil || context.cancelledKey != nil,
      let key = request.key
    else {
      return .answered(conclude(answer, &context))
    }
    let place = reserve(
      Reservation(
        tenant: context.tenant, user: context.user, key: key, content: context.content,
        isActive: true))
    return .admitted(Ticket(request: request, reservation: Int32(place)))
  }

  /// Keeps a reservation, in the place of one that is over where there is one.
  private mutating func reserve(_ reservation: Reservation) -> Int {
    guard let free = reservations.rows.firstIndex(where: { !$0.isActive }) else {
      return reservations.append(reservation)
    }
    reservations[free] = reservation
    return free
  }

  /// Runs the chain once more on the state of this moment, and does what it decides.
  ///
  /// - Parameter ticket: what `admit` gave; one whose reservation a crash has dropped holds nothing
  ///   any more, and its request is decided like any other.
  public mutating func commit(_ ticket: Ticket, now: Instant) -> Reply {
    let place = Int(ticket.reservation)
    guard place < reservations.count, reservations[place].isActive,
      reservations[place].key == ticket.request.key
    else { return handle(ticket.request, now: now) }
    wake(now)
    var context = Context(ticket.request, ticket.request.intent ?? .pending, now)
    context.holdsReservation = true
    reservations[place].isActive = false
    return conclude(decide(&context), &context)
  }

  /// The decision chain, from top to bottom; the first link that throws has decided.
  func decide(_ context: inout Context) -> Answer {
    identify(&context)
    do throws(Answer) {
      try rate(&context)
      try inputShape(&context)
      try session(&context)
      try tenant(&context)
      try lock(context)
      try earlySchema(context)
      try key(&context)
      try console(context)
      try schema(context)
      try resolution(&context)
      try visibility(&context)
      try permission(&context)
      try state(&context)
      try version(&context)
      try file(&context)
      try lateKey(&context)
      try effect(&context)
      try orphans(&context)
      try confirmation(&context)
    } catch {
      return error
    }
    if case .proposalOpened = context.effect { return Answer(.awaitingApproval, .ownershipQuorum) }
    return Answer(.done, deciding(context))
  }

  /// The rule that let a request through: the one that asked the most of it.
  private func deciding(_ context: borrowing Context) -> Rule {
    if context.traits.isRead { return .readVisibility }
    if context.isUndo { return .recoverUndo }
    if case .leftOut = context.asking { return .confirmSkipScoped }
    return context.spentChallenge == nil ? .authRecheck : .confirmBound
  }

  /// The server stops and starts again: reservations and whatever is not durable are lost, the rest
  /// is folded from the journal onto the genesis.
  public mutating func crash() {
    journal.loseVolatile()
    if safeguards.keeps(.writeConcurrentCrash) { reservations = Table(isBag: true) }
    unlapsed = 0
    state = state.recovered(from: journal, on: genesis)
  }

  /// A crash of a server whose journal's past nobody keeps: what is durable is what the state is, as
  /// long as the safeguard `write.atomic` is on.
  package mutating func dropReservations() {
    for index in 0..<reservations.count where reservations[index].isActive {
      reservations[index].isActive = false
    }
  }

  /// Leaves the journal's past behind, where nobody keeps it.
  package mutating func forgetJournal() { journal = Journal() }

  /// The state that folding the journal gives: the same as `state`, or the journal is broken.
  public func recoveredState() -> State {
    state.recovered(from: journal, on: genesis)
  }

  /// Whether folding the journal gives the state that there is.
  package var isRecoverable: Bool { recoveredState() == state }

  /// The server epoch at a moment: what the next keys of a device that hears of it will name.
  public static func epoch(at now: Instant) -> UInt32 {
    UInt32(clamping: now.milliseconds / Limits.epochLength)
  }

  /// A stable hash of all that a later answer can depend on.
  public var fingerprint: UInt64 {
    var whole = Fingerprint.Sum(part: 2, after: state.fingerprint)
    whole.add(reservations)
    return whole.value
  }
}

extension Engine: Hashable {
  /// Two engines are equal when their states, reservations, journals and safeguards are.
  public static func == (left: Engine, right: Engine) -> Bool {
    left.state == right.state && left.reservations == right.reservations
      && left.journal == right.journal && left.safeguards == right.safeguards
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// What `admit` decides.
public enum Admission: Sendable {
  /// The chain ended; there is nothing to commit.
  case answered(Reply)
  /// The key is reserved; `commit` must follow.
  case admitted(Ticket)
}

/// The right to commit what was admitted.
@frozen
public struct Ticket: BitwiseCopyable, Hashable, Sendable {
  let request: Request
  let reservation: Int32
}
