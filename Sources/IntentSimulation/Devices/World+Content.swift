import IntentEngine

/// What a device makes of an invocation: the content of its key.
struct Content {
  var arguments: Arguments
  var version: Version?
  /// The entity that it is about, as far as the device knows.
  var entity: EntityID?
  var undoes: Int32 = -1
  var maker: Int32 = -1
}

/// Why a device can't make anything of an invocation.
struct Refusal: Error {
  var reason: RestReason
}

extension World {
  /// Turns what was said into ids and versions, from what the device shows
  /// (rule `identity.no-position`).
  @inline(__always)
  func content(
    of invocation: Invocation, _ tampering: Tampering, _ device: Int
  ) -> Result<Content, Refusal> {
    var content = Content(arguments: plainArguments(of: invocation))
    if let undone = invocation.operation {
      guard let place = operationPlace(of: undone) else {
        return .failure(.init(reason: .nothingShown))
      }
      content.undoes = Int32(place)
      content.arguments.operation = operations[place].key
    }
    if let reason = nameSubject(of: invocation, device, &content) {
      return .failure(Refusal(reason: reason))
    }
    if let entity = content.entity {
      let entry = entries[Int(invocation.id.index)]
      content.version = sentVersion(
        invocation.intent, of: entity, by: entry.user, in: entry.tenant, on: device)
    }
    tamper(&content, tampering)
    return .success(content)
  }

  @inline(__always)
  private func plainArguments(of invocation: Invocation) -> Arguments {
    var arguments = Arguments(
      member: invocation.member.map { .id($0) } ?? .none, role: invocation.role,
      teamRole: invocation.teamRole, audience: invocation.audience, text: invocation.text,
      age: invocation.age, schema: invocation.schema, destination: invocation.destination,
      alternative: invocation.alternative, file: invocation.file)
    if let kind = invocation.kind, let text = invocation.text {
      arguments.subject = .titled(kind, text)
    }
    return arguments
  }

  /// Names the subject; a reason where nothing of the kind is shown.
  @inline(__always)
  private func nameSubject(
    of invocation: Invocation, _ device: Int, _ content: inout Content
  ) -> RestReason? {
    switch invocation.subject {
    case nil:
      return nil
    case .entity(let entity):
      content.arguments.subject = .id(entity)
      content.entity = entity
    case .titled(let kind, let title):
      content.arguments.subject = .titled(kind, title)
    case .position(let kind, let number, let list):
      return namePosition(kind, number, list, device, &content)
    case .made(let maker):
      return nameMade(by: maker, device, &content)
    }
    return nil
  }

  private func namePosition(
    _ kind: EntityKind, _ number: Int, _ list: EntityID, _ device: Int, _ content: inout Content
  ) -> RestReason? {
    guard device >= 0 else { return .nothingShown }
    let shown = heldCopies(device).filter {
      $0.entity.kind == kind && $0.container == list && !$0.isDeleted
    }
    guard number >= 1, number <= shown.count else { return .listTooShort }
    let entity = shown[number - 1].entity
    content.entity = entity
    content.arguments.subject =
      safeguards.keeps(.identityNoPositionOrdinal)
      ? .id(entity) : .position(kind, UInt16(clamping: number), in: list)
    return nil
  }

  private func nameMade(
    by maker: InvocationID, _ device: Int, _ content: inout Content
  ) -> RestReason? {
    guard let place = operationPlace(of: maker) else { return .nothingShown }
    if let made = operations[place].made {
      content.arguments.subject = .id(made)
      content.entity = made
      return nil
    }
    let entry = entries[Int(maker.index)]
    guard Int(entry.device.index) == device, !entry.state.isOver else { return .nothingShown }
    content.maker = maker.index
    return nil
  }

  /// The place of an invocation's operation; `nil` while there is none.
  func operationPlace(of invocation: InvocationID) -> Int? {
    let place = entries[Int(invocation.index)].operation
    return place < 0 ? nil : Int(place)
  }

  /// The version that goes with a request: what the device's copy or, where its user sees that, the
  /// console says, or the first one, as somebody would send who has the id from elsewhere.
  @inline(__always)
  func sentVersion(
    _ intent: IntentKind, of entity: EntityID, by user: EntityID, in tenant: EntityID,
    on device: Int
  ) -> Version? {
    let traits = traits(intent)
    guard !traits.isRead && !traits.commutes else { return nil }
    if device < 0 {
      let isShown = entity.kind == .user || engine.state.canSee(user, entity: entity)
      return isShown ? engine.state.version(of: entity, in: tenant) ?? Version(1) : Version(1)
    }
    return copy(of: entity, on: device)?.version ?? Version(1)
  }
}
