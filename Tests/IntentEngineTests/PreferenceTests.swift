import Testing

@testable import IntentEngine

@Suite("Don't ask again")
struct PreferenceTests {
  /// Alice deletes her own comment in the launch project, and wants no more questions.
  private static func said() -> Office {
    var office = Office()
    var request = office.request(.deleteComment, Office.c1)
    request.dontAskAgain = true
    #expect(office.sendAndConfirm(request).outcome == .done)
    return office
  }

  /// Brings c1 back at once, and asks for its deletion by hand.
  private static func again(_ office: inout Office) -> Request {
    _ = office.sendAndConfirm(office.request(.restoreComment, Office.c1))
    return office.request(.deleteComment, Office.c1)
  }

  @Test("it is kept with the yes, used by hand, and named in the transaction and in the reply")
  func used() throws {
    var office = PreferenceTests.said()
    let row = try #require(office.engine.state.preferences.rows.first)
    #expect(row.user == Office.alice && row.project == Office.launch)
    #expect(row.intent == .deleteComment && !row.isOver)
    let request = PreferenceTests.again(&office)
    let reply = office.send(request)
    #expect(reply.outcome == .done && reply.rule == .confirmSkipScoped)
    #expect(reply.asking == .leftOut(row.preference))
    let record = try #require(office.engine.journal.records.last)
    #expect(
      office.engine.journal.events(of: record).contains {
        guard case .preferenceUsed(let number) = $0 else { return false }
        return office.engine.journal.preferences[Int(number)] == row.preference
      })
    #expect(office.engine.recoveredState() == office.engine.state)
    #expect(MemoryLayout<Event>.stride <= 24 && MemoryLayout<KeyRow>.stride <= 96)
    let replay = office.send(request)
    #expect(replay.isReplay && replay.asking == reply.asking)
  }

  @Test("a yes without it keeps nothing, nor does the wish without a yes")
  func notSaid() {
    var office = Office()
    var request = office.request(.deleteComment, Office.c1)
    request.dontAskAgain = true
    #expect(office.send(request).outcome == .challenged)
    request.dontAskAgain = false
    #expect(office.sendAndConfirm(request).outcome == .done)
    #expect(office.engine.state.preferences.count == 0)
  }

  @Test(
    "what no hand made just now asks",
    arguments: [
      { (claims: inout Claims) in claims.isByHand = false },
      { claims in claims.isQueued = true },
      { claims in claims.isSuggested = true },
      { claims in claims.entry = .siri },
      { claims in claims.entry = .shortcuts },
      { claims in claims.entry = .administration },
    ] as [@Sendable (inout Claims) -> Void])
  func narrowed(narrow: @Sendable (inout Claims) -> Void) {
    var office = PreferenceTests.said()
    var request = PreferenceTests.again(&office)
    narrow(&request.claims)
    #expect(office.send(request).outcome == .challenged)
    #expect(office.engine.state.comments[Office.c1.index].isDeleted == false)
  }

  @Test("what came by an old id asks, also where its version would count")
  func alias() {
    var office = Office()
    var genesis = office.genesis
    let old = EntityID(.comment, 3)
    genesis.aliases = [Genesis.Alias(old: old, new: Office.c1)]
    office.engine = Engine(
      genesis: genesis, texts: office.texts, safeguards: .all.without(.identityAliasVersion))
    var request = office.request(.deleteComment, Office.c1)
    request.dontAskAgain = true
    #expect(office.sendAndConfirm(request).outcome == .done)
    request = PreferenceTests.again(&office)
    request.arguments.subject = .id(old)
    #expect(office.send(request).outcome == .challenged)
  }

  @Test(
    "any change of role, audience or owner in the project ends it, and no change back revives it",
    arguments: [
      Event.roleSet(Office.launch, member: Office.dave, .viewer),
      .roleSet(Office.launch, member: Office.bob, nil), .audienceSet(Office.launch, .tenant),
      .audienceSet(Office.launch, .private), .ownerSet(Office.launch, Office.bob),
      .placed(Office.design, member: Office.dave, .member),
      .left(Office.launch, Office.bob, to: nil), .activitySet(Office.bob, in: Office.acme, false),
      .dissolved(Office.design),
    ])
  func ends(event: Event) throws {
    var state = PreferenceTests.said().engine.state
    let office = PreferenceTests.said()
    let record = try #require(office.engine.journal.records.last)
    state.apply(event, record, office.engine.journal)
    #expect(state.preferences[0].isOver)
  }

  @Test("a change in another project leaves it")
  func elsewhere() throws {
    let office = PreferenceTests.said()
    var state = office.engine.state
    let record = try #require(office.engine.journal.records.last)
    for event in [
      Event.roleSet(Office.secret, member: Office.carol, .viewer),
      .left(Office.secret, Office.carol, to: nil),
      .activitySet(Office.erin, in: Office.globex, false),
      .activitySet(Office.dave, in: Office.acme, false),
    ] {
      state.apply(event, record, office.engine.journal)
      #expect(!state.preferences[0].isOver, "\(event)")
    }
  }

  @Test("by the server's clock it ends after its time, to the millisecond")
  func expires() {
    var office = PreferenceTests.said()
    let expires = office.engine.state.preferences[0].expires
    let request = PreferenceTests.again(&office)
    office.now = expires
    #expect(office.send(request).outcome == .challenged)
    var other = office.request(.deleteComment, Office.c1)
    office.now = expires + -1
    other.claims.deviceClock = .never
    #expect(office.send(other).outcome == .done)
  }

  @Test("said again it is one row, with its time anew")
  func renewed() {
    var office = PreferenceTests.said()
    office.now = office.now + Limits.preferenceWindow
    var request = PreferenceTests.again(&office)
    request.dontAskAgain = true
    #expect(office.sendAndConfirm(request).outcome == .done)
    #expect(office.engine.state.preferences.count == 1)
    #expect(office.engine.state.preferences[0].expires == office.now + Limits.preferenceWindow)
  }

  @Test("a crash keeps it, and taking back takes it back")
  func durable() {
    var office = Office()
    let mark = office.engine.mark()
    var request = office.request(.deleteComment, Office.c1)
    request.dontAskAgain = true
    _ = office.sendAndConfirm(request)
    let before = office.engine.state
    #expect(office.engine.recoveredState() == before)
    office.engine.rollBack(to: mark)
    #expect(office.engine.state.preferences.count == 0)
  }
}
