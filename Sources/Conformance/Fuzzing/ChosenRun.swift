import IntentEngine
import IntentSimulation

/// A run of a world without time, in which a strategy decides what comes next.
struct ChosenRun {
  /// The most events of one run, so that every run ends.
  static let eventLimit = 20_000

  private(set) var world: World
  /// The order that was taken, where it is recorded.
  private(set) var schedule: [EventIdentity] = []
  /// The steps that were begun although what they name is not shown: nobody does them, and what comes
  /// after them has to come all the same.
  private(set) var passedOver: [Int] = []
  private let strategy: FuzzStrategy
  /// The step with which all faults end.
  private let settling: Int
  /// Of the priorities: what they are drawn by, how often they were drawn, and when they are drawn
  /// anew; of the delays: when one is taken.
  private var priorities: RandomSource
  private var epoch: UInt32 = 0
  private var moments: [Int] = []

  /// Prepares a run; what may go wrong by choice comes from what is on in the scenario.
  init(
    _ generated: GeneratedScenario, safeguards: Safeguards, choices: inout ChoiceSequence
  ) {
    var options = WorldOptions()
    options.safeguards = safeguards
    options.isTimed = false
    // Who plays the run again tells messages apart by what they carry.
    options.tellsMessagesApart = true
    if generated.swarm.has(.loss) { options.losses = 1 + choices.below(3) }
    if generated.swarm.has(.duplication) { options.duplicates = 1 + choices.below(2) }
    world = World(generated.setup, options: options)
    strategy = generated.strategy
    settling = generated.settling
    priorities = RandomSource(seed: 0)
    switch strategy {
    case .timed, .randomWalk: break
    case .priorities(let changes):
      priorities = RandomSource(seed: UInt64(choices.below(1 << 30)))
      moments = (0..<changes).map { _ in choices.below(200) }
    case .delays(let count): moments = (0..<count).map { _ in choices.below(200) }
    }
  }

  /// Runs to the end, or to the limit of events.
  ///
  /// - Parameter isRecorded: whether the order is kept, for a file.
  mutating func run(
    _ choices: inout ChoiceSequence, isRecorded: Bool = false, observing look: (World) -> Void
  ) -> RunEnd {
    var list: [Choice] = []
    for event in 0..<Self.eventLimit {
      world.choices(into: &list)
      if world.begunSteps > settling { list.removeAll(where: \.isFault) }
      if list.isEmpty {
        guard let step = world.stepNotShown else { return .finished }
        passedOver.append(step)
        world.step(.begin(step: Int32(step)))
        look(world)
        continue
      }
      let choice = world.first(like: list[place(event, list, &choices)])
      if isRecorded { schedule.append(world.identity(of: choice)) }
      world.step(choice)
      look(world)
    }
    return .undecided(.tooManyEvents(Self.eventLimit))
  }

  private mutating func place(
    _ event: Int, _ list: [Choice], _ choices: inout ChoiceSequence
  ) -> Int {
    switch strategy {
    case .timed: return 0
    case .randomWalk: return list.count == 1 ? 0 : choices.below(list.count)
    case .delays: return moments.contains(event) && list.count > 1 ? 1 : 0
    case .priorities:
      if moments.contains(event) { epoch += 1 }
      return Self.place(in: list, by: priorities, epoch)
    }
  }

  /// The place of what comes first by priority; of equal ones the first.
  private static func place(in list: [Choice], by priorities: RandomSource, _ epoch: UInt32) -> Int
  {
    var first = (place: 0, priority: UInt64(0))
    for (place, choice) in list.enumerated() {
      let (kind, index) = identity(of: choice)
      let draw = Draw(.generation, subject: kind, number: UInt32(bitPattern: index), leg: epoch)
      let priority = priorities.below(1 << 62, draw)
      if priority > first.priority { first = (place, priority) }
    }
    return first.place
  }

  private static func identity(of choice: Choice) -> (kind: UInt32, index: Int32) {
    switch choice {
    case .begin(let step): (1, step)
    case .deliver(let message): (2, message)
    case .commit(let message): (3, message)
    case .timer(let invocation): (4, invocation.index)
    case .limit(let invocation): (5, invocation.index)
    case .signInTimer(let device): (6, device)
    case .syncTimer(let device): (7, device)
    case .endOutage: (8, 0)
    case .lose(let message): (9, message)
    case .duplicate(let message): (10, message)
    case .crash: (11, 0)
    case .restart: (12, 0)
    case .pass: (13, 0)
    }
  }
}

extension Choice {
  /// Whether it is a fault by choice.
  fileprivate var isFault: Bool {
    switch self {
    case .lose, .duplicate, .crash, .pass: true
    case .begin, .deliver, .commit, .timer, .limit, .signInTimer, .syncTimer, .endOutage, .restart:
      false
    }
  }
}
