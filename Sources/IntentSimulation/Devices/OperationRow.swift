import IntentEngine

/// An operation: the content of its key, as sent; its place is that of the invocation that made it.
struct OperationRow: Row {
  var intent: IntentKind
  /// `nil` for a read, or for a client that sends none.
  var key: OperationKey?
  var arguments: Arguments
  var version: Version?
  /// The intent schema that it was said in: it stays, whatever becomes of the app.
  var schema: UInt16
  var user: EntityID
  var tenant: EntityID
  /// The operation that it undoes; -1 for none.
  var undoes: Int32 = -1
  /// The invocation that makes its subject, while the subject is not known; -1 for none.
  var maker: Int32 = -1
  /// The entity that it made, once a device was told.
  var made: EntityID?
  /// The last challenge that a device was shown for it.
  var challenge: ShownChallenge?

  /// The place of an operation that nobody has made yet.
  static let unmade = OperationRow(
    intent: .pending, key: nil, arguments: Arguments(), version: nil, schema: 0,
    user: EntityID(.user, 0), tenant: EntityID(.tenant, 0))

  func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(intent.rawValue))
    fingerprint.fold(key.map { UInt64($0.epoch) << 32 | UInt64($0.number) } ?? .max)
    fingerprint.fold(UInt64(schema) << 32 | UInt64(version?.number ?? 0))
    fingerprint.fold(UInt64(user.rawValue) << 32 | UInt64(tenant.rawValue))
    fingerprint.fold(undoes, maker)
    fingerprint.fold(UInt64(made?.rawValue ?? .max))
    fingerprint.fold(Int(challenge?.id.index ?? .max))
    fingerprint.fold(challenge?.digest ?? 0)
    fingerprint.fold(arguments.digest)
  }
}

/// What of a challenge goes into its answer.
struct ShownChallenge: BitwiseCopyable, Hashable, Sendable {
  var id: ChallengeID
  var digest: UInt64
}

extension Response {
  /// Folds in what is answered.
  func fold(into fingerprint: inout Fingerprint) {
    switch self {
    case .none:
      fingerprint.fold(0)
    case .choice(let entity, let version):
      fingerprint.fold(UInt64(entity.rawValue) << 32 | UInt64(version.number))
      fingerprint.fold(1)
    case .confirmation(let challenge, let digest):
      fingerprint.fold(Int(challenge.index))
      fingerprint.fold(digest)
    case .decline:
      fingerprint.fold(3)
    }
  }
}
