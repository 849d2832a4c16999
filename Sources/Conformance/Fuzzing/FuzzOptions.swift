/// Which random scenarios are played.
public struct FuzzOptions: Sendable {
  public var seeds: SeedRange
  /// The seeds of all parts of which these are one; none where time alone decides.
  public var asked: [SeedRange]
  public var jobs: Int
  public var selection: SafeguardSelection

  /// Makes options.
  ///
  /// - Parameter asked: the seeds of all parts, where these are not all.
  public init(
    seeds: SeedRange, asked: [SeedRange]? = nil, jobs: Int = 1,
    selection: SafeguardSelection = SafeguardSelection()
  ) {
    self.seeds = seeds
    self.asked = asked ?? [seeds]
    self.jobs = jobs
    self.selection = selection
  }
}
