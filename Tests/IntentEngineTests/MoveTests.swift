import Testing

@testable import IntentEngine

/// Moving a task to another project (rule `move.both-sides`).
@Suite("Moving a task")
struct MoveTests {
  @Test("needs an editor on both sides, and raises the task's version alone")
  func bothSides() {
    var office = Office()
    #expect(
      office.sendAndConfirm(office.move(Office.t1, to: Office.studio, by: Office.carol)).outcome
        == .notFound)
    #expect(office.sendAndConfirm(office.move(Office.t1, to: Office.studio)).outcome == .forbidden)
    #expect(
      office.sendAndConfirm(office.move(Office.t1, to: Office.studio, by: Office.bob)).outcome
        == .done)
    #expect(office.engine.state.project(of: Office.c2) == Office.studio)
    #expect(office.engine.state.version(of: Office.t1) == Version(2))
    #expect(office.engine.state.version(of: Office.c2) == Version(1))
    #expect(office.engine.state.version(of: Office.launch) == Version(1))
    #expect(office.engine.state == office.engine.recoveredState())
  }

  @Test("answers what is hidden, elsewhere, misnamed or no project like what does not exist")
  func hidden() {
    var office = Office()
    var replies: [Reply] = []
    let destinations = [
      Office.secret, Office.abroad, EntityID(.project, 99), Office.t2, Office.alice, Office.globex,
      EntityID(rawValue: .max),
    ]
    for destination in destinations {
      var request = office.request(.moveTask, Office.t1)
      request.arguments.destination = destination
      for _ in 1...2 {
        var reply = office.send(request)
        #expect(reply.outcome == .notFound)
        #expect(reply.entity == nil && reply.current == nil && reply.title == nil)
        reply.rule = .identityVerifiable  // The rule is for the audit, and never sent to a device.
        replies.append(reply)
      }
    }
    for index in replies.indices.dropFirst(2) { #expect(replies[index] == replies[index % 2]) }
    #expect(office.engine.state.project(of: Office.t1) == Office.launch)
  }

  @Test("is refused without a destination, before anything else")
  func missing() {
    var office = Office()
    let reply = office.send(office.request(.moveTask, Office.t1))
    #expect(reply.outcome == .invalid && reply.fault == .missingParameter)
  }

  @Test("refuses the archive on either side")
  func archived() {
    var office = Office()
    #expect(office.sendAndConfirm(office.move(Office.t1, to: Office.archive)).outcome == .archived)
    #expect(office.sendAndConfirm(office.move(Office.old, to: Office.launch)).outcome == .archived)
  }

  @Test("is already so where it is, and gone where it was deleted")
  func already() {
    var office = Office()
    #expect(office.sendAndConfirm(office.move(Office.t1, to: Office.launch)).outcome == .already)
    #expect(office.sendAndConfirm(office.request(.deleteTask, Office.t1)).outcome == .done)
    #expect(
      office.sendAndConfirm(office.move(Office.t1, to: Office.studio, by: Office.bob)).outcome
        == .gone)
  }

  @Test("keeps the assignee who sees the new project, and its undo gives back who did not")
  func assignee() {
    var office = Office()
    var assign = office.request(.assignTask, Office.t1, by: Office.bob)
    assign.arguments.member = .id(Office.carol)
    #expect(office.send(assign).outcome == .done)
    let move = office.move(Office.t1, to: Office.studio, by: Office.bob)
    #expect(office.sendAndConfirm(move).outcome == .done)
    #expect(office.engine.state.tasks[0].assignee == nil)
    var undo = office.request(.undo, by: Office.bob)
    undo.arguments.operation = move.key
    #expect(office.sendAndConfirm(undo).outcome == .done)
    #expect(office.engine.state.tasks[0].assignee == Office.carol)
    #expect(office.engine.state.project(of: Office.t1) == Office.launch)
  }

  @Test("takes no assignee from a parameter that it does not have")
  func strayMember() {
    var office = Office()
    var move = office.move(Office.t1, to: Office.studio, by: Office.bob)
    move.arguments.member = .id(Office.alice)
    #expect(office.sendAndConfirm(move).outcome == .done)
    #expect(office.engine.state.tasks[0].assignee == nil)
    var undo = office.request(.undo, by: Office.bob)
    undo.arguments.operation = move.key
    #expect(office.sendAndConfirm(undo).outcome == .done)
    #expect(office.engine.state.tasks[0].assignee == nil)
  }

  @Test("can't be taken back where the old project is out of sight or rights are gone")
  func undoWithoutRights() {
    var office = Office()
    let move = office.move(Office.t1, to: Office.studio, by: Office.bob)
    #expect(office.sendAndConfirm(move).outcome == .done)
    for role in [Role.viewer, nil] {
      var change = office.request(role == nil ? .unshareProject : .shareProject, Office.launch)
      change.arguments.member = .id(Office.bob)
      change.arguments.role = role
      #expect(office.send(change).outcome == .done)
      var undo = office.request(.undo, by: Office.bob)
      undo.arguments.operation = move.key
      #expect(office.send(undo).outcome == (role == nil ? .changed : .forbidden))
    }
    #expect(office.engine.state.project(of: Office.t1) == Office.studio)
  }

  @Test("voids every open question about the task and its comments, and no other")
  func challenges() {
    var office = Office()
    _ = office.send(office.request(.deleteTask, Office.t1))
    _ = office.send(office.request(.deleteComment, Office.c2))
    _ = office.send(office.request(.deleteComment, Office.c1))
    #expect(
      office.sendAndConfirm(office.move(Office.t1, to: Office.studio, by: Office.bob)).outcome
        == .done)
    #expect(office.engine.state.challenges.rows.map(\.status) == [.void, .void, .open, .spent])
  }

  @Test("asks where the task gets another owner, is hidden from somebody, or somebody may do more")
  func asks() throws {
    var office = Office()
    let reply = office.send(office.move(Office.t1, to: Office.studio, by: Office.bob))
    let question = try #require(reply.challenge).explanation
    // Dave comes to see it, and Carol sees it no more.
    #expect(question.recipient == Office.dave)
    #expect(question.people == 1 && question.hidden == 1)
    let home = Genesis.Project(tenant: Office.acme, title: .empty, owner: Office.alice)
    #expect(sensitivity(of: home) == .removes)
    var same = home
    same.members = office.genesis.projects[Office.launch.index].members
    #expect(sensitivity(of: same) == nil)
    var more = same
    more.members[1].role = .editor
    #expect(sensitivity(of: more) == .givesControl)
  }

  /// Why moving a task from the launch to another project of Alice's asks; to merge the launch into it
  /// asks for the same.
  private func sensitivity(of project: Genesis.Project) -> Sensitivity? {
    var genesis = Office().genesis
    genesis.projects.append(project)
    let state = Engine(genesis: genesis, texts: Office().texts).state
    let new = EntityID(.project, genesis.projects.count - 1)
    let merge = state.sensitivity(of: .merged(Office.launch, into: new), by: Office.alice)
    let move = state.sensitivity(
      of: .taskMoved(Office.t1, to: new, assignee: nil), by: Office.alice)
    #expect(merge == move)
    return move
  }

  @Test("takes the task from the devices of those who may not see where it went")
  func losses() {
    var office = Office()
    #expect(
      office.sendAndConfirm(office.move(Office.t1, to: Office.studio, by: Office.bob)).outcome
        == .done)
    for user in [Office.carol] {
      let lost = office.engine.losses(of: user, in: Office.acme, since: 0)
      #expect(lost.entities == [Office.t1, Office.c2])
    }
    for user in [Office.alice, Office.bob, Office.dave] {
      #expect(office.engine.losses(of: user, in: Office.acme, since: 0) == Losses())
    }
  }
}

extension Office {
  fileprivate mutating func move(
    _ task: EntityID, to project: EntityID, by user: EntityID = alice
  ) -> Request {
    var request = request(.moveTask, task, by: user)
    request.arguments.destination = project
    return request
  }
}
