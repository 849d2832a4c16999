/// What the explorer may vary in a scenario: its `explore` part.
public struct ExploreBudget: Hashable, Sendable {
  /// Whether steps of different actors begin in any order.
  public var ordersAny = false
  /// How many messages may be lost, and how many may arrive twice.
  public var losses = 0
  public var duplicates = 0
  /// How often the server may crash.
  public var crashes = 0
  /// How often time may pass up to the next deadline.
  public var expiries = 0
  /// How often devices may give up waiting while an answer can still come; `nil` for any time.
  public var timeouts: Int?
  /// How often a device sends by itself; `nil` for as often as it always does.
  public var attempts: Int?
  /// Whether anything may happen between the server's check and its write.
  public var splitsCommits = false
  /// How many runs are drawn at random; `nil` where all are played.
  public var samples: Int?

  /// Makes the budget of an empty part: the orders that the script leaves open, and no fault.
  public init() {}
}
