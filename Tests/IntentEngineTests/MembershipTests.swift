import Testing

@testable import IntentEngine

@Suite("Membership")
struct MembershipTests {
  private func request(
    _ office: inout Office, _ intent: IntentKind, _ subject: EntityID, _ member: EntityID? = nil,
    as role: TeamRole? = nil, by user: EntityID
  ) -> Request {
    var request = office.request(intent, subject, by: user)
    if let member { request.arguments.member = .id(member) }
    request.arguments.teamRole = role
    return request
  }

  @Test("an owner can't just go, and is told to hand over what")
  func ownersStay() {
    var office = Office()
    let reply = office.send(office.request(.leaveProject, Office.launch))
    #expect(reply.outcome == .forbidden && reply.rule == .ownershipNeverOrphaned)
    #expect(reply.recoveries == Recoveries(.handOver))
    #expect(reply.handOver == Office.launch)
    #expect(office.engine.state.version(of: Office.launch) == Version(1))
    #expect(office.engine.state.projects[Office.launch.index].owner == Office.alice)
  }

  @Test("an owner hands over and leaves in one transaction, and learns of it again")
  func ownersHandOver() {
    var office = Office()
    let go = request(&office, .handOverProject, Office.launch, Office.bob, by: Office.alice)
    let asked = office.send(go)
    #expect(asked.outcome == .challenged)
    #expect(asked.challenge?.explanation.losesAccess == true)
    var yes = go
    yes.response = .confirmation(asked.challenge!.id, digest: asked.challenge!.digest)
    #expect(office.send(yes).outcome == .done)
    let state = office.engine.state
    #expect(state.projects[Office.launch.index].owner == Office.bob)
    #expect(state.version(of: Office.launch) == Version(2))
    #expect(!state.canSee(Office.alice, entity: Office.launch))
    let again = office.send(go)
    #expect(again.outcome == .done && again.isReplay && again.entity == nil)
  }

  @Test("a plain member of a team stays who alone administers what is shared with it")
  func administeringByTeam() {
    var office = Office()
    var share = office.request(.shareProject, Office.launch)
    (share.arguments.member, share.arguments.role) = (.id(Office.design), .admin)
    #expect(office.sendAndConfirm(share).outcome == .done)
    let tenancy = Int(office.engine.state.users[Office.alice.index].firstTenancy)
    office.engine.state.tenancies[tenancy].isActive = false
    let leave = office.send(office.request(.leaveTeam, Office.design, by: Office.carol))
    #expect(leave.outcome == .forbidden && leave.rule == .ownershipNeverOrphaned)
    #expect(leave.recoveries == Recoveries(.appoint) && leave.handOver == Office.launch)
    var unshare = office.request(.unshareProject, Office.launch, by: Office.carol)
    unshare.arguments.member = .id(Office.design)
    #expect(office.send(unshare).rule == .ownershipNeverOrphaned)
    unshare.key = office.key()
    unshare.arguments.member = .id(Office.bob)
    #expect(office.send(unshare).outcome == .done)
  }

  @Test("nobody leaves for somebody else, and nobody hands over to themselves")
  func contradictions() {
    var office = Office()
    for intent in [IntentKind.leaveTeam, .leaveProject] {
      let subject = intent == .leaveTeam ? Office.design : Office.launch
      let reply = office.send(request(&office, intent, subject, Office.bob, by: Office.carol))
      #expect(reply.outcome == .invalid && reply.fault == .contradictoryParameters)
    }
    let own = request(&office, .handOverProject, Office.launch, Office.alice, by: Office.alice)
    #expect(office.send(own).outcome == .invalid)
  }

