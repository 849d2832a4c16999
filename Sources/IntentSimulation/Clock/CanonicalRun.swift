import IntentEngine

/// How much one run may take, so that every run ends.
public struct RunLimits: Hashable, Sendable {
  /// The most events.
  public var events = 10_000_000
  /// The most virtual time, in milliseconds: 400 days.
  public var time: Milliseconds = 400 * 24 * 3_600_000

  public init() {}
}

/// How a run ended.
public enum RunEnd: Hashable, Sendable {
  /// Nothing more can happen.
  case finished
  /// A limit was reached: nothing is proved.
  case undecided(UndecidedReason)
}

/// Which limit ended a run.
public enum UndecidedReason: Hashable, Sendable {
  case tooManyEvents(Int)
  case tooMuchTime(Milliseconds)
  /// Nothing more can happen, and yet this step never began.
  case stuck(step: Int)
  /// This event of the schedule, counted from 0, can't happen where it stands.
  case drifted(event: Int)

  /// The reason in words.
  public var words: String {
    switch self {
    case .tooManyEvents(let count): "more than \(count) events"
    case .tooMuchTime(let span): "more than \(span) ms of virtual time"
    case .stuck(let step): "step \(step + 1) never begins"
    case .drifted(let event): "drifted: event \(event + 1) of the schedule can't happen there"
    }
  }
}

/// The scheduler that goes by virtual time: what is due first comes first, what was set first where
/// two are due at once, and a step of the script after all that is due at its time.
public struct CanonicalRun: WorldRun {
  public private(set) var world: World
  /// How many events there have been.
  public private(set) var events = 0
  public let limits: RunLimits
  /// How it ended; `nil` as long as it goes on.
  public private(set) var end: RunEnd?
  private var agenda = Agenda()
  private var nextStep = 0
  /// Of the steps; a whole step is much to look at before every event.
  private let moments: [Moment]

  /// A run of a timed world from its beginning.
  public init(
    _ setup: WorldSetup, options: WorldOptions = WorldOptions(), limits: RunLimits = RunLimits()
  ) {
    var options = options
    options.isTimed = true
    world = World(setup, options: options)
    self.limits = limits
    moments = setup.script.map(\.moment)
  }

  /// Runs to the end.
  ///
  /// - Parameter look: is shown the world after each event.
  public mutating func run(observing look: ((World) -> Void)? = nil) -> RunEnd {
    while advance() != nil {
      if let look { look(world) }
    }
    return end ?? .finished
  }

  /// Makes the next event happen.
  ///
  /// - Returns: what happened; `nil` when nothing more can, or a limit is reached: `end` says which.
  public mutating func advance() -> Choice? {
    if events >= limits.events { return stop(.undecided(.tooManyEvents(limits.events))) }
    guard let next = nextChoice() else { return stop(endOfAgenda) }
    if next.due.milliseconds > limits.time { return stop(.undecided(.tooMuchTime(limits.time))) }
    perform(next.choice, at: next.due)
    return next.choice
  }

  private mutating func stop(_ end: RunEnd) -> Choice? {
    self.end = end
    return nil
  }

  /// Goes on with other safeguards from this moment.
  package mutating func goOn(with safeguards: Safeguards) { world.goOn(with: safeguards) }

  /// A step that never began would let a scenario pass without what it is about.
  private var endOfAgenda: RunEnd {
    nextStep < moments.count ? .undecided(.stuck(step: nextStep)) : .finished
  }

  private mutating func perform(_ choice: Choice, at due: Instant) {
    if case .begin = choice { nextStep += 1 } else { _ = agenda.removeFirst() }
    if due > world.now { world.now = due }
    world.step(choice)
    events += 1
    for alarm in world.alarms { agenda.insert(alarm) }
    world.alarms.removeAll(keepingCapacity: true)
  }

  private mutating func nextChoice() -> (choice: Choice, due: Instant)? {
    let event = nextEvent()
    guard let due = dueOfNextStep() else { return event }
    if let event, event.due <= due, !isMeanwhile { return event }
    return (.begin(step: Int32(nextStep)), due)
  }

  /// The earliest alarm that still stands; stale ones are thrown away.
  private mutating func nextEvent() -> (choice: Choice, due: Instant)? {
    while let alarm = agenda.first {
      if let choice = world.choice(for: alarm) { return (choice, alarm.due) }
      _ = agenda.removeFirst()
    }
    return nil
  }

  private var isMeanwhile: Bool { moments[nextStep] == .meanwhile }

  /// When the next step begins; `nil` when there is none, or when it waits for quiet.
  @inline(__always)
  private func dueOfNextStep() -> Instant? {
    guard nextStep < moments.count else { return nil }
    switch moments[nextStep] {
    case .at(let instant): return max(instant, world.now)
    case .after(let span): return max(previousBegin + span, world.now)
    case .meanwhile: return world.now
    case .then: return world.isQuiet ? world.now : nil
    }
  }

  private var previousBegin: Instant {
    nextStep == 0 ? .start : world.beginTime(of: nextStep - 1)
  }
}

extension World {
  @inline(__always)
  func beginTime(of step: Int) -> Instant { steps[step].begunAt }
}
