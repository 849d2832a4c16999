import IntentEngine

/// Which faulty engines and devices random scenarios notice.
public struct FuzzedMutants: Sendable {
  /// One of them, and the first seed that notices it.
  public struct Row: Hashable, Sendable {
    public var mutant: Safeguard
    /// The first seed; `nil` where none of them notices.
    public var seed: Int?
    /// What that seed was told.
    public var signature: String?
  }

  /// The seeds that were asked.
  public let seeds: SeedRange
  /// One row a mutant, in the order of the catalogue.
  public let rows: [Row]

  /// The mutants that no seed notices.
  public var unfound: [Safeguard] { rows.filter { $0.seed == nil }.map(\.mutant) }

  /// Tries every mutant on the seeds whose runs ask about its safeguard, up to the first that fails.
  ///
  /// - Parameter progress: is told how many mutants of how many are done.
  public static func run(
    seeds: SeedRange, jobs: Int, progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async -> FuzzedMutants {
    let asked = await Workers.map(count: seeds.count, jobs: jobs) { index in
      SafeguardWatch.observe { FuzzSeed(seeds.first + index, safeguards: $0).play.findings.count }
    }
    let mutants = Safeguard.allCases
    let rows = await Workers.map(
      count: mutants.count, jobs: jobs, progress: { progress($0, mutants.count) },
      { row(mutants[$0], seeds, asked.map(\.asked)) })
    return FuzzedMutants(seeds: seeds, rows: rows)
  }

  private static func row(
    _ mutant: Safeguard, _ seeds: SeedRange, _ asked: [Safeguards]
  ) -> Row {
    for (index, safeguards) in asked.enumerated() where safeguards.keeps(mutant) {
      let seed = seeds.first + index
      let play = FuzzSeed(seed, safeguards: Safeguards.all.without(mutant)).play
      if let found = play.findings.first {
        return Row(mutant: mutant, seed: seed, signature: found.signature)
      }
    }
    return Row(mutant: mutant, seed: nil, signature: nil)
  }
}
