import Testing

@testable import IntentEngine

/// Each test breaks two links of the chain at once: the earlier one must decide.
@Suite("The order of the decision chain")
struct DecisionChainTests {
  @Test("input shape comes before the session")
  func shapeBeforeSession() {
    var office = Office()
    var request = office.request(.renameTask, Office.t1)
    request.session = .none
    #expect(office.send(request).outcome == .invalid)
    request.arguments.text = office.text("New title")
    #expect(office.send(request).outcome == .signIn)
  }

  @Test("the session comes before the key")
  func sessionBeforeKey() {
    var office = Office()
    let request = office.request(.completeTask, Office.t1)
    #expect(office.send(request).outcome == .done)
    office.engine.expireSession(SessionID(0), now: office.now)
    #expect(office.send(request).outcome == .signIn)
  }

  @Test("the key comes before permission, state and version")
  func keyBeforePermission() {
    var office = Office()
    let request = office.request(.completeTask, Office.t1, by: Office.bob)
    #expect(office.send(request).outcome == .done)
    var revoke = office.request(.unshareProject, Office.launch)
    revoke.arguments.member = .id(Office.bob)
    #expect(office.send(revoke).outcome == .done)
    let replay = office.send(request)
    #expect(replay.outcome == .done)
    #expect(replay.isReplay)
    #expect(replay.entity == nil, "what Bob may no longer see is cut")
  }

  @Test("visibility comes before permission: the hidden is as the missing")
  func visibilityBeforePermission() {
    var office = Office()
    var replies: [Reply] = []
    for subject in [Office.hidden, Office.foreign, EntityID(.task, 99), Office.c1] {
      var request = office.request(.completeTask, subject, by: Office.bob)
      request.version = Version(1)
      var reply = office.send(request)
      reply.rule = .identityVerifiable  // The rule is for the audit, and never sent to a device.
      replies.append(reply)
    }
    #expect(Set(replies).count == 1)
    #expect(replies[0].outcome == .notFound)
  }

  @Test("permission comes before the state")
  func permissionBeforeState() {
    var office = Office()
    #expect(office.send(office.request(.completeTask, Office.t1)).outcome == .done)
    #expect(
      office.send(office.request(.completeTask, Office.t1, by: Office.carol)).outcome
        == .forbidden)
  }

  @Test("the state comes before the version")
  func stateBeforeVersion() {
    var office = Office()
    let late = office.request(.completeTask, Office.t1, by: Office.bob)
    #expect(office.send(office.request(.completeTask, Office.t1)).outcome == .done)
    let reply = office.send(late)
    #expect(reply.outcome == .already)
    #expect(reply.actor == Office.alice)
  }

  @Test("the version comes before the confirmation")
  func versionBeforeConfirmation() {
    var office = Office()
    var request = office.request(.deleteComment, Office.c1)
    request.version = Version(7)
    let reply = office.send(request)
    #expect(reply.outcome == .changed)
    #expect(reply.challenge == nil)
    #expect(reply.current?.version == Version(1))
  }

  @Test("archived is told, and unsharing works all the same")
  func archived() {
    var office = Office()
    let refusal = office.send(office.request(.completeTask, Office.old))
    #expect(refusal.outcome == .archived)
    #expect(refusal.rule == .identityArchived)
    #expect(refusal.recoveries.list == [.open, .unarchive])
    var unshare = office.request(.unshareProject, Office.archive)
    unshare.arguments.audience = .private
    #expect(office.send(unshare).outcome == .already)
  }

  @Test("unarchiving is offered to admins alone, and asks for nothing")
  func unarchiving() {
    var office = Office()
    var share = office.request(.shareProject, Office.launch)
    share.arguments.member = .id(Office.dave)
    share.arguments.role = .admin
    #expect(office.sendAndConfirm(share).outcome == .done)
    #expect(office.send(office.request(.archiveProject, Office.launch)).outcome == .done)
    let editor = office.send(office.request(.completeTask, Office.t1, by: Office.bob))
    #expect(editor.recoveries.list == [.open, .askPerson])
    #expect(
      office.send(office.request(.unarchiveProject, Office.launch, by: Office.bob)).outcome
        == .forbidden)
    let admin = office.send(office.request(.completeTask, Office.t1, by: Office.dave))
    #expect(admin.recoveries.contains(.unarchive))
    let again = office.send(office.request(.archiveProject, Office.launch, by: Office.dave))
    #expect(again.outcome == .already)
    #expect(again.actor == Office.alice)
    #expect(
      office.send(office.request(.unarchiveProject, Office.launch, by: Office.dave)).outcome
        == .done)
    #expect(
      office.send(office.request(.completeTask, Office.t1, by: Office.bob)).outcome == .done)
  }
}
