import IntentEngine
import IntentSimulation

/// A key as the reference model knows it: whose it is, what it was first sent with, and its result.
struct ModelKey: Sendable {
  /// Whose key it is: another's is another key.
  struct Scope: Hashable, Sendable {
    let key: OperationKey
    let user, tenant: EntityID
  }

  /// What must come again for the key to be the same operation.
  struct Content: Hashable, Sendable {
    let intent: IntentKind?
    let arguments: Arguments
    let version: Version?

    init(_ request: Request) {
      (intent, arguments, version) = (request.intent, request.arguments, request.version)
    }
  }

  let scope: Scope
  /// The first request that it came with; `nil` where an undo came, and none yet.
  var content: Content?
  /// What settled it, and when; `nil` while it is open.
  var result: Outcome?
  var settledAt = Instant.start
  /// What it did.
  var intent: IntentKind?
  /// What it is about, and the version that it had then, or made.
  var subject: EntityID?
  var version: UInt32?
  /// What takes it back, and whether something did.
  var inverse: ModelWish?
  var isUndone = false
  /// Whether what was known under it was dropped since.
  var isDropped = false
  /// What its user was shown to choose from.
  var offered: [EntityID] = []
}

/// A question that was asked before a sensitive action.
struct ModelQuestion: Sendable {
  let id: ChallengeID
  let scope: ModelKey.Scope
  let expires: Instant
  /// All that there was when it was asked: where nothing has changed since, a "yes" counts.
  let office: ModelOffice
  /// The devices that have shown it.
  var devices: [DeviceID]
}

/// A request between the server's check and its write.
struct ModelReservation: Sendable {
  /// Whose attempt it is: others with the same key may be answered meanwhile.
  let origin: Origin
  let scope: ModelKey.Scope
  let content: ModelKey.Content
}
