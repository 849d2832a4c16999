/// What to report on, and how much of it.
package struct ReportOptions: Hashable, Sendable {
  /// Files and folders; without any, the folder `scenarios`. A single file is told event by event.
  package var paths: [String]
  /// Where the order of events comes from.
  package var source: Replay.Source
  /// The safeguards that are left out.
  package var selection: SafeguardSelection
  /// How many scenarios are played at once; the result does not depend on it.
  package var jobs: Int
  /// The most worlds of an exploration.
  package var limit: Int
  /// Whether the mutants are tried, for an overview.
  package var triesMutants: Bool

  /// Makes options; by default the whole suite is told of, without mutants.
  package init(
    paths: [String] = [], source: Replay.Source = .own,
    selection: SafeguardSelection = SafeguardSelection(), jobs: Int = 1,
    limit: Int = ExploreOptions.limit, triesMutants: Bool = false
  ) {
    self.paths = paths
    self.source = source
    self.selection = selection
    self.jobs = jobs
    self.limit = limit
    self.triesMutants = triesMutants
  }
}
