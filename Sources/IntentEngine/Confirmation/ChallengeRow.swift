/// Where a challenge is in its life.
public enum ChallengeStatus: UInt8, BitwiseCopyable, Hashable, Sendable {
  case open, spent, void
}

/// A confirmation that was asked for, and all that it is bound to (rule `confirm.bound`).
@frozen
public struct ChallengeRow: Row {
  public var tenant: EntityID
  public var user: EntityID
  public var key: OperationKey
  /// The digest of all that was shown, with the resource's version.
  public var digest: UInt64
  public var expires: Instant
  public var explanation: Explanation
  public var status: ChallengeStatus
  /// The first `DisplayRow`, or -1.
  public var firstDisplay: Int32 = -1
  /// Whether it was noted that nobody answered it in time; no answer depends on it.
  public var hasLapsed = false

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 32 | UInt64(user.rawValue))
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number))
    fingerprint.fold(digest)
    fingerprint.fold(UInt64(status.rawValue) << 32 | UInt64(UInt32(bitPattern: firstDisplay)))
  }

  /// The challenge as a reply carries it.
  func challenge(_ id: ChallengeID) -> Challenge {
    Challenge(id: id, digest: digest, expires: expires, explanation: explanation)
  }
}

/// A device that displayed a challenge (rule `confirm.by-hand`).
@frozen
public struct DisplayRow: Row {
  public var device: DeviceID
  /// The challenge's next display, or -1.
  public var next: Int32

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(device.index, next)
  }
}
