import Testing

@testable import IntentEngine

@Suite("Transfer of a team's project")
struct QuorumTests {
  private static let first = EntityID(.proposal, 0)

  /// Alice's transfer of a project to somebody.
  private func transfer(
    _ office: inout Office, _ project: EntityID = Office.poster,
    to recipient: EntityID = Office.dave, by user: EntityID = Office.alice
  ) -> Request {
    var request = office.request(.transferProject, project, by: user)
    request.arguments.member = .id(recipient)
    return request
  }

  private func approve(
    _ office: inout Office, _ proposal: EntityID = first, by user: EntityID = Office.bob
  ) -> Request {
    office.request(.approveTransfer, proposal, by: user)
  }

  private func owner(of project: EntityID, _ office: Office) -> EntityID {
    office.engine.state.projects[project.index].owner
  }

  @Test("is proposed by one admin and done with the second's yes, in one transaction")
  func committed() {
    var office = Office()
    let give = transfer(&office)
    let proposed = office.sendAndConfirm(give)
    #expect(proposed.outcome == .awaitingApproval)
    #expect(proposed.proposals.first?.missing == 1)
    #expect(owner(of: Office.poster, office) == Office.board)
    let yes = approve(&office)
    #expect(office.sendAndConfirm(yes).outcome == .done)
    #expect(owner(of: Office.poster, office) == Office.dave)
    let replay = office.send(give)
    #expect(replay.outcome == .done)
    #expect(replay.isReplay)
    #expect(office.send(yes).isReplay)
    #expect(office.engine.recoveredState() == office.engine.state)
    office.engine.crash()
    #expect(owner(of: Office.poster, office) == Office.dave)
    #expect(office.send(give).outcome == .done)
  }

  @Test("asks once: the same key waits for the same proposal")
  func sameKey() {
    var office = Office()
    let give = transfer(&office)
    let proposed = office.sendAndConfirm(give)
    #expect(office.send(give) == proposed)
    #expect(office.engine.state.proposals.count == 1)
    var other = give
    other.arguments.member = .id(Office.carol)
    #expect(office.send(other).outcome == .mismatched)
  }

  @Test("is not proposed by who is no admin of the team", arguments: [Office.dave, Office.erin])
  func proposer(user: EntityID) {
    var office = Office()
    let reply = office.sendAndConfirm(transfer(&office, by: user))
    #expect(reply.outcome == (user == Office.dave ? .forbidden : .notFound))
    #expect(office.engine.state.proposals.count == 0)
  }

  @Test("of a team with one admin needs an admin of the tenant")
  func tenantAdmin() {
    var office = Office()
    _ = office.sendAndConfirm(transfer(&office, Office.flyer, to: Office.bob))
    #expect(office.sendAndConfirm(approve(&office, by: Office.alice)).outcome == .already)
    #expect(office.sendAndConfirm(approve(&office, by: Office.bob)).outcome == .notFound)
    #expect(office.sendAndConfirm(approve(&office, by: Office.dave)).outcome == .done)
    #expect(owner(of: Office.flyer, office) == Office.bob)
  }

  @Test("of a team with one admin and nobody beside is refused")
  func nobodyBeside() {
    var office = Office()
    let tenancy = Int(office.engine.state.users[Office.dave.index].firstTenancy)
    office.engine.state.tenancies[tenancy].isActive = false
    let reply = office.sendAndConfirm(transfer(&office, Office.flyer, to: Office.bob))
    #expect(reply.outcome == .forbidden)
    #expect(reply.recoveries == Recoveries(.appoint))
  }

