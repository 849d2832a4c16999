extension SuiteResult {
  /// Adds what exploring the same files has found.
  mutating func add(_ explored: SuiteResult) {
    for other in explored.scenarios {
      guard let place = scenarios.firstIndex(where: { $0.path == other.path }) else { continue }
      scenarios[place].add(other)
    }
    failures += explored.failures
    orphans += explored.orphans.filter { orphan in !orphans.contains { $0.path == orphan.path } }
  }
}

extension ScenarioResult {
  /// Adds what exploring the same file has found.
  mutating func add(_ explored: ScenarioResult) {
    failures += explored.failures.filter { !failures.contains($0) }
    self.explored = explored.explored
    undecided = undecided ?? explored.undecided
  }
}
