import IntentEngine
import IntentSimulation

/// Measures the search through every interleaving, on the family COMPLETE-REPLAY
/// (`IntentSimulation.CompleteReplay`), whose size independent model checkers agree on.
public struct ExploreBench {
  /// What one search measured.
  public struct Figures: Sendable {
    /// What was found.
    package var exploration: Exploration
    /// How many different outcomes there are: what each device was told, and the task.
    public var outcomes: Int
    /// How long it took, in nanoseconds.
    public var nanoseconds: Double

    /// How many times more a search without reductions looks at and plays, in words.
    package func gain(over whole: Figures) -> String {
      let (all, some) = (whole.exploration, exploration)
      let places = some.symmetries == 1 ? "no two devices are" : "\(some.symmetries) ways to have"
      let words =
        some.symmetries == 1 ? "interchangeable" : "interchangeable devices in each other's place"
      return "reductions: \(Figures.ratio(all.states, some.states)) times fewer states, "
        + "\(Figures.ratio(all.transitions, some.transitions)) times fewer transitions "
        + "(\(places) \(words)); without: \(all.states) states, \(all.transitions) transitions, "
        + "\(all.finals) final states, \(whole.outcomes) outcomes in "
        + "\(Int(whole.nanoseconds / 1e6)) ms"
    }

    /// How many times larger one number is, with two decimals.
    private static func ratio(_ large: Int, _ small: Int) -> String {
      let hundredths = (large * 100 + small / 2) / max(1, small)
      let rest = hundredths % 100
      return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    /// The figures in words.
    public var lines: [String] {
      let seconds = nanoseconds / 1e9
      let rate = Int(Double(exploration.states) / max(seconds, 1e-9))
      return [
        "\(exploration.states) states, \(exploration.transitions) transitions, "
          + "depth \(exploration.depth), at most \(exploration.waiting) waiting, \(exploration.finals) final states, \(outcomes) outcomes",
        "\(Int(seconds * 1000)) ms: \(rate) states a second, "
          + "\(Int(nanoseconds / Double(max(1, exploration.transitions)))) ns a transition, "
          + "\(exploration.bytes / max(1, exploration.states)) bytes a state",
        "the chance that two worlds were taken for one is \(exploration.collisionBound.text)",
      ]
    }
  }

  /// The family that the numbers of a command line name: devices, sends, losses.
  ///
  /// - Throws: where a number is out of the range that can be searched.
  public static func family(_ numbers: [Int]) throws(UsageProblem) -> CompleteReplay {
    let ranges = [2...8, 1...8, 0...8]
    for (number, range) in zip(numbers, ranges) where !range.contains(number) {
      throw UsageProblem("\(number) is not from \(range.lowerBound) to \(range.upperBound)")
    }
    return CompleteReplay(devices: numbers[0], sends: numbers[1], losses: numbers[2])
  }

  /// Searches a family once.
  ///
  /// - Parameters:
  ///   - reductions: what is left out because something else shows the same.
  ///   - jobs: how many worlds are looked at at once.
  ///   - order: which world is looked at next.
  ///   - seed: where fingerprints start.
  package static func measure(
    _ family: CompleteReplay, reductions: Reductions = [], jobs: Int = 1,
    order: Explorer.Order = .breadthFirst, seed: UInt64 = 0
  ) -> Figures {
    var options = family.options()
    options.fingerprintSeed = seed
    let root = World(family.setup(), options: options)
    var outcomes: Set<[UInt32]> = []
    var exploration = Exploration()
    let clock = ContinuousClock()
    let duration = clock.measure {
      var explorer = Explorer(root, reductions: reductions, jobs: jobs, order: order)
      let renamings = explorer.renamings
      exploration = explorer.run(onlyFinals: true) { world, _, _ in
        outcomes.insert(outcome(world, under: Renaming()))
        for renaming in renamings { outcomes.insert(outcome(world, under: renaming)) }
      }
    }
    let nanoseconds =
      Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    return Figures(
      exploration: exploration, outcomes: outcomes.count, nanoseconds: nanoseconds)
  }

  /// What each device was told first, under other names, and the task as it is.
  private static func outcome(_ world: World, under renaming: Renaming) -> [UInt32] {
    var told = [UInt32](repeating: .max, count: world.setup.invocationCount)
    for index in told.indices {
      guard let outcome = world.outcome(of: InvocationID(index)) else { continue }
      told[Int(renaming.invocation(Int32(index)))] = UInt32(outcome.rawValue)
    }
    let task = world.engine.state.tasks[0]
    return told + [task.version.number, task.isDone ? 1 : 0]
  }
}
