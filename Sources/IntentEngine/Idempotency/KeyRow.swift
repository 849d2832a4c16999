/// Where a key is in its life.
public enum KeyStatus: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Its content is fixed; an answer is awaited, or the same key will come again.
  case open
  /// It has its final result.
  case settled
  /// An undo came before it: cancelled before its content was known.
  case cancelledUnseen
  /// Below the fence: the row is free.
  case dropped
}

/// An idempotency key, the result that it settled with, and what its undo needs.
@frozen
public struct KeyRow: Row {
  public var tenant: EntityID
  public var user: EntityID
  public var key: OperationKey
  /// The hash of intent, arguments and version as first sent.
  public var content: UInt64
  public var status: KeyStatus
  public var outcome: Outcome
  public var intent: IntentKind
  /// The rule that decided.
  public var rule: Rule
  /// When the effect was taken back; `never` while it was not.
  public var undoneAt: Instant
  public var entity: EntityID?
  public var member: EntityID?
  /// The version that the operation produced, or met.
  public var version: Version
  /// What the effect replaced, and what it put there: a text, a role, an audience or a user; of a
  /// rejected operation, what was wrong with it.
  public var prior: UInt32
  public var value: UInt32
  public var settledAt: Instant
  /// The challenge that was issued last for it.
  public var challenge: ChallengeID?
  /// For an open key, its content: an index into `State.contents`; otherwise -1.
  public var open: Int32
  /// Twice the place in the journal of the preference that came with it, plus one where that stood in
  /// for the question; -1 for none.
  public var asking: Int32 = -1

  /// Whether the effect was taken back.
  public var isUndone: Bool { undoneAt != .never }

  /// What was wrong with what a rejected operation brought.
  var fault: InputFault? {
    outcome == .rejected ? InputFault(rawValue: UInt8(truncatingIfNeeded: value)) : nil
  }

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 32 | UInt64(user.rawValue))
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number))
    fingerprint.fold(content)
    fingerprint.fold(
      UInt64(status.rawValue) << 24 | UInt64(outcome.rawValue) << 16
        | UInt64(intent.rawValue) << 8 | (isUndone ? 1 : 0))
    fingerprint.fold(
      UInt64(entity?.rawValue ?? .max) << 32 | UInt64(member?.rawValue ?? .max))
    fingerprint.fold((asking < 0 ? 0 : UInt64(asking & 1) + 1) << 32 | UInt64(version.number))
    fingerprint.fold(UInt64(prior) << 32 | UInt64(value))
  }
}
