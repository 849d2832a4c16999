/// A golden whose scenario does not exist.
public struct OrphanGolden: Hashable, Sendable {
  public var path: String
  /// Where its scenario would have to be.
  public var scenarioPath: String
  /// Whether `--update` deleted it.
  public var isDeleted: Bool

  /// Makes an orphan from its parts.
  package init(path: String, scenarioPath: String, isDeleted: Bool = false) {
    self.path = path
    self.scenarioPath = scenarioPath
    self.isDeleted = isDeleted
  }
}
