import IntentEngine

/// The scheduler that goes by a given order of events, in a world without time; what the order does
/// not say goes on as it comes: first what is on its way, then the next step, then waiting.
public struct ScheduledRun: WorldRun {
  public private(set) var world: World
  private let schedule: [EventIdentity]
  /// Whether an event that can't happen comes behind those.
  private let endsInDrift: Bool
  /// How many events of the schedule have happened.
  private var followed = 0
  /// How many events there have been.
  private var events = 0
  private let limits: RunLimits
  private var choices: [Choice] = []

  /// A run of a world without time from its beginning.
  ///
  /// - Parameters:
  ///   - endsInDrift: whether an event that can't happen comes behind the schedule: then the run does
  ///     not go on by itself, and has drifted.
  ///   - limits: how many events there may be.
  public init(
    _ setup: WorldSetup, options: WorldOptions, schedule: [EventIdentity],
    endsInDrift: Bool = false, limits: RunLimits = RunLimits()
  ) {
    var options = options
    options.isTimed = false
    // By what they carry, messages are told apart as they were where the schedule was found.
    options.keepsFingerprint = true
    world = World(setup, options: options)
    self.schedule = schedule
    self.endsInDrift = endsInDrift
    self.limits = limits
  }

  /// Runs to the end, or to the limit of events.
  ///
  /// - Parameter look: is shown the world after each event.
  /// - Returns: how it ended: undecided, where an event of the schedule can't happen.
  public mutating func run(observing look: ((World) -> Void)? = nil) -> RunEnd {
    while advance() != nil { look?(world) }
    return end
  }

  /// How the run ends where nothing more happens: undecided, where an event of the schedule can't
  /// happen.
  package var end: RunEnd {
    if isAtLimit { return .undecided(.tooManyEvents(limits.events)) }
    return hasDrifted ? .undecided(.drifted(event: followed)) : .finished
  }

  private var isAtLimit: Bool { events >= limits.events }

  /// Makes the next event happen.
  ///
  /// - Returns: what happened; `nil` when nothing more can, or when the schedule does not fit.
  public mutating func advance() -> Choice? {
    if isAtLimit { return nil }
    var next: Choice?
    if followed < schedule.count {
      next = world.choice(for: schedule[followed])
      if next != nil { followed += 1 }
    } else if !endsInDrift {
      next = naturalChoice()
    }
    if let next {
      world.step(next)
      events += 1
    }
    return next
  }

  /// Goes on with other safeguards from this moment.
  package mutating func goOn(with safeguards: Safeguards) { world.goOn(with: safeguards) }

  /// Whether the next event of the schedule can't happen.
  private var hasDrifted: Bool { followed < schedule.count || endsInDrift }

  /// What comes next where nobody chooses; never a fault.
  private mutating func naturalChoice() -> Choice? {
    world.choices(into: &choices)
    let arrival = choices.first {
      switch $0 {
      case .deliver, .commit: true
      case .begin, .timer, .limit, .signInTimer, .syncTimer, .endOutage, .lose, .duplicate, .crash,
        .restart, .pass:
        false
      }
    }
    return arrival ?? choices.first
  }
}

extension WorldOptions {
  /// Takes the budgets that a schedule needs.
  public mutating func allow(_ schedule: [EventIdentity]) {
    for event in schedule {
      switch event {
      case .message(.lose, _): losses += 1
      case .message(.duplicate, _): duplicates += 1
      case .crash: crashes += 1
      case .pass: expiries += 1
      case .begin, .message, .retry, .timeLimit, .giveUpSignIn, .giveUpSync, .endOutage, .restart:
        continue
      }
    }
  }
}
