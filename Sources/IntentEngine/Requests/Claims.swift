/// What a request says of itself. Claims only narrow what may happen; nothing is granted by them
/// (rules `auth.no-language`, `entry.no-trust`, `identity.recheck`).
@frozen
public struct Claims: BitwiseCopyable, Hashable, Sendable {
  /// Where the invocation came in.
  public var entry: EntryPoint
  /// The system suggested it.
  public var isSuggested = false
  /// It waited in the device's outbox and is sent by the device, not by the user's hand just now.
  public var isQueued = false
  /// The user's own hand did this on the screen, in the foreground.
  public var isByHand = false
  /// The device was locked.
  public var isLocked = false
  /// It was said on another device, which this one carries out what it hears from.
  public var isRelayed = false
  /// The role that the client says it has.
  public var role: Role?
  /// The device's cache holds the entity, so its user could see it once.
  public var holdsCopy = false
  /// What the device's own copy calls the entity.
  public var cachedTitle: TextID?
  /// Whom the device's own copy names as the owner.
  public var cachedOwner: EntityID?
  /// The device's own clock.
  public var deviceClock: Instant
  /// What was said, when something was said.
  public var utterance: TextID?
  /// The number of this attempt at the operation on this device, from 1.
  public var attempt: UInt16 = 1

  public init(entry: EntryPoint = .app, deviceClock: Instant = .start) {
    self.entry = entry
    self.deviceClock = deviceClock
  }
}
