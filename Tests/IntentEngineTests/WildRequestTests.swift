import Testing

@testable import IntentEngine

/// What a client can put into a request is any bits at all: an id of no kind, a text that the server
/// does not have, the ends of every number.
@Suite("Wild requests")
struct WildRequestTests {
  @Test("are answered, whatever is in their fields", arguments: UInt64(0)..<40)
  func answered(seed: UInt64) {
    var play = WildPlay(seed: seed)
    for _ in 0..<100 { play.step() }
    #expect(play.answers == 100)
    #expect(play.office.engine.recoveredState() == play.office.engine.state)
    #expect(play.office.engine.audit.count <= play.office.engine.journal.records.count)
  }

  @Test("are answered by faulty engines too", arguments: Safeguard.allCases)
  func answeredByFaulty(safeguard: Safeguard) {
    var play = WildPlay(seed: 7, without: safeguard)
    for _ in 0..<60 { play.step() }
    #expect(play.answers == 60)
  }

  @Test("an id of no kind is answered as a missing one")
  func kindless() {
    var office = Office()
    var request = office.request(.openEntity, Office.t1)
    request.arguments.subject = .id(EntityID(rawValue: .max))
    #expect(office.send(request).outcome == .notFound)
  }

  @Test(
    "an id of no kind, or of nobody, is listed with what waits",
    arguments: [EntityID(rawValue: .max), EntityID(.user, 9_999), EntityID(.team, 9_999)])
  func kindlessSubjectOfUndo(id: EntityID) {
    var office = Office()
    let delete = office.request(.deleteTask, Office.t1)
    let asked = office.send(delete)
    var yes = delete
    yes.response = .confirmation(asked.challenge!.id, digest: asked.challenge!.digest)
    guard case .admitted = office.engine.admit(yes, now: office.now) else {
      Issue.record("the deletion is not admitted")
      return
    }
    var undo = office.request(.undo)
    undo.arguments.operation = delete.key
    undo.arguments.subject = .id(id)
    #expect(office.send(undo).outcome == .inProgress)
    office.engine.crash()
    let pending = office.send(office.request(.pending)).pending
    #expect(pending.map(\.key) == [delete.key, undo.key])
    #expect(office.send(office.request(.resumeTask, Office.t1)).outcome == .done)
  }

  @Test("a member of no kind is answered as a missing one")
  func kindlessMember() {
    var office = Office()
    var request = office.request(.transferProject, Office.launch)
    request.arguments.member = .id(EntityID(rawValue: .max))
    #expect(office.send(request).outcome == .notFound)
  }

  @Test("a text that the server does not have makes a request unreadable", arguments: [-1, 9_999])
  func unknownText(index: Int) {
    var office = Office()
    var request = office.request(.renameTask, Office.t1)
    request.arguments.text = TextID(index)
    let reply = office.send(request)
    #expect(reply.outcome == .invalid)
    #expect(reply.fault == .malformedBody)
    #expect(office.engine.audit.last?.text == nil)
  }

  @Test("nobody is signed in who does not exist")
  func signIn() {
    var office = Office()
    for user in [EntityID(rawValue: .max), EntityID(.user, 99), Office.t1] {
      #expect(
        office.engine.signIn(
          user: user, tenant: Office.acme, device: DeviceID(0), now: office.now) == nil)
    }
  }
}
