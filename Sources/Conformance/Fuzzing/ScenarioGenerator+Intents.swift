import IntentEngine
import IntentSimulation
import ScenarioLanguage

extension ScenarioGenerator {
  /// An invocation of an intent: one of its phrases, with something in each slot; `nil` where the
  /// script has nothing yet that the phrase could name.
  mutating func invocation(
    of intent: IntentKind, schema: UInt16, id: InvocationID
  ) -> Invocation? {
    let phrases = intent.declaration.phrases.filter { $0.schemas.contains(schema) }
    if phrases.isEmpty { return nil }
    let phrase = choices.pick(phrases)
    var invocation = Invocation(id: id, intent: intent)
    invocation.audience = phrase.audience
    for slot in PhraseSlot.slots(of: phrase) {
      guard fill(slot, of: &invocation) else { return nil }
    }
    return invocation
  }

  /// Puts something into a slot, as the compiler would.
  private mutating func fill(_ slot: PhraseSlot, of invocation: inout Invocation) -> Bool {
    switch slot {
    case .entity(let kinds):
      invocation.subject = designation(of: kinds)
      return invocation.subject != nil
    case .handle(let kinds): return fillHandle(kinds, of: &invocation)
    case .role: invocation.role = choices.pick([.editor, .viewer, .admin])
    case .teamRole: invocation.teamRole = choices.pick([.member, .admin])
    case .text: invocation.text = text()
    case .kind: invocation.kind = choices.pick([.task, .project, .comment])
    case .operation:
      guard let named = namedOperation() else { return false }
      invocation.operation = named
    case .duration: invocation.age = choices.pick([86_400_000, 3_600_000])
    case .number: invocation.schema = UInt16(1 + choices.below(Int(Request.currentSchema)))
    case .file:
      (invocation.file, invocation.content) = file()
    }
    return true
  }

  private mutating func fillHandle(
    _ kinds: [EntityKind], of invocation: inout Invocation
  ) -> Bool {
    let kind = kinds.count > 1 && count(kinds[1]) > 0 && choices.happens(30) ? kinds[1] : kinds[0]
    guard let id = kind == .tenant ? otherTenant() : entity(kind) else { return false }
    if invocation.subject == nil, invocation.intent.declaration.subjects.contains(kind) {
      invocation.subject = .entity(id)
    } else if kind == .user || kind == .team {
      invocation.member = id
    } else if invocation.destination == nil {
      invocation.destination = id
    } else {
      invocation.alternative = id
    }
    return true
  }

  /// Where something can be moved: mostly another tenant than the first.
  private mutating func otherTenant() -> EntityID? {
    let count = setup.genesis.tenantCount
    return EntityID(.tenant, count > 1 && choices.happens(80) ? 1 : choices.below(count))
  }

  /// An operation that can be undone, or at least was said.
  private mutating func namedOperation() -> InvocationID? {
    let undoable = operations.filter { $0.intent.declaration.undoWindow > 0 }
    let named = undoable.isEmpty ? operations : undoable
    // What was said last is what people take back.
    return named.isEmpty ? nil : named[named.count - 1 - choices.below(named.count)].id
  }

  /// An entity as somebody names it: mostly by its handle.
  private mutating func designation(of kinds: [EntityKind]) -> Designation? {
    if kinds.contains(.proposal) { return made(by: .transferProject) }
    let kind = choices.pick(kinds)
    switch choices.weighted([80, 8, 6, 6]) {
    case 1 where kind != .team: return .titled(kind, text())
    case 2:
      if let container = container(of: kind) {
        return .position(kind, 1 + choices.below(2), on: container)
      }
    case 3 where kind == .comment: if let made = made(by: .addComment) { return made }
    default: break
    }
    return entity(kind).map { .entity($0) }
  }

  private mutating func made(by intent: IntentKind) -> Designation? {
    let makers = operations.filter { $0.intent == intent }
    return makers.isEmpty ? nil : .made(by: choices.pick(makers).id)
  }

  private mutating func container(of kind: EntityKind) -> EntityID? {
    switch kind {
    case .task: entity(.project)
    case .comment: entity(choices.happens(50) ? .project : .task)
    case .tenant, .user, .team, .project, .proposal: nil
    }
  }

  private mutating func file() -> (FileID, ContentID) {
    let size = UInt64(choices.pick([120_000, 9_000, 30_000_000]))
    let names = ["plan.pdf", "../plan.pdf", "plan.exe"]
    let name = setup.texts.intern(names[choices.weighted([80, 10, 10])])
    let isProgram = choices.happens(10)
    let type = setup.texts.intern(isProgram ? "application/x-msdownload" : "application/pdf")
    let file = IntentFile(name: name, type: type, size: size, hash: size)
    let content = FileContent(type: type, size: size, hash: size)
    return (setup.files.intern(file), setup.files.intern(content))
  }
}
