import Testing

@testable import IntentEngine

@Suite("What the server lets a device suggest")
struct SuggestTests {
  private func suggested(
    _ office: inout Office, by user: EntityID = Office.alice, _ candidates: SuggestedIntent...
  ) -> [SuggestedIntent] {
    let session = SessionID(Office.sessions.firstIndex(of: user) ?? 0)
    return office.engine.suggest(session: session, candidates: candidates, now: office.now)
      .suggestions
  }

  @Test("what would be done at once, and nothing else")
  func permitted() {
    var office = Office()
    let complete = SuggestedIntent(.completeTask, Office.t1)
    let reopen = SuggestedIntent(.reopenTask, Office.t1)
    #expect(suggested(&office, complete, reopen) == [complete])
    #expect(suggested(&office, by: Office.bob, complete, reopen) == [complete])
    #expect(suggested(&office, by: Office.carol, complete, reopen).isEmpty)
    _ = office.send(office.request(.completeTask, Office.t1))
    #expect(suggested(&office, complete, reopen) == [reopen])
  }

  @Test("nothing sensitive, and nothing that can't be undone")
  func safe() {
    var office = Office()
    let all = IntentKind.allCases.flatMap { intent in
      [Office.t1, Office.c1, Office.launch, Office.gone].map { SuggestedIntent(intent, $0) }
    }
    let session = SessionID(0)
    for start in stride(from: 0, to: all.count, by: SuggestionPolicy.candidates) {
      let some = Array(all[start..<min(all.count, start + SuggestionPolicy.candidates)])
      for suggestion in office.engine.suggest(
        session: session, candidates: some, now: office.now
      ).suggestions {
        #expect(SuggestionPolicy.isSafe(suggestion.intent), "\(suggestion)")
        #expect(suggestion.intent != .deleteComment && suggestion.intent != .restoreComment)
      }
    }
  }

  @Test("what is hidden is left out as what is not there is")
  func hidden() {
    var office = Office()
    let hidden = SuggestedIntent(.completeTask, Office.hidden)
    let foreign = SuggestedIntent(.completeTask, Office.foreign)
    let missing = SuggestedIntent(.completeTask, EntityID(.task, 900))
    let malformed = SuggestedIntent(.completeTask, EntityID(rawValue: .max))
    #expect(suggested(&office, hidden, foreign, missing, malformed).isEmpty)
  }

  @Test("asking changes nothing but the audit, and is bounded")
  func bounded() {
    var office = Office()
    let before = office.engine.state
    let many = Array(repeating: SuggestedIntent(.completeTask, Office.t1), count: 10_000)
    let reply = office.engine.suggest(session: SessionID(0), candidates: many, now: office.now)
    #expect(reply.suggestions.count == SuggestionPolicy.candidates)
    let stranger = office.engine.suggest(
      session: SessionID(99), candidates: many, now: office.now)
    #expect(stranger.outcome == .signIn && stranger.suggestions.isEmpty)
    #expect(office.engine.state.tasks == before.tasks && office.engine.state.keys == before.keys)
    #expect(office.engine.state.projects == before.projects)
    #expect(office.engine.audit.map(\.record.action) == [.suggest, .suggest])
    #expect(office.engine.recoveredState() == office.engine.state)
  }

  @Test("asking counts against the rate, like any request")
  func rate() {
    var office = Office()
    let session = SessionID(0)
    for _ in 0..<Limits.requestsPerWindow {
      #expect(
        office.engine.suggest(session: session, candidates: [], now: office.now).outcome == .done)
    }
    for _ in 0..<3 {
      #expect(
        office.engine.suggest(session: session, candidates: [], now: office.now).outcome
          == .slowDown)
    }
    #expect(office.send(office.request(.completeTask, Office.t1)).outcome == .slowDown)
    #expect(office.engine.audit.count == Int(Limits.requestsPerWindow) + 1)
    #expect(office.engine.audit.last?.repeats == 3)
    #expect(office.engine.recoveredState() == office.engine.state)
  }

  @Test("an administrative operation is taken from the console alone")
  func surface() {
    var office = Office()
    var drop = office.request(.dropKeys, by: Office.dave)
    drop.arguments.age = 0
    var posing = drop
    posing.session = SessionID(3)
    #expect(office.send(posing).rule == .discoverByValue)
    // Refused is refused, wherever the same key comes in again.
    #expect(office.send(drop).outcome == .forbidden)
    #expect(office.engine.measure(of: .dropKeys, at: .administration).denials == 0)
    #expect(office.engine.measure(of: .dropKeys, at: .app).denials == 1)
    var byApp = drop
    byApp.key = office.key()
    byApp.claims.entry = .app
    #expect(office.send(byApp).outcome == .forbidden)
    drop.key = office.key()
    #expect(office.send(drop).outcome == .done)
  }

  @Test("what waits at the console is not listed on a device")
  func waitingAtConsole() {
    var office = Office()
    let dissolve = office.request(.dissolveTeam, Office.design, by: Office.dave)
    #expect(office.send(dissolve).outcome == .challenged)
    var pending = office.request(.pending, by: Office.dave)
    pending.key = nil
    #expect(office.send(pending).pending.isEmpty)
    pending.session.index += Office.console.index
    pending.claims.entry = .administration
    #expect(office.send(pending).pending.map(\.key) == [dissolve.key])
  }
}
