import IntentEngine

extension World {
  /// Puts in place of the content what a hostile client sends; doing it twice changes nothing.
  func tamper(_ content: inout Content, _ tampering: Tampering) {
    guard !tampering.isNone else { return }
    tamper(&content.arguments, tampering)
    switch tampering.subject {
    case .own, .none, .forged: break
    case .entity(let entity): content.entity = entity
    }
    content.version = tampered(content.version, tampering)
  }

  func tamper(_ arguments: inout Arguments, _ tampering: Tampering) {
    switch tampering.subject {
    case .own: break
    case .none: arguments.subject = .none
    case .entity(let entity): arguments.subject = .id(entity)
    case .forged(let text): arguments.subject = .forged(text)
    }
    if let audience = tampering.audience { arguments.audience = audience }
    if let text = tampering.text { arguments.text = text }
    if let age = tampering.age { arguments.age = age }
    if let file = tampering.file { arguments.file = file }
  }

  func tampered(_ version: Version?, _ tampering: Tampering) -> Version? {
    switch tampering.version {
    case .seen: version
    case .none: nil
    case .exactly(let version): version
    }
  }

  func tampered(_ key: OperationKey?, _ tampering: Tampering) -> OperationKey? {
    switch tampering.key {
    case .own: key
    case .none: nil
    case .of(let other):
      operationPlace(of: other).map { operations[$0].key } ?? ownKey(of: other, key)
    case .fromTheFuture: key.map { OperationKey(epoch: futureEpoch, number: $0.number) }
    }
  }

  /// The key that an operation will have which nobody has made yet.
  private func ownKey(of other: InvocationID, _ key: OperationKey?) -> OperationKey? {
    key.map { OperationKey(epoch: $0.epoch, number: UInt32(other.index + 1)) }
  }

  /// An epoch far above the server's.
  private var futureEpoch: UInt32 { Engine.epoch(at: now) + 1_000 }

  /// What the client says of itself besides the truth.
  func tamper(_ claims: inout Claims, _ tampering: Tampering) {
    claims.role = tampering.role
    if tampering.claimsHand { claims.isByHand = true }
    if tampering.claimsUnlocked { claims.isLocked = false }
    if tampering.claimsConsole { claims.entry = .administration }
    if let title = tampering.claimsTitle {
      claims.cachedTitle = title
      claims.holdsCopy = true
    }
    if let owner = tampering.claimsOwner {
      claims.cachedOwner = owner
      claims.holdsCopy = true
    }
  }
}
