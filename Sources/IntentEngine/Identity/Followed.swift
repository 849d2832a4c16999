/// The old ids that led to what a subject is brought to: to a destination, and to the other one where
/// the subject is split (rule `identity.alias`).
@frozen
public struct Followed: BitwiseCopyable, Hashable, Sendable {
  /// An old id, and what it led to.
  @frozen
  public struct Hop: BitwiseCopyable, Hashable, Sendable {
    public var old: EntityID
    public var new: EntityID
  }

  public var destination: Hop?
  public var alternative: Hop?

  /// Nothing was followed.
  public init() {}

  /// What was followed, in the order in which it was named.
  public var hops: [Hop] { [destination, alternative].compactMap(\.self) }
}
