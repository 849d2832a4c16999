import IntentEngine

/// What came of many random scenarios.
///
/// Two tallies of different seeds add up to that of all of them, in whatever order and in whatever
/// parts they were taken; nothing in it depends on time, machine or number of jobs.
public struct FuzzTally: Hashable, Sendable {
  /// The version of the model; it rises when a field changes its meaning or goes away.
  public static let version = 3

  /// The slugs of the safeguards that were off (`SafeguardSelection.canonicalNames`).
  public var without: [String]
  /// The seeds that were asked for, those of all parts together; none where time alone decides.
  public var asked: [SeedRange] = []
  /// The seeds that were played.
  public var seeds: [SeedRange] = []
  /// In how many of them each condition was on, in the order of the conditions.
  public var conditions = Array(repeating: 0, count: FuzzCondition.allCases.count)
  /// How many events happened.
  public var events = 0
  /// How many answers of the server the oracles looked at, and how many of these the reference model
  /// foretold.
  public var answers = 0
  public var foretold = 0
  /// What was wrong, by the bytes of the signatures.
  public var groups: [FuzzGroup] = []

  /// A tally of no seeds.
  public init(without: [String] = []) { self.without = without }

  /// How many seeds were played.
  public var count: Int { seeds.reduce(0) { $0 + $1.count } }

  /// The seeds that were asked for and are not played yet.
  public var missing: [SeedRange] { seeds.leaving(asked) }

  /// Whether anything was wrong, and else whether everything was played.
  public var exitStatus: CommandStatus { status(missing: missing) }

  /// Whether time alone decided how many seeds are played.
  public var isOpen: Bool { asked.isEmpty }

  /// The status of a run that was to play a part; where nothing was played, nothing is known.
  ///
  /// - Parameter missing: what it did not come to.
  public func status(missing: [SeedRange]) -> CommandStatus {
    guard groups.isEmpty else { return .violated }
    return missing.isEmpty && count > 0 ? .holds : .undecided
  }

  /// Whether the counts can be those of what was played.
  public var isPossible: Bool {
    let most = count.multipliedReportingOverflow(by: FuzzTally.mostOfOneSeed)
    guard !seeds.overlap, !most.overflow else { return false }
    let isWithin = (conditions + groups.flatMap { [$0.count] + $0.conditions })
      .allSatisfy { 0...count ~= $0 }
    return isWithin && 0...most.partialValue ~= events && 0...events ~= answers
      && 0...answers ~= foretold
      && groups.allSatisfy { group in seeds.contains { $0.first...$0.last ~= group.seed } }
  }

  /// The most events of one seed.
  private static let mostOfOneSeed = 100_000

  /// Adds the tally of other seeds.
  ///
  /// - Throws: when a seed is in both, or when they are of different engines.
  public mutating func add(_ other: FuzzTally) throws(UsageProblem) {
    guard without == other.without else {
      throw UsageProblem("they left different safeguards out")
    }
    if (seeds + other.seeds).overlap { throw UsageProblem("some seeds are in both") }
    join(other)
  }

  /// Adds the tally of other seeds of the same engine.
  mutating func join(_ other: FuzzTally) {
    asked = (asked + other.asked).joined()
    seeds = (seeds + other.seeds).joined()
    conditions = zip(conditions, other.conditions).map { $0.0 + $0.1 }
    events += other.events
    answers += other.answers
    foretold += other.foretold
    for group in other.groups { add(group) }
    sort()
  }

  /// Brings the groups into their order.
  mutating func sort() { groups.sort { Files.precedes($0.signature, $1.signature) } }

  /// Adds what one seed found, or several.
  mutating func add(_ group: FuzzGroup) {
    if let place = groups.firstIndex(where: { $0.signature == group.signature }) {
      groups[place].add(group)
    } else {
      groups.append(group)
    }
  }
}