  @Test("says until when to wait where time alone brings a second person, and nobody is suspended")
  func waiting() {
    var office = Office()
    func refused(_ project: EntityID, by user: EntityID) -> Reply {
      var give = office.request(.transferProject, project, by: user)
      give.arguments.member = .id(Office.bob)
      return office.send(give)
    }
    let hour: Milliseconds = 3_600_000
    let place = Int(office.engine.state.teams[Office.atelier.index].firstMember)
    office.engine.state.teamMembers[place].adminSince = office.now + (0 - hour)
    let alone = refused(Office.flyer, by: Office.alice)
    #expect(alone.outcome == .forbidden && alone.recoveries == Recoveries(.wait))
    #expect(alone.waitUntil == office.now + 23 * hour)
    let bobs = Int(office.engine.state.teamMembers[firstPlace(of: office)].next)
    #expect(office.engine.state.teamMembers[bobs].user == Office.bob)
    office.engine.state.teamMembers[bobs].role = .member
    // Alice and Carol are left; Carol is an admin since two hours.
    let two = refused(Office.poster, by: Office.alice)
    #expect(two.recoveries == Recoveries(.wait))
    #expect(two.waitUntil == Instant(-7_200_000) + 24 * hour)
    let tenancy = Int(office.engine.state.users[Office.carol.index].firstTenancy)
    office.engine.state.tenancies[tenancy].isActive = false
    let never = refused(Office.poster, by: Office.alice)
    #expect(never.recoveries == Recoveries(.appoint) && never.waitUntil == nil)
  }

  private func firstPlace(of office: Office) -> Int {
    Int(office.engine.state.teams[Office.board.index].firstMember)
  }

  @Test("counts nobody who was demoted in between, nor who was promoted again")
  func demoted() {
    var office = Office()
    _ = office.sendAndConfirm(transfer(&office))
    let place = Int(office.engine.state.teams[Office.board.index].firstMember)
    #expect(office.engine.state.teamMembers[place].user == Office.alice)
    office.engine.state.teamMembers[place].adminSince = office.now + 1
    office.now = office.now + 2
    let reply = office.sendAndConfirm(approve(&office))
    #expect(reply.outcome == .done)
    #expect(reply.proposals.first?.missing == 1)
    #expect(owner(of: Office.poster, office) == Office.board)
  }

  @Test("of an admin since two hours waits for two others")
  func tooNew() {
    var office = Office()
    _ = office.sendAndConfirm(transfer(&office, by: Office.carol))
    let refused = office.send(approve(&office, by: Office.carol))
    #expect(refused.outcome == .forbidden)
    #expect(refused.proposals.first?.isUserTooNew == true)
    _ = office.sendAndConfirm(approve(&office, by: Office.alice))
    #expect(owner(of: Office.poster, office) == Office.board)
    _ = office.sendAndConfirm(approve(&office, by: Office.bob))
    #expect(owner(of: Office.poster, office) == Office.dave)
  }

  @Test("goes to nobody who is suspended by then")
  func recipient() {
    var office = Office()
    _ = office.sendAndConfirm(transfer(&office))
    let tenancy = Int(office.engine.state.users[Office.dave.index].firstTenancy)
    office.engine.state.tenancies[tenancy].isActive = false
    let reply = office.sendAndConfirm(approve(&office))
    #expect(reply.outcome == .changed)
    #expect(reply.proposals.first?.lacksRecipient == true)
    office.engine.state.tenancies[tenancy].isActive = true
    #expect(office.sendAndConfirm(approve(&office)).outcome == .done)
  }

  @Test("voids its rivals, whose keys are told so")
  func rivals() {
    var office = Office()
    let give = transfer(&office)
    let rival = transfer(&office, to: Office.carol, by: Office.bob)
    let late = transfer(&office, to: Office.carol, by: Office.alice)
    for request in [give, rival, late] { _ = office.sendAndConfirm(request) }
    _ = office.sendAndConfirm(approve(&office))
    #expect(owner(of: Office.poster, office) == Office.dave)
    #expect(office.send(give).outcome == .done)
    #expect(office.send(rival).outcome == .changed)
    #expect(office.send(late).outcome == .changed)
    let second = approve(&office, EntityID(.proposal, 1), by: Office.alice)
    #expect(office.sendAndConfirm(second).outcome == .changed)
    #expect(office.engine.state.proposals.rows.map(\.status) == [.committed, .void, .void])
    #expect(office.engine.recoveredState() == office.engine.state)
  }

