/// A golden whose scenario or walkthrough does not exist.
public struct OrphanGolden: Hashable, Sendable {
  public var path: String
  /// Where its scenario would have to be.
  public var scenarioPath: String
  /// Whether `--update` deleted it.
  public var isDeleted: Bool

  /// Whether it is of all runs of a scenario, which may be there without being explored any more, or of
  /// the sizes of all searches.
  package var isExplored: Bool { path.hasSuffix(GoldenStore.exploredEnding) || isOfAll }

  /// What stands for any scenario, where a golden is of all of them together.
  package static let anyScenario = "*" + ScenarioFile.ending

  private var isOfAll: Bool { PathName.name(of: scenarioPath) == OrphanGolden.anyScenario }

  /// What it is the golden of, in words.
  package var source: String {
    isExplored ? "\(scenarioPath) with a part `explore`" : scenarioPath
  }

  /// Makes an orphan from its parts.
  package init(path: String, scenarioPath: String, isDeleted: Bool = false) {
    self.path = path
    self.scenarioPath = scenarioPath
    self.isDeleted = isDeleted
  }
}
