import IntentSimulation

/// Holds searches to counts that independent model checkers agree on, in every way of searching.
///
/// The counts were made by others, of a model that others wrote: they are no golden, and nothing records
/// them.
public struct CrossCheck: Sendable {
  /// What is counted.
  package struct Counts: Hashable, Sendable {
    /// How many worlds there are, and how many ways lead from one to another.
    package var states, transitions: Int
    /// The longest of the shortest ways.
    package var depth: Int
    /// In how many worlds nothing more can happen, and how many different outcomes these are.
    package var finals, outcomes: Int

    package init(states: Int, transitions: Int, depth: Int, finals: Int, outcomes: Int) {
      (self.states, self.transitions, self.depth) = (states, transitions, depth)
      (self.finals, self.outcomes) = (finals, outcomes)
    }
  }

  /// One family, searched in one way.
  public struct Line: Hashable, Sendable {
    /// What was counted; and what is otherwise than it was published, where something is.
    public var text: String
    /// Whether all is as it was published.
    public var holds: Bool
  }

  /// A way of searching, and what of the counts it must give.
  private struct Way {
    var name: String
    var reductions: Reductions = []
    var order = Explorer.Order.breadthFirst
    var seed: UInt64 = 0
    var counted: [Count]
  }

  private typealias Count = (name: String, value: KeyPath<Counts, Int> & Sendable)

  private static let states: Count = ("states", \.states)
  private static let transitions: Count = ("transitions", \.transitions)
  private static let depth: Count = ("events deep", \.depth)
  private static let finals: Count = ("final states", \.finals)
  private static let outcomes: Count = ("outcomes", \.outcomes)
  private static let all = [states, transitions, depth, finals, outcomes]

  /// What sleeps is a way, and never a world; what comes first or is left out changes no outcome.
  private static let ways = [
    Way(name: "breadth first", counted: all),
    Way(name: "with other fingerprints", seed: 0x9E6D_62D0_6F6A_9A9B, counted: all),
    Way(
      name: "depth first", order: .depthFirst, counted: [states, transitions, finals, outcomes]),
    Way(
      name: "with sleep sets", reductions: .sleepSets,
      counted: [states, depth, finals, outcomes]),
    Way(name: "with reductions", reductions: .usual, counted: [outcomes]),
  ]

  /// The counts that are published.
  package static let published: [(family: CompleteReplay, counts: Counts)] = [
    (
      CompleteReplay(devices: 2, sends: 2, losses: 1),
      Counts(states: 4_026, transitions: 16_474, depth: 18, finals: 30, outcomes: 2)
    ),
    (
      CompleteReplay(devices: 3, sends: 2, losses: 1),
      Counts(states: 70_097, transitions: 368_134, depth: 24, finals: 93, outcomes: 3)
    ),
    (
      CompleteReplay(devices: 3, sends: 2, losses: 2),
      Counts(states: 120_212, transitions: 691_556, depth: 24, finals: 254, outcomes: 15)
    ),
  ]

  /// Searches a family in every way.
  ///
  /// - Parameter jobs: how many worlds are looked at at once, where a way of searching lets many.
  package static func lines(
    _ family: CompleteReplay, _ expected: Counts, jobs: Int = 1
  ) -> [Line] {
    ways.map { way in
      let figures = ExploreBench.measure(
        family, reductions: way.reductions, jobs: jobs, order: way.order, seed: way.seed)
      return line(family, way, Counts(figures), expected)
    }
  }

  /// Searches every family whose counts are published, in every way.
  ///
  /// - Parameters:
  ///   - jobs: how many worlds are looked at at once, where a way of searching lets many.
  ///   - tell: is told each line as soon as it is known.
  /// - Returns: whether all is as it was published.
  public static func holds(jobs: Int, telling tell: (Line) -> Void) -> Bool {
    var holds = true
    for (family, counts) in published {
      for line in lines(family, counts, jobs: jobs) {
        tell(line)
        holds = holds && line.holds
      }
    }
    return holds
  }

  private static func line(
    _ family: CompleteReplay, _ way: Way, _ found: Counts, _ expected: Counts
  ) -> Line {
    let counts = way.counted.map { "\(found[keyPath: $0.value]) \($0.name)" }
    let wrong = way.counted.filter { found[keyPath: $0.value] != expected[keyPath: $0.value] }
    let published = wrong.map { "\(expected[keyPath: $0.value]) \($0.name)" }
    let text =
      "COMPLETE-REPLAY(\(family.devices), \(family.sends), \(family.losses)) \(way.name): "
      + counts.joined(separator: ", ")
    return Line(
      text: wrong.isEmpty
        ? text : text + "; violated: published are " + published.joined(separator: ", "),
      holds: wrong.isEmpty)
  }
}

extension CrossCheck.Counts {
  /// The counts of a search.
  fileprivate init(_ figures: ExploreBench.Figures) {
    let found = figures.exploration
    self.init(
      states: found.states, transitions: found.transitions, depth: found.depth,
      finals: found.finals, outcomes: figures.outcomes)
  }
}
