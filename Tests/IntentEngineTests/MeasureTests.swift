import Testing

@testable import IntentEngine

@Suite("Measures")
struct MeasureTests {
  @Test(
    "are what the audit tells, whatever was asked", arguments: 0..<24 as Range<UInt64>)
  func agree(seed: UInt64) {
    var play = RandomPlay(seed: seed)
    for _ in 0..<300 {
      play.step()
      if seed % 3 == 0, play.office.now.milliseconds % 7 == 0 {
        play.office.now = play.office.now + 600_000
      }
    }
    expectAgreement(play.office.engine)
  }

  @Test("are what the audit tells of requests of any shape", arguments: 0..<12 as Range<UInt64>)
  func agreeWithWildRequests(seed: UInt64) {
    var play = WildPlay(seed: seed)
    for _ in 0..<600 { play.step() }
    expectAgreement(play.office.engine)
  }

  private func expectAgreement(_ engine: Engine) {
    let recount = Recount(of: engine)
    var calls = 0
    for intent in IntentKind.allCases {
      for entry in EntryPoint.allCases {
        let kept = engine.measure(of: intent, at: entry)
        #expect(kept == recount.measure(of: intent, at: entry), "\(intent) at \(entry)")
        #expect(kept.completed <= kept.started && kept.resolved <= kept.asked)
        calls += kept.calls
      }
    }
    #expect(calls > 0)
  }

  @Test("there is room for every entry point") func places() {
    #expect(EntryPoint.allCases.count <= 8)
    #expect(IntentKind(slug: "complete-task") == .completeTask)
    #expect(Set(IntentKind.allCases.map(\.slug)).count == IntentKind.allCases.count)
  }

  @Test("a question that is answered too late is abandoned once, and its operation completed")
  func lateYes() {
    var office = Office()
    let delete = office.request(.deleteComment, Office.c1)
    _ = office.send(delete)
    office.now = office.now + Limits.confirmationWindow
    #expect(office.send(delete).outcome == .challenged)
    #expect(office.engine.measure(of: .deleteComment).abandoned == 1)
    #expect(office.sendAndConfirm(delete).outcome == .done)
    let row = office.engine.measure(of: .deleteComment)
    #expect(row.abandoned == 1 && row.started == 1 && row.completed == 1)
  }

  @Test("a question that was never answered is noted once, also after a crash")
  func noted() {
    var office = Office()
    _ = office.send(office.request(.deleteComment, Office.c1))
    office.now = office.now + Limits.confirmationWindow
    for _ in 0..<3 {
      _ = office.send(office.request(.openEntity, Office.c1))
      office.engine.crash()
    }
    #expect(office.engine.measure(of: .deleteComment).abandoned == 1)
    #expect(office.engine.audit.count { $0.record.action == .questionLapsed } == 1)
    expectAgreement(office.engine)
  }

  @Test("a question is abandoned when the user says no, or takes the operation back")
  func declined() {
    var office = Office()
    var delete = office.request(.deleteComment, Office.c1)
    _ = office.send(delete)
    delete.response = .decline
    _ = office.send(delete)
    let other = office.request(.deleteComment, Office.c2, by: Office.bob)
    _ = office.send(other)
    var undo = office.request(.undo, by: Office.bob)
    undo.arguments.operation = other.key
    _ = office.send(undo)
    let row = office.engine.measure(of: .deleteComment)
    #expect(row.abandoned == 2 && row.started == 2 && row.completed == 0)
    expectAgreement(office.engine)
  }

  @Test("what is finished on another device counts where it began")
  func elsewhere() {
    var office = Office()
    var delete = office.request(.deleteComment, Office.c1)
    delete.claims.entry = .siri
    _ = office.send(delete)
    delete.session = Office.tablet
    delete.claims.entry = .app
    #expect(office.sendAndConfirm(delete).outcome == .done)
    let siri = office.engine.measure(of: .deleteComment, at: .siri)
    let app = office.engine.measure(of: .deleteComment, at: .app)
    #expect(siri.started == 1 && siri.completed == 1 && siri.elsewhere == 1)
    #expect(app.started == 0 && app.completed == 0 && app.calls == 2)
  }

  @Test("a question of a key that was dropped meanwhile is nobody's")
  func dropped() {
    var office = Office()
    office.now = Instant(Limits.epochLength - 60_000)
    _ = office.send(office.request(.deleteComment, Office.c1))
    office.now = Instant(Limits.epochLength + 60_000)
    var drop = office.request(.dropKeys, by: Office.dave)
    drop.arguments.age = 0
    #expect(office.send(drop).outcome == .done)
    office.now = office.now + Limits.confirmationWindow
    _ = office.send(office.request(.openEntity, Office.c1))
    #expect(office.engine.measure(of: .deleteComment).abandoned == 0)
    expectAgreement(office.engine)
  }
}