  @Test("can be taken back by its proposer as long as it waits, and not after")
  func takenBack() {
    var office = Office()
    let give = transfer(&office)
    _ = office.sendAndConfirm(give)
    var undo = office.request(.undo)
    undo.arguments.operation = give.key
    #expect(office.send(undo).outcome == .done)
    #expect(office.send(give).outcome == .cancelled)
    #expect(office.sendAndConfirm(approve(&office)).outcome == .changed)

    let again = transfer(&office)
    _ = office.sendAndConfirm(again)
    _ = office.sendAndConfirm(approve(&office, EntityID(.proposal, 1)))
    var tooLate = office.request(.undo)
    tooLate.arguments.operation = again.key
    #expect(office.send(tooLate).outcome == .expired)
    #expect(owner(of: Office.poster, office) == Office.dave)
    #expect(office.engine.recoveredState() == office.engine.state)
  }

  @Test("ends with the proposer's own no to the key")
  func keyDeclined() {
    var office = Office()
    var give = transfer(&office)
    _ = office.sendAndConfirm(give)
    give.response = .decline
    #expect(office.send(give).outcome == .cancelled)
    #expect(office.engine.state.proposals[0].status == .withdrawn)
  }

  @Test("ends with the no of anyone who could approve it")
  func declined() {
    var office = Office()
    let give = transfer(&office)
    _ = office.sendAndConfirm(give)
    let refusal = office.request(.declineTransfer, Self.first, by: Office.bob)
    #expect(office.send(refusal).outcome == .done)
    #expect(office.send(give).outcome == .cancelled)
    #expect(office.send(refusal).isReplay)
    #expect(office.sendAndConfirm(approve(&office)).outcome == .changed)
    let second = office.request(.declineTransfer, Self.first, by: Office.alice)
    #expect(office.send(second).outcome == .already)
  }

  @Test("is over after a week by the server's clock, also for a rival that commits")
  func expired() {
    var office = Office()
    let give = transfer(&office)
    _ = office.sendAndConfirm(give)
    office.now = office.now + Limits.proposalLifetime
    #expect(office.send(approve(&office)).outcome == .expired)
    _ = office.sendAndConfirm(transfer(&office, to: Office.carol, by: Office.bob))
    let yes = approve(&office, EntityID(.proposal, 1), by: Office.alice)
    #expect(office.sendAndConfirm(yes).outcome == .done)
    #expect(owner(of: Office.poster, office) == Office.carol)
    let reply = office.send(give)
    #expect(reply.outcome == .expired)
    #expect(office.engine.state.proposals[0].status == .expired)
  }

  @Test("is refused while the project is archived; to decline it is not")
  func archived() {
    var office = Office()
    _ = office.sendAndConfirm(transfer(&office))
    #expect(office.send(office.request(.archiveProject, Office.poster)).outcome == .done)
    #expect(office.send(approve(&office)).outcome == .archived)
    let refusal = office.request(.declineTransfer, Self.first, by: Office.bob)
    #expect(office.send(refusal).outcome == .done)
  }

  @Test("is committed also when the proposer's key is no longer kept")
  func keyDropped() {
    var office = Office()
    let give = transfer(&office)
    _ = office.sendAndConfirm(give)
    office.now = office.now + 2 * Limits.epochLength
    var drop = office.request(.dropKeys, by: Office.dave)
    drop.arguments.age = 1
    #expect(office.send(drop).outcome == .done)
    #expect(office.sendAndConfirm(approve(&office)).outcome == .done)
    let told = office.send(give)
    #expect(told.outcome == .expired)
    #expect(told.told == .done)
    #expect(office.engine.recoveredState() == office.engine.state)
  }
}
