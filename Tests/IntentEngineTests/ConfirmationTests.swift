import Testing

@testable import IntentEngine

@Suite("Confirmations")
struct ConfirmationTests {
  @Test("a deletion asks, names what the server knows, and happens once by hand")
  func deletion() throws {
    var office = Office()
    let request = office.request(.deleteComment, Office.c1)
    let asked = office.send(request)
    #expect(asked.outcome == .challenged)
    let challenge = try #require(asked.challenge)
    #expect(challenge.explanation.object == Office.c1)
    #expect(challenge.explanation.owner == Office.alice)
    #expect(challenge.explanation.people == 2, "Bob, and Carol by her team")
    #expect(challenge.explanation.undoWindow == Limits.undoWindow)
    let done = office.sendAndConfirm(request)
    #expect(done.outcome == .done)
    #expect(done.version == Version(2))
    #expect(office.engine.state.challenges[Int(challenge.id.index)].status == .spent)
  }

  @Test("asking again returns the open challenge")
  func oneOpen() {
    var office = Office()
    let request = office.request(.deleteComment, Office.c1)
    let first = office.send(request).challenge
    office.now = office.now + 60_000
    #expect(office.send(request).challenge == first)
  }

  @Test("by the server's clock it expires, and another is asked for")
  func expiry() throws {
    var office = Office()
    let request = office.request(.deleteComment, Office.c1)
    let challenge = try #require(office.send(request).challenge)
    office.now = challenge.expires
    var confirmed = request
    confirmed.response = .confirmation(challenge.id, digest: challenge.digest)
    let reply = office.send(confirmed)
    #expect(reply.outcome == .challenged)
    #expect(reply.challenge?.id != challenge.id)
  }

  @Test("without the user's hand, from a locked device, or from another device it is no yes")
  func byHand() throws {
    var office = Office()
    let request = office.request(.deleteComment, Office.c1)
    let challenge = try #require(office.send(request).challenge)
    var yes = request
    yes.response = .confirmation(challenge.id, digest: challenge.digest)
    var noHand = yes
    noHand.claims.isByHand = false
    #expect(office.send(noHand).outcome == .challenged)
    var locked = yes
    locked.claims.isLocked = true
    #expect(office.send(locked).outcome == .locked)
    var elsewhere = yes
    elsewhere.session = Office.tablet
    #expect(office.send(elsewhere).outcome == .challenged)
    #expect(office.send(yes).outcome == .done)
  }

  @Test("a question that was only carried out for another device is shown nowhere")
  func relayed() throws {
    var office = Office()
    var request = office.request(.deleteComment, Office.c1)
    request.claims.isRelayed = true
    let asked = office.send(request)
    #expect(asked.recoveries.list == [.elsewhere])
    let challenge = try #require(asked.challenge)
    request.response = .confirmation(challenge.id, digest: challenge.digest)
    #expect(office.send(request).outcome == .challenged)
    request.claims.isRelayed = false
    #expect(office.send(request).outcome == .challenged, "nobody has seen it here")
    _ = office.send(office.request(.pending))
    #expect(office.send(request).outcome == .done)
  }

  @Test("pending shows an open operation on another device, which may then confirm")
  func elsewhere() throws {
    var office = Office()
    let request = office.request(.deleteComment, Office.c1)
    _ = office.send(request)
    var pending = office.request(.pending)
    pending.session = Office.tablet
    let open = try #require(office.send(pending).pending.first)
    #expect(open.key == request.key)
    let challenge = try #require(open.challenge)
    var yes = request
    yes.session = Office.tablet
    yes.response = .confirmation(challenge.id, digest: challenge.digest)
    #expect(office.send(yes).outcome == .done)
    pending.claims.attempt = 2
    #expect(office.send(pending).pending.isEmpty)
  }

  @Test("a forged challenge is no yes", arguments: [-1, 0, 99, Int(Int32.max)])
  func forged(id: Int) {
    var office = Office()
    var request = office.request(.deleteComment, Office.c1)
    request.response = .confirmation(ChallengeID(id), digest: 0)
    #expect(office.send(request).outcome == .challenged)
    #expect(!office.engine.state.comments[0].isDeleted)
  }

  @Test("a no settles the key as cancelled")
  func decline() {
    var office = Office()
    var request = office.request(.deleteComment, Office.c1)
    _ = office.send(request)
    request.response = .decline
    #expect(office.send(request).outcome == .cancelled)
    request.response = .none
    let again = office.send(request)
    #expect(again.outcome == .cancelled)
    #expect(again.isReplay)
  }

  @Test("what is sensitive is decided by the effect")
  func sensitivity() {
    var office = Office()
    let state = office.engine.state
    func reason(_ event: Event) -> Sensitivity? { state.sensitivity(of: event, by: Office.alice) }
    #expect(reason(.commentDeleted(Office.c1)) == .removes)
    #expect(reason(.commentRestored(Office.gone)) == .shows)
    #expect(reason(.audienceSet(Office.launch, .public)) == .shows)
    #expect(reason(.audienceSet(Office.launch, .private)) == nil)
    #expect(reason(.roleSet(Office.launch, member: Office.bob, .admin)) == .givesControl)
    #expect(reason(.roleSet(Office.launch, member: Office.dave, .viewer)) == nil)
    #expect(reason(.ownerSet(Office.launch, Office.bob)) == .givesControl)
    #expect(reason(.taskDone(Office.t1)) == nil)
    // A project that nobody else sees: bringing a comment back shows it to nobody.
    var request = office.request(.addComment, Office.archive)
    request.arguments.text = office.text("Hello")
    #expect(office.send(request).outcome == .archived)
  }
}
