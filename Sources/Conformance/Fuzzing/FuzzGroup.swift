/// Failures of many seeds that have one signature, and so most likely one cause.
public struct FuzzGroup: Hashable, Sendable {
  public var signature: String
  /// The slug of the rule that is broken.
  public var rule: String
  /// What the smallest seed was told, with its own names.
  public var message: String
  /// In how many seeds it was.
  public var count: Int
  /// The smallest of them.
  public var seed: Int
  /// In how many of them each condition was on, in the order of the conditions.
  public var conditions: [Int]

  /// Makes a group of its parts.
  public init(
    signature: String, rule: String, message: String, count: Int, seed: Int, conditions: [Int]
  ) {
    self.signature = signature
    self.rule = rule
    self.message = message
    self.count = count
    self.seed = seed
    self.conditions = conditions
  }

  /// Adds what other seeds found of the same.
  mutating func add(_ other: FuzzGroup) {
    if other.seed < seed { (seed, message) = (other.seed, other.message) }
    count += other.count
    conditions = zip(conditions, other.conditions).map { $0.0 + $0.1 }
  }
}
