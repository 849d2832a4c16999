/// What a user's access has taken along since a device last heard of it
/// (rule `discover.follows-access`).
@frozen
public struct Losses: Hashable, Sendable {
  /// How often the user has lost access in this tenant, ever: what the device acknowledges with its
  /// next request.
  public var count: UInt32 = 0
  /// What the device must forget, in the order of ids.
  public var entities: [EntityID] = []

  public init() {}
}
