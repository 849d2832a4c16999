/// Which random scenarios are played.
public struct FuzzOptions: Sendable {
  public var seeds: SeedRange
  public var jobs: Int
  public var selection: SafeguardSelection

  /// Makes options.
  public init(
    seeds: SeedRange, jobs: Int = 1,
    selection: SafeguardSelection = SafeguardSelection()
  ) {
    self.seeds = seeds
    self.jobs = jobs
    self.selection = selection
  }
}
