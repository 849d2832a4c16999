import IntentEngine
import IntentSimulation

/// A key as the reference model knows it: whose it is, what it was first sent with, and its result.
struct ModelKey: Sendable {
  let key: OperationKey
  let user, tenant: EntityID
  /// The first request that it came with.
  let content: Content
  /// What settled it; `nil` while it is open.
  var result: Outcome?
  /// Whether something that the model does not cover may have settled it, or taken it back.
  var isUnsure = false

  /// What must come again for the key to be the same operation.
  struct Content: Hashable, Sendable {
    let intent: IntentKind?
    let arguments: Arguments
    let version: Version?

    init(_ request: Request) {
      (intent, arguments, version) = (request.intent, request.arguments, request.version)
    }
  }

  /// Whether it is the key of a request.
  func isOf(_ request: Request, _ origin: Origin) -> Bool {
    key == request.key && user == origin.user && tenant == origin.tenant
  }
}

/// A request between the server's check and its write.
struct ModelReservation: Sendable {
  let key: OperationKey
  let user, tenant: EntityID
  let content: ModelKey.Content
}