  @Test("who is in a project by a team can't leave it by name")
  func leavingByTeam() {
    var office = Office()
    let reply = office.send(office.request(.leaveProject, Office.launch, by: Office.carol))
    #expect(reply.outcome == .forbidden && reply.rule == .authRecheck)
    #expect(
      office.send(office.request(.leaveTeam, Office.design, by: Office.carol)).outcome == .done)
    #expect(!office.engine.state.canSee(Office.carol, entity: Office.launch))
    // To who was in it the team is not there any more.
    let again = office.send(office.request(.leaveTeam, Office.design, by: Office.carol))
    #expect(again.outcome == .notFound)
  }

  @Test("a tenant's admin is told that something must be handed over, and not what")
  func hiddenOrphans() {
    var office = Office()
    let reply = office.send(office.request(.suspendUser, Office.alice, by: Office.dave))
    #expect(reply.outcome == .forbidden && reply.recoveries == Recoveries(.askPerson))
    #expect(reply.handOver == nil && reply.person == Office.alice)
    #expect(office.engine.state.tenancy(of: Office.alice, in: Office.acme)?.isActive == true)
  }

  @Test("suspending has a version in its tenant, shuts out, and is taken back when asked")
  func suspension() {
    var office = Office()
    let suspend = office.request(.suspendUser, Office.bob, by: Office.dave)
    #expect(office.send(suspend).version == Version(2))
    #expect(office.engine.state.version(of: Office.bob, in: Office.globex) == nil)
    #expect(
      office.send(office.request(.completeTask, Office.t1, by: Office.bob)).outcome == .forbidden)
    var stale = office.request(.reinstateUser, Office.bob, by: Office.dave)
    stale.version = Version(1)
    #expect(office.send(stale).outcome == .changed)
    let undo = office.undoAtConsole(suspend.key)
    #expect(office.sendAndConfirm(undo).outcome == .done)
    #expect(office.engine.state.version(of: Office.bob, in: Office.acme) == Version(3))
    #expect(office.send(office.request(.completeTask, Office.t1, by: Office.bob)).outcome == .done)
  }

  @Test("an administrative operation is taken back from the console alone, under a new key")
  func undoFromDevice() {
    var office = Office()
    let suspend = office.request(.suspendUser, Office.bob, by: Office.dave)
    #expect(office.send(suspend).outcome == .done)
    var undo = office.request(.undo, by: Office.dave)
    undo.arguments.operation = suspend.key
    let refused = office.sendAndConfirm(undo)
    #expect(refused.outcome == .forbidden && refused.rule == .discoverByValue)
    #expect(office.engine.state.tenancy(of: Office.bob, in: Office.acme)?.isActive == false)
    undo.session.index += Office.console.index
    undo.claims.entry = .administration
    let told = office.send(undo)
    #expect(told.outcome == .forbidden && told.isReplay)
    #expect(office.sendAndConfirm(office.undoAtConsole(suspend.key)).outcome == .done)
  }

  @Test("signing somebody out is done already once every sign-in is over")
  func expiredSessions() {
    var office = Office()
    let end = office.request(.endSessions, Office.bob, by: Office.dave)
    var state = office.engine.state
    for index in state.sessions.rows.indices where state.sessions[index].user == Office.bob {
      state.sessions[index].expires = office.now
    }
    office.engine.state = state
    #expect(office.send(end).outcome == .already)
  }

  @Test("only the people of a tenant are there to be suspended, and only its admins do it")
  func suspensionElsewhere() {
    var office = Office()
    var abroad = office.request(.suspendUser, Office.erin, by: Office.dave)
    abroad.version = Version(1)
    #expect(office.send(abroad).outcome == .notFound)
    let reply = office.send(office.request(.suspendUser, Office.bob, by: Office.alice))
    #expect(reply.outcome == .forbidden)
  }

  @Test("an admin who is the last does not count once suspended")
  func suspendedAdmins() {
    var office = Office()
    var share = office.request(.shareProject, Office.launch)
    share.arguments.member = .id(Office.bob)
    share.arguments.role = .admin
    #expect(office.sendAndConfirm(share).outcome == .done)
    #expect(office.send(office.request(.suspendUser, Office.bob, by: Office.dave)).outcome == .done)
    let leave = office.send(office.request(.leaveProject, Office.launch))
    #expect(leave.outcome == .forbidden && leave.rule == .ownershipNeverOrphaned)
  }

  @Test("a dissolved team is gone for its tenant's admins, and was never there for others")
  func dissolved() {
    var office = Office()
    #expect(
      office.sendAndConfirm(office.request(.dissolveTeam, Office.design, by: Office.dave)).outcome
        == .done)
    #expect(!office.engine.state.canSee(Office.carol, entity: Office.launch))
    let invite = request(
      &office, .inviteMember, Office.design, Office.bob, as: .admin, by: Office.dave)
    #expect(office.send(invite).outcome == .gone)
    #expect(
      office.send(office.request(.leaveTeam, Office.design, by: Office.carol)).outcome == .notFound)
    let again = office.send(office.request(.dissolveTeam, Office.design, by: Office.dave))
    #expect(again.outcome == .already && again.actor == Office.dave)
    var share = office.request(.shareProject, Office.launch)
    share.arguments.member = .id(Office.design)
    share.arguments.role = .admin
    #expect(office.send(share).outcome == .notFound)
  }

  @Test("inviting, promoting and removing take each other back")
  func undos() {
    var office = Office()
    let invite = request(
      &office, .inviteMember, Office.design, Office.bob, as: .member, by: Office.dave)
    #expect(office.send(invite).outcome == .done)
    let remove = request(&office, .removeMember, Office.design, Office.bob, by: Office.dave)
    #expect(office.send(remove).outcome == .done)
    let undo = office.undoAtConsole(remove.key)
    #expect(office.sendAndConfirm(undo).outcome == .done)
    #expect(office.engine.state.teamMember(Office.bob, of: Office.design)?.role == .member)
    let promote = request(&office, .promoteMember, Office.design, Office.bob, by: Office.dave)
    #expect(office.sendAndConfirm(promote).outcome == .done)
    let back = office.undoAtConsole(promote.key)
    #expect(office.send(back).outcome == .done)
    #expect(office.engine.state.teamMember(Office.bob, of: Office.design)?.role == .member)
  }

  @Test("who is the last is judged again at the commit")
  func raced() {
    var office = Office()
    let suspend = office.request(.suspendUser, Office.bob, by: Office.dave)
    guard case .admitted(let ticket) = office.engine.admit(suspend, now: office.now) else {
      Issue.record("the suspension is not admitted")
      return
    }
    let go = request(&office, .handOverProject, Office.launch, Office.bob, by: Office.alice)
    #expect(office.sendAndConfirm(go).outcome == .done)
    let reply = office.engine.commit(ticket, now: office.now)
    #expect(reply.outcome == .forbidden && reply.rule == .ownershipNeverOrphaned)
  }

  @Test(
    "whatever is asked, a project that is administered stays so", arguments: 0..<16 as Range<UInt64>
  )
  func neverOrphaned(seed: UInt64) {
    var play = RandomPlay(seed: seed)
    var before = play.office.engine.state
    for _ in 0..<400 {
      play.step()
      let after = play.office.engine.state
      #expect(before.orphaned(in: after).isEmpty)
      before = after
    }
    #expect(before.isAdministered(Office.launch))
  }
}
