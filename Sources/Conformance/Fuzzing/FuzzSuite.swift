import IntentEngine

/// Plays random scenarios, many seeds one after the other; whoever plays can stop between two parts,
/// keep what there is, and go on later.
public struct FuzzSuite: Sendable {
  /// How many seeds are a block.
  private static let block = 64

  /// What came of the seeds that were played.
  public private(set) var tally: FuzzTally
  private let options: FuzzOptions
  /// What is left to play, in order.
  public private(set) var left: [SeedRange]

  /// Makes a suite that plays all seeds which were not played before.
  ///
  /// - Parameter begun: what was played before.
  /// - Throws: where that was with other safeguards, or has seeds that are not asked for.
  public init(_ options: FuzzOptions, goingOnFrom begun: FuzzTally? = nil) throws(UsageProblem) {
    let without = options.selection.canonicalNames
    var tally = begun ?? FuzzTally(without: without)
    guard tally.without == without else {
      throw UsageProblem("what was played before left other safeguards out")
    }
    let others = [options.seeds].leaving(tally.seeds)
    guard others.isEmpty else {
      throw UsageProblem(
        "what was played before has seeds that are not asked for: "
          + others.map(\.text).joined(separator: ", "))
    }
    tally.asked = options.asked
    self.tally = tally
    self.options = options
    left = tally.seeds.leaving(options.seeds)
  }

  /// How many seeds are left to play.
  public var seedsLeft: Int { left.reduce(0) { $0 + $1.count } }

  /// Plays everything that is left.
  public mutating func playAll() async {
    while seedsLeft > 0 { await playPart() }
  }

  /// Plays the next part: a few blocks for each job.
  public mutating func playPart() async {
    let taken = takePart()
    let played = await Self.play(taken, options)
    for part in played { tally.join(part) }
  }

  private mutating func takePart() -> [SeedRange] {
    (0..<options.jobs * 4).compactMap { _ in takeBlock() }
  }

  private mutating func takeBlock() -> SeedRange? {
    guard let next = left.first else { return nil }
    let taken = SeedRange(next.first, min(next.last, next.first + Self.block - 1))
    if taken.last == next.last {
      left.removeFirst()
    } else {
      left[0].first = taken.last + 1
    }
    return taken
  }

  private static func play(_ blocks: [SeedRange], _ options: FuzzOptions) async -> [FuzzTally] {
    let selection = options.selection
    return await Workers.map(count: blocks.count, jobs: options.jobs) { index in
      play(blocks[index], selection)
    }
  }

  private static func play(_ block: SeedRange, _ selection: SafeguardSelection) -> FuzzTally {
    var tally = FuzzTally(without: selection.canonicalNames)
    tally.seeds = [block]
    for seed in block.first...block.last {
      FuzzSeed(seed, safeguards: selection.safeguards).add(seed, to: &tally)
    }
    tally.sort()
    return tally
  }
}
