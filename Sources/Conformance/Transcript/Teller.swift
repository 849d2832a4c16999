import IntentEngine
import IntentSimulation

/// Puts the values of a run into the words that people use: the handles of the scenario file.
///
/// It never changes, and many have it: a class, so that none of them copies the state.
public final class Teller: Sendable {
  let setup: WorldSetup
  private let state: State
  /// The invocation that first used a key, by the key and whose it is.
  private let makers: [Maker]

  private typealias Maker = (key: OperationKey, user: EntityID, invocation: InvocationID)

  /// Tells of a world as it is now.
  public init(_ world: World) {
    setup = world.setup
    state = world.engine.state
    var makers: [Maker] = []
    for invocation in (0..<setup.invocationCount).map({ InvocationID($0) }) {
      let user = world.user(of: invocation)
      guard let key = world.key(of: invocation),
        !makers.contains(where: { $0.key == key && $0.user == user })
      else { continue }
      makers.append((key, user, invocation))
    }
    self.makers = makers
  }

  /// An entity's handle; one that was made in the run is called by the operation that made it, or,
  /// where a move to another tenant did, by its old id and the tenant: `t1@globex`.
  public func name(_ entity: EntityID) -> String {
    if let name = setup.names[entity] { return name }
    if entity.kind == .comment, entity.index < state.comments.count,
      let key = state.comments[entity.index].madeBy,
      let maker = maker(key, state.comments[entity.index].author)
    {
      return setup.names[maker]
    }
    if entity.kind == .proposal, entity.index < state.proposals.count {
      let row = state.proposals[entity.index]
      if let maker = maker(row.key, row.proposer) { return setup.names[maker] }
    }
    if let old = state.aliases.rows.first(where: { $0.new == entity })?.old,
      let project = state.project(of: entity)
    {
      return "\(name(old))@\(name(state.projects[project.index].tenant))"
    }
    return "\(entity.kind.word) \(entity.index)"
  }

  /// Whether everything has for certain the same name here and in another world of the same setup.
  func namesAlike(_ other: Teller) -> Bool {
    // What was brought to another tenant is named by where it came from.
    let mintsNothing = [state, other.state].allSatisfy {
      $0.aliases.count == setup.genesis.aliases.count
    }
    return mintsNothing && makers.elementsEqual(other.makers, by: ==)
      && state.comments.rows.elementsEqual(other.state.comments.rows) {
        $0.madeBy == $1.madeBy && $0.author == $1.author
      }
      && state.proposals.rows.elementsEqual(other.state.proposals.rows) {
        $0.key == $1.key && $0.proposer == $1.proposer
      }
  }

  /// What an operation is called: the name of the invocation that first used its key.
  ///
  /// - Parameter user: whose key it is; anybody's where that is not said.
  public func name(_ key: OperationKey, of user: EntityID? = nil) -> String {
    let owned = user.flatMap { maker(key, $0) }
    let made = owned ?? makers.first { $0.key == key }?.invocation
    return made.map { setup.names[$0] } ?? "key \(key.epoch).\(key.number)"
  }

  /// What the operation of a record is called.
  func name(_ key: OperationKey, _ record: AuditRecord) -> String { name(key, of: record.user) }

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

  /// A file by its name, with the type that it claims and its size.
  public func file(_ file: FileID) -> String {
    let file = setup.files[file]
    return "\(quoted(file.name)) (\(VisibleText.escaped(setup.texts[file.type])), "
      + "\(SizeText.text(file.size)))"
  }

  /// An entity with its title: `c1 "Ship on Friday"`; a tombstone has none to tell, and a team is
  /// called by it.
  public func titled(_ entity: EntityID, _ title: TextID?) -> String {
    guard let title, title != .empty, setup.texts[title] != name(entity) else {
      return name(entity)
    }
    return "\(name(entity)) \(quoted(title))"
  }

  /// A moment, as the time since the scenario began.
  public func time(_ instant: Instant) -> String { DurationText.text(instant.milliseconds) }

  private func maker(_ key: OperationKey, _ user: EntityID) -> InvocationID? {
    makers.first { $0.key == key && $0.user == user }?.invocation
  }
}
