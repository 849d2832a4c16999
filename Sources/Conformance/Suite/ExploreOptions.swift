/// What to explore, and how.
public struct ExploreOptions: Hashable, Sendable {
  /// The most worlds of one scenario that are looked at, unless stated.
  public static let limit = 1_000_000

  /// Files and folders; without any, the folder `scenarios`.
  public var paths: [String]
  /// A part of the path, title, tag, rule or question of the scenarios to explore.
  public var filter: String?
  /// The safeguards that are left out.
  public var selection: SafeguardSelection
  /// How many scenarios are explored at once; the result does not depend on it.
  public var jobs: Int
  /// Whether goldens are written and orphans deleted.
  public var isUpdate: Bool
  /// The most worlds of one scenario.
  public var limit: Int
  /// What is left out because something else shows the same ends of runs; nothing where goldens are
  /// written.
  package var reductions = Reductions.usual
  /// Draws another order in which moves are made, and other fingerprints of worlds; nothing that is
  /// found may depend on it.
  public var shuffle: UInt64?
  /// The program that explores everything once more, where that is asked.
  public var secondProgram: String?

  /// Makes options; by default everything is explored, one after the other, and nothing is written.
  public init(
    paths: [String] = [], filter: String? = nil,
    selection: SafeguardSelection = SafeguardSelection(), jobs: Int = 1, isUpdate: Bool = false,
    limit: Int = ExploreOptions.limit, secondProgram: String? = nil
  ) {
    self.paths = paths
    self.filter = filter
    self.selection = selection
    self.jobs = jobs
    self.isUpdate = isUpdate
    self.limit = limit
    self.secondProgram = secondProgram
  }
}
