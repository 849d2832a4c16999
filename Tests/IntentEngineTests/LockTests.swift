import IntentEngine
import Testing

@Suite("A locked device")
struct LockTests {
  @Test("runs what its intent's policy allows")
  func allowed() {
    var office = Office()
    var request = office.request(.completeTask, Office.t1)
    request.claims.isLocked = true
    #expect(office.send(request).outcome == .done)
  }

  @Test("is refused a sensitive action, whose key goes on after the unlock")
  func sensitive() {
    var office = Office()
    let request = office.request(.deleteComment, Office.c1)
    var locked = request
    locked.claims.isLocked = true
    let refusal = office.send(locked)
    #expect(refusal.outcome == .locked)
    #expect(refusal.recoveries == Recoveries(.unlock))
    #expect(refusal.title == nil)
    #expect(office.send(request).outcome == .challenged)
  }

  @Test("is shown neither an entity nor an old result")
  func reads() throws {
    var office = Office()
    var look = office.request(.openEntity, Office.c1)
    look.claims.isLocked = true
    #expect(office.send(look).outcome == .locked)
    var yes = office.request(.deleteComment, Office.c1)
    let challenge = try #require(office.send(yes).challenge)
    yes.response = .confirmation(challenge.id, digest: challenge.digest)
    #expect(office.send(yes).outcome == .done)
    yes.claims.isLocked = true
    #expect(office.send(yes).outcome == .locked)
  }
}
