import Testing

@testable import IntentEngine

/// Old ids, also such as no scenario can declare (rule `identity.alias`).
@Suite("Aliases")
struct AliasTests {
  private static let first = EntityID(.task, 5)
  private static let second = EntityID(.task, 6)

  /// The office, with aliases.
  private func office(
    _ aliases: [Genesis.Alias], without safeguards: Safeguards = .all
  ) -> Office {
    var office = Office()
    var genesis = office.genesis
    genesis.aliases = aliases
    office.engine = Engine(genesis: genesis, texts: office.texts, safeguards: safeguards)
    return office
  }

  private static let chain = [
    Genesis.Alias(old: first, new: Office.t1), Genesis.Alias(old: second, new: first),
  ]

  @Test(
    "a loop ends where it closes: nothing is there",
    arguments: [
      [Genesis.Alias(old: first, new: second), Genesis.Alias(old: second, new: first)],
      [Genesis.Alias(old: first, new: first), Genesis.Alias(old: second, new: first)],
    ])
  func loop(aliases: [Genesis.Alias]) {
    var office = office(aliases)
    for id in [Self.first, Self.second] {
      let reply = office.send(office.request(.openEntity, id))
      #expect(reply.outcome == .notFound && reply.alias == nil)
      #expect(office.engine.audit.last?.record.asked == id)
      #expect(office.engine.state.snapshot(of: id) == nil)
    }
  }

  @Test("a loop of projects or comments is none of a project or comment that is there")
  func otherKinds() {
    let (project, comment) = (EntityID(.project, 7), EntityID(.comment, 3))
    var office = office([
      Genesis.Alias(old: project, new: project), Genesis.Alias(old: comment, new: comment),
    ])
    for id in [project, comment] {
      #expect(office.send(office.request(.openEntity, id)).outcome == .notFound)
    }
    let note = office.request(.addComment, Office.launch)
    #expect(office.send(withText(note, office)).entity == EntityID(.comment, 4))
  }

  private func withText(_ request: Request, _ office: Office) -> Request {
    var request = request
    request.arguments.text = office.text("Hello")
    return request
  }

  @Test("an old id leads through every hop, and both ids are kept")
  func hops() {
    var office = office(Self.chain)
    let reply = office.send(office.request(.openEntity, Self.second))
    #expect(reply.outcome == .done && reply.entity == Office.t1 && reply.alias == Self.second)
    let record = office.engine.audit.last?.record
    #expect(record?.entity == Office.t1 && record?.alias == Self.second)
  }

  @Test("a version read from an old id never matches, also where it is the same number")
  func version() {
    var office = office(Self.chain)
    var request = office.request(.completeTask, Self.first)
    request.version = office.engine.state.version(of: Office.t1)
    let reply = office.send(request)
    #expect(reply.outcome == .changed && reply.rule == .identityAlias)
    #expect(reply.current?.entity == Office.t1)
  }

  @Test("a question that came through an old id is about the successor")
  func sensitive() {
    let old = EntityID(.comment, 3)
    var office = office([Genesis.Alias(old: old, new: Office.c1)])
    var request = office.request(.deleteComment, old)
    request.version = Version(7)
    let asked = office.send(request)
    #expect(asked.outcome == .challenged && asked.alias == old)
    #expect(asked.challenge?.explanation.object == Office.c1)
    let done = office.sendAndConfirm(request)
    #expect(done.outcome == .done && done.entity == Office.c1 && done.alias == old)
  }

  @Test("a replay through the old id is answered, and names it")
  func replay() {
    var office = office(Self.chain)
    let request = withText(office.request(.addComment, Self.second), office)
    let first = office.send(request)
    let again = office.send(request)
    #expect(first.outcome == .done && again.outcome == .done && again.isReplay)
    #expect(again.alias == Self.second && again.entity == first.entity)
    #expect(office.engine.audit.last?.record.alias == Self.second)
  }

  @Test("what the audit tells of an expired key names the old id")
  func expired() {
    var office = office(Self.chain)
    let request = withText(office.request(.addComment, Self.second), office)
    #expect(office.send(request).outcome == .done)
    office.now = Instant(3 * 24 * 3_600_000)
    var drop = office.request(.dropKeys, by: Office.dave)
    drop.arguments.age = 24 * 3_600_000
    #expect(office.send(drop).outcome == .done)
    let late = office.send(request)
    #expect(late.outcome == .expired && late.told == .done && late.alias == Self.second)
  }

  @Test("the same key by the successor's id is another content")
  func otherContent() {
    var office = office(Self.chain)
    var request = withText(office.request(.addComment, Self.second), office)
    #expect(office.send(request).outcome == .done)
    request.arguments.subject = .id(Office.t1)
    #expect(office.send(request).outcome == .mismatched)
  }

  @Test("an undo names an operation: the old id is no concern of it")
  func undo() {
    var office = office(Self.chain)
    let note = withText(office.request(.addComment, Self.second), office)
    #expect(office.send(note).outcome == .done)
    var undo = office.request(.undo)
    undo.arguments.operation = note.key
    #expect(office.sendAndConfirm(undo).outcome == .done)
  }
}
