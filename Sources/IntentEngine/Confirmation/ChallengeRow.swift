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

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 32 | UInt64(user.rawValue))
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number))
    fingerprint.fold(digest)
    fingerprint.fold(UInt64(status.rawValue))
  }

  /// The challenge as a reply carries it.
  func challenge(_ id: ChallengeID) -> Challenge {
    Challenge(id: id, digest: digest, expires: expires, explanation: explanation)
  }
}

/// A device that displayed a challenge (rule `confirm.by-hand`).
@frozen
public struct DisplayRow: Row {
  public var challenge: ChallengeID
  public var device: DeviceID

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(Int(challenge.index) << 32 | Int(device.index))
  }
}
