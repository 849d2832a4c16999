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

    /// The figures in words.
    public var lines: [String] {
      let seconds = nanoseconds / 1e9
      let rate = Int(Double(exploration.states) / max(seconds, 1e-9))
      return [
        "\(exploration.states) states, \(exploration.transitions) transitions, "
          + "depth \(exploration.depth), \(exploration.finals) final states, \(outcomes) outcomes",
        "\(Int(seconds * 1000)) ms: \(rate) states a second, "
          + "\(Int(nanoseconds / Double(max(1, exploration.transitions)))) ns a transition, "
          + "\(exploration.bytes / max(1, exploration.states)) bytes a state",
        "the chance that two worlds were taken for one is below "
          + "\(exploration.collisionBound) in 10^18",
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
  ///   - reduces: whether what shows nothing new may be left out.
  ///   - jobs: how many worlds are looked at at once, where nothing is left out.
  public static func measure(
    _ family: CompleteReplay, reduces: Bool = false, jobs: Int = 1
  ) -> Figures {
    let root = World(family.setup(), options: family.options())
    var outcomes: Set<[UInt32]> = []
    var exploration = Exploration()
    let clock = ContinuousClock()
    let duration = clock.measure {
      var explorer = Explorer(root, reductions: reduces ? .partialOrder : [], jobs: jobs)
      exploration = explorer.run(onlyFinals: true) { world, _, _ in
        outcomes.insert(outcome(world))
      }
    }
    let nanoseconds =
      Double(duration.components.seconds) * 1e9 + Double(duration.components.attoseconds) / 1e9
    return Figures(
      exploration: exploration, outcomes: outcomes.count, nanoseconds: nanoseconds)
  }

  /// What each device was told first, and the task as it is.
  private static func outcome(_ world: World) -> [UInt32] {
    let told = (0..<world.setup.invocationCount).map { index in
      world.outcome(of: InvocationID(index)).map { UInt32($0.rawValue) } ?? .max
    }
    let task = world.engine.state.tasks[0]
    return told + [task.version.number, task.isDone ? 1 : 0]
  }
}
