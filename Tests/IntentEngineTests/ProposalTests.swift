import Testing

@testable import IntentEngine

@Suite("Proposals")
struct ProposalTests {
  private static let proposal = EntityID(.proposal, 0)

  /// An office in which Alice has proposed to give the poster to Dave.
  private func proposed(without safeguards: Safeguards = .all) -> (Office, Request) {
    var office = Office(without: safeguards)
    var give = office.request(.transferProject, Office.poster)
    give.arguments.member = .id(Office.dave)
    _ = office.sendAndConfirm(give)
    return (office, give)
  }

  @Test("hidden ones are answered as missing ones are", arguments: [Office.dave, Office.erin])
  func hidden(user: EntityID) {
    var (office, _) = proposed()
    for intent in [IntentKind.approveTransfer, .declineTransfer] {
      let hidden = office.send(office.request(intent, Self.proposal, by: user))
      let missing = office.send(office.request(intent, EntityID(.proposal, 7), by: user))
      var forged = office.request(intent, Office.poster, by: user)
      forged.arguments.subject = .forged(office.text("not an id"))
      var (expected, replies) = (missing, [hidden, office.send(forged)])
      expected.rule = .identityVerifiable
      for index in replies.indices { replies[index].rule = .identityVerifiable }
      #expect(replies == [expected, expected])
      #expect(expected.outcome == .notFound)
    }
  }

  @Test("are listed for those who may decide about them, and for nobody else")
  func pending() {
    var (office, _) = proposed()
    func listed(by user: EntityID) -> [EntityID] {
      var pending = office.request(.pending, by: user)
      pending.key = nil
      return office.send(pending).proposals.map(\.proposal)
    }
    #expect(listed(by: Office.bob) == [Self.proposal])
    for user in [Office.alice, Office.carol, Office.dave, Office.erin] {
      #expect(listed(by: user).isEmpty)
    }
  }

  @Test("take nobody's project for an argument of another kind")
  func kinds() {
    var (office, _) = proposed()
    for intent in IntentKind.allCases where !intent.declaration.isRead && intent != .undo {
      guard !intent.declaration.subjects.contains(.proposal) else { continue }
      var request = office.request(intent, Self.proposal)
      request.arguments.member = .id(Self.proposal)
      request.arguments.text = office.text("Hello")
      let reply = office.send(request)
      #expect(!reply.outcome.isSuccess, "\(intent.declaration.name)")
    }
  }

  @Test("a withdrawal between check and write leaves nothing to approve")
  func withdrawnInBetween() throws {
    var (office, give) = proposed()
    var yes = office.request(.approveTransfer, Self.proposal, by: Office.bob)
    let challenge = try #require(office.send(yes).challenge)
    yes.response = .confirmation(challenge.id, digest: challenge.digest)
    guard case .admitted(let ticket) = office.engine.admit(yes, now: office.now) else {
      Issue.record("the approval was not admitted")
      return
    }
    var undo = office.request(.undo)
    undo.arguments.operation = give.key
    #expect(office.send(undo).outcome == .done)
    #expect(office.engine.commit(ticket, now: office.now).outcome == .changed)
    #expect(office.engine.state.projects[Office.poster.index].owner == Office.board)
    #expect(office.engine.recoveredState() == office.engine.state)
  }

  @Test("a proposal that is admitted and then overtaken is made, and void with the next")
  func proposedInBetween() throws {
    var office = Office()
    var give = office.request(.transferProject, Office.poster)
    give.arguments.member = .id(Office.dave)
    let challenge = try #require(office.send(give).challenge)
    give.response = .confirmation(challenge.id, digest: challenge.digest)
    guard case .admitted(let ticket) = office.engine.admit(give, now: office.now) else {
      Issue.record("the proposal was not admitted")
      return
    }
    #expect(office.send(give).outcome == .inProgress)
    #expect(office.engine.commit(ticket, now: office.now).outcome == .awaitingApproval)
    #expect(office.send(give).outcome == .awaitingApproval)
    #expect(office.engine.state.proposals.count == 1)
  }

  @Test("are rolled back with everything else")
  func rolledBack() {
    var (office, _) = proposed()
    let before = office.engine
    let mark = office.engine.mark()
    let yes = office.request(.approveTransfer, Self.proposal, by: Office.bob)
    _ = office.sendAndConfirm(yes)
    #expect(office.engine != before)
    office.engine.rollBack(to: mark)
    #expect(office.engine == before)
    #expect(office.engine.fingerprint == before.fingerprint)
  }

  @Test("ask for the unlocked device")
  func locked() {
    var (office, _) = proposed()
    var yes = office.request(.approveTransfer, Self.proposal, by: Office.bob)
    yes.claims.isLocked = true
    #expect(office.send(yes).outcome == .locked)
  }

  @Test("once decided, tell nothing of what becomes of the project")
  func afterwards() {
    var (office, _) = proposed()
    let yes = office.request(.approveTransfer, Self.proposal, by: Office.bob)
    #expect(office.sendAndConfirm(yes).title == office.text("Poster"))
    var rename = office.request(.renameProject, Office.poster, by: Office.dave)
    rename.arguments.text = office.text("New title")
    #expect(office.send(rename).outcome == .done)
    let replay = office.send(yes)
    #expect(replay.outcome == .done)
    #expect(replay.title == nil)
    #expect(replay.owner == nil)
    #expect(replay.proposals.map(\.title) == [.empty])
    #expect(replay.current == nil)
  }

  @Test("are void once the project has left the tenant, and their proposer is told so")
  func movedAway() throws {
    var (office, give) = proposed()
    // No team's project is moved: only a state that was damaged has such a proposal.
    office.engine.state.projects[Office.poster.index].owner = Office.dave
    var move = office.request(.moveProjectToTenant, Office.poster, by: Office.dave)
    (move.arguments.destination, move.arguments.member) = (Office.globex, .id(Office.erin))
    #expect(office.sendAndConfirm(move).outcome == .done)
    #expect(office.engine.state.proposals[Self.proposal.index].status == .gone)
    let told = office.send(give)
    #expect(told.outcome == .changed && told.isReplay && told.entity == nil)
    let yes = office.send(office.request(.approveTransfer, Self.proposal, by: Office.bob))
    #expect(yes.outcome == .changed)
  }
}
