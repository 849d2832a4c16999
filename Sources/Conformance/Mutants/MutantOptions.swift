/// Which mutants are tried on which scenarios.
public struct MutantOptions: Hashable, Sendable {
  /// Files and folders; without any, the folder `scenarios`.
  public var paths: [String]
  /// A part of the path, title, tag, rule or question of the scenarios to play.
  public var filter: String?
  /// The rules and clauses whose mutants are tried; without any, all.
  public var only: [String]
  /// How many mutants are tried at once; the result does not depend on it.
  public var jobs: Int
  /// Whether a mutant is let go at the first scenario that kills it.
  public var isQuick: Bool
  /// Whether the golden is written.
  public var isUpdate: Bool

  /// Makes options; by default every mutant is tried on every scenario, one after the other.
  public init(
    paths: [String] = [], filter: String? = nil, only: [String] = [], jobs: Int = 1,
    isQuick: Bool = false, isUpdate: Bool = false
  ) {
    self.paths = paths
    self.filter = filter
    self.only = only
    self.jobs = jobs
    self.isQuick = isQuick
    self.isUpdate = isUpdate
  }
}
