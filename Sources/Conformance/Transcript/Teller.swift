import IntentEngine
import IntentSimulation

/// Puts the values of a run into the words that people use: the handles of the scenario file.
public struct Teller: Sendable {
  let setup: WorldSetup
  private let state: State
  /// The invocation that first used a key, by the key's number.
  private var makers: [(number: UInt32, invocation: InvocationID)] = []

  /// Tells of a world as it is now.
  public init(_ world: World) {
    setup = world.setup
    state = world.engine.state
    for index in 0..<setup.invocationCount {
      let status = world.status(of: InvocationID(index))
      guard let key = status.key, !makers.contains(where: { $0.number == key.number }) else {
        continue
      }
      makers.append((key.number, InvocationID(index)))
    }
  }

  /// An entity's handle; one that was made in the run is called by the operation that made it.
  public func name(_ entity: EntityID) -> String {
    if let name = setup.names[entity] { return name }
    if entity.kind == .comment, entity.index < state.comments.count,
      let key = state.comments[entity.index].madeBy, let maker = maker(key)
    {
      return setup.names[maker]
    }
    return "\(entity.kind.word) \(entity.index)"
  }

  /// What an operation is called: the name of the invocation that first used its key.
  public func name(_ key: OperationKey) -> String {
    maker(key).map { setup.names[$0] } ?? "key \(key.epoch).\(key.number)"
  }

  /// A device's name; an administrator's console has none of its own.
  public func name(_ device: DeviceID) -> String {
    device == .none ? "console" : setup.names[device]
  }

  /// An invocation's name.
  public func name(_ invocation: InvocationID) -> String { setup.names[invocation] }

  /// A text in double quotes, with what can't be seen escaped.
  public func quoted(_ text: TextID) -> String {
    let characters = setup.texts[text]
    let clipped = characters.count > 60 ? characters.prefix(57) + "..." : characters[...]
    return "\"" + VisibleText.escaped(String(clipped)) + "\""
  }

  /// An entity with its title: `c1 "Ship on Friday"`; a tombstone has none to tell.
  public func titled(_ entity: EntityID, _ title: TextID?) -> String {
    guard let title, title != .empty else { return name(entity) }
    return "\(name(entity)) \(quoted(title))"
  }

  /// A moment, as the time since the scenario began.
  public func time(_ instant: Instant) -> String { DurationText.text(instant.milliseconds) }

  private func maker(_ key: OperationKey) -> InvocationID? {
    makers.first { $0.number == key.number }?.invocation
  }
}
