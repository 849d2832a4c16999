import IntentEngine

/// The whole simulated world as one value: server, devices, network and clock.
///
/// It has two verbs: `choices` lists what could happen next, `step` makes one thing happen. It has
/// no threads, no wall clock and no global state; to try another future, copy it, or `mark` it and
/// `rollBack`. Everything hot is in tables of plain rows.
///
/// The value is large, and asking it something would copy it to the stack: the questions that every
/// event asks are inlined.
public struct World: Sendable {
  let ground: Ground
  public internal(set) var options: WorldOptions
  /// The server.
  public internal(set) var engine: Engine
  /// What happened so far, where the options keep it.
  public internal(set) var trace: [Occurrence] = []

  var globals: Table<GlobalRow>
  var budgets: Table<BudgetRow>
  var counters: Table<CounterRow>
  var steps: Table<StepRow>
  var devices: Table<DeviceRow>
  var entries: Table<EntryRow>
  var operations: Table<OperationRow>
  /// By invocation.
  var effects: Table<EffectRow>
  var copies: Table<CopyRow>
  var files: Table<FileRow>
  /// Fingerprinted as a bag, in the counters: the place of a message means nothing.
  var messages: Table<MessageRow>
  var faults: Table<FaultRow>
  var consoles: Table<ConsoleRow>
  /// What the devices know of habits; empty where the scenario is not about suggestions.
  var suggestions: SuggestionBook
  var payloads: Slots<Payload>
  /// A crash builds the engine anew and can't be taken back; while somebody may want to go back, the
  /// engine from before each crash is kept.
  var enginesBeforeCrash: [Engine] = []
  var isMarked = false
  /// What was set since the scheduler last looked.
  var alarms: [Alarm] = []

  /// The world at time 0.
  public init(_ setup: WorldSetup, options: WorldOptions = WorldOptions()) {
    ground = Ground(setup)
    self.options = options
    engine = Engine(
      genesis: setup.genesis, texts: setup.texts, files: setup.files,
      safeguards: options.safeguards,
      keepsFingerprint: options.keepsFingerprint)
    engine.keepsPast = options.keepsHistory
    payloads = Slots(isShared: !options.keepsHistory)
    let isKept = options.keepsFingerprint
    globals = Table(isFingerprinted: isKept)
    budgets = Table(isFingerprinted: isKept)
    counters = Table(isFingerprinted: false)
    steps = Table(isFingerprinted: isKept)
    devices = Table(isFingerprinted: isKept)
    entries = Table(isFingerprinted: isKept)
    operations = Table(isFingerprinted: isKept)
    effects = Table(isFingerprinted: isKept)
    copies = Table(isFingerprinted: isKept, isBag: true)
    files = Table(isFingerprinted: isKept)
    messages = Table(isFingerprinted: false)
    faults = Table(isFingerprinted: isKept)
    consoles = Table(isFingerprinted: isKept)
    suggestions = SuggestionBook(
      devices: setup.devices.count, safeguards: options.safeguards, keepsFingerprint: isKept)
    fillTables()
    fillCaches()
    fillHabits()
    guard options.fingerprintSeed != 0 else { return }
    var reseeder = Reseeder(seed: options.fingerprintSeed)
    visitTables(&reseeder)
  }

  /// The moment that the world has come to.
  public internal(set) var now: Instant {
    get { globals[0].now }
    set { globals[0].now = newValue }
  }

  /// The safeguards that are on.
  public var safeguards: Safeguards { options.safeguards }

  /// Goes on with other safeguards from this moment: what a "what if" does.
  mutating func goOn(with safeguards: Safeguards) {
    options.safeguards = safeguards
    engine.goOn(with: safeguards)
  }

  private mutating func fillTables() {
    globals.append(GlobalRow())
    budgets.append(
      BudgetRow(
        losses: Int32(options.losses), duplicates: Int32(options.duplicates),
        crashes: Int32(options.crashes), expiries: Int32(options.expiries),
        timeouts: Int32(options.timeouts ?? 0)))
    counters.append(CounterRow())
    steps.reserve(setup.script.count)
    for _ in setup.script.indices { steps.append(StepRow()) }
    entries.reserve(setup.invocationCount)
    for _ in 0..<setup.invocationCount { entries.append(EntryRow()) }
    for index in 0..<setup.invocationCount where plan.isNumbered[index] {
      entries[index].isNumbered = true
    }
    operations.reserve(setup.invocationCount)
    for _ in 0..<setup.invocationCount { operations.append(.unmade) }
    for _ in 0..<setup.invocationCount { effects.append(EffectRow()) }
    for (index, device) in setup.devices.enumerated() {
      devices.append(
        DeviceRow(device, session: device.isSignedIn ? SessionID(index) : .none))
    }
  }
}
