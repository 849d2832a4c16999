/// What a search through all runs of a scenario found, in figures.
public struct ExplorationFigures: Hashable, Sendable {
  /// How much it proves.
  public var verdict: ExplorationVerdict
  /// How many different worlds there are, and how many ways lead from one to another.
  public var worlds: Int
  public var transitions: Int
  /// The longest of the shortest ways.
  public var depth: Int
  /// In how many worlds nothing more can happen, and how many outcomes these are.
  public var finals: Int
  public var outcomes: Int
  /// How likely it is at most that two worlds were taken for one, in words; `nil` where that is not what
  /// the verdict hangs on.
  public var collision: String?

  /// The figures as the columns of a report.
  public var columns: [String] {
    if case .sampled(let runs) = verdict {
      return [
        verdict.text, "misses up to \(ExplorationVerdict.rarity(runs))%",
        Count.of(transitions, "event"), Count.of(outcomes, "outcome"),
      ]
    }
    return [
      verdict.text, Count.of(worlds, "world"), Count.of(transitions, "transition"),
      Count.of(outcomes, "outcome"),
    ] + (collision.map { ["collision \($0)"] } ?? [])
  }
}

extension ExploredScenario {
  /// What was found, in figures.
  var figures: ExplorationFigures {
    ExplorationFigures(
      verdict: verdict, worlds: exploration.states, transitions: exploration.transitions,
      depth: exploration.depth, finals: exploration.finals, outcomes: outcomes.count,
      collision: verdict == .complete ? exploration.collisionBound.text : nil)
  }
}
