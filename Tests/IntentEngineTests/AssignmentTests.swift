import Testing

@testable import IntentEngine

@Suite("Assigning a task")
struct AssignmentTests {
  private func assign(
    _ task: EntityID, to user: EntityID, by actor: EntityID = Office.alice, _ office: inout Office
  ) -> Request {
    var request = office.request(.assignTask, task, by: actor)
    request.arguments.member = .id(user)
    return request
  }

  private func undo(of key: OperationKey?, _ office: inout Office) -> Request {
    var undo = office.request(.undo)
    undo.arguments.operation = key
    return undo
  }

  @Test("is for editors, and raises the task's version by one")
  func editors() {
    var office = Office()
    for intent in [IntentKind.assignTask, .unassignTask] {
      var request = office.request(intent, Office.t1, by: Office.carol)
      request.arguments.member = .id(Office.carol)
      #expect(office.send(request).outcome == .forbidden)
    }
    #expect(
      office.send(assign(Office.t1, to: Office.carol, by: Office.bob, &office)).outcome == .done)
    #expect(office.engine.state.tasks[0].assignee == Office.carol)
    #expect(office.engine.state.version(of: Office.t1) == Version(2))
  }

  @Test("lets a viewer complete the task, until it is unassigned")
  func viewer() {
    var office = Office()
    let complete = office.request(.completeTask, Office.t1, by: Office.carol)
    #expect(office.send(complete).outcome == .forbidden)
    _ = office.send(assign(Office.t1, to: Office.carol, &office))
    #expect(
      office.send(office.request(.completeTask, Office.t1, by: Office.carol)).outcome == .done)
    #expect(office.send(office.request(.unassignTask, Office.t1)).outcome == .done)
    #expect(
      office.send(office.request(.reopenTask, Office.t1, by: Office.carol)).outcome == .forbidden)
  }

  @Test("answers who may not see the project like who does not exist")
  func blind() {
    var office = Office()
    var replies: [Reply] = []
    for user in [Office.dave, Office.erin, EntityID(.user, 99)] {
      let request = assign(Office.t1, to: user, &office)
      for _ in 1...2 {
        var reply = office.send(request)
        #expect(reply.outcome == .notFound)
        #expect(reply.entity == nil && reply.current == nil)
        reply.rule = .identityVerifiable  // The rule is for the audit, and never sent to a device.
        replies.append(reply)
      }
    }
    #expect(Set(replies).count == 2, "the first answer, and its replay")
    #expect(office.engine.state.version(of: Office.t1) == Version(1))
  }

  @Test("does not tell a viewer who may see the project")
  func viewersLearnNothing() {
    var office = Office()
    let replies = [Office.bob, Office.dave].map { user in
      office.send(assign(Office.t1, to: user, by: Office.carol, &office))
    }
    #expect(replies[0].outcome == .forbidden)
    #expect(replies[0] == replies[1])
  }

  @Test("takes a person, and not a team or nobody")
  func person() {
    var office = Office()
    #expect(office.send(assign(Office.t1, to: Office.design, &office)).fault == .wrongKind)
    #expect(
      office.send(office.request(.assignTask, Office.t1)).fault == .missingParameter)
  }

  @Test("of what is so already changes nothing, and says who did it")
  func already() {
    var office = Office()
    #expect(office.send(office.request(.unassignTask, Office.t1)).outcome == .already)
    _ = office.send(assign(Office.t1, to: Office.bob, by: Office.bob, &office))
    _ = office.send(office.request(.completeTask, Office.t1))
    let again = office.send(assign(Office.t1, to: Office.bob, &office))
    #expect(again.outcome == .already)
    #expect(again.actor == Office.bob)
  }

  @Test("is taken back to the former assignee, and to nobody")
  func undone() {
    var office = Office()
    let first = assign(Office.t1, to: Office.bob, &office)
    _ = office.send(first)
    let second = assign(Office.t1, to: Office.carol, &office)
    _ = office.send(second)
    #expect(office.send(undo(of: first.key, &office)).outcome == .changed)
    #expect(office.send(undo(of: second.key, &office)).outcome == .done)
    #expect(office.engine.state.tasks[0].assignee == Office.bob)
    #expect(office.send(second).stillStands == false)
    let take = office.request(.unassignTask, Office.t1)
    _ = office.send(take)
    #expect(office.send(undo(of: take.key, &office)).outcome == .done)
    #expect(office.engine.state.tasks[0].assignee == Office.bob)
    let other = assign(Office.t2, to: Office.bob, &office)
    _ = office.send(other)
    #expect(office.send(undo(of: other.key, &office)).outcome == .done)
    #expect(office.engine.state.tasks[1].assignee == nil)
    #expect(office.engine.state.version(of: Office.t2) == Version(3))
  }

  @Test("is not taken back to who may no longer see the project")
  func undoAfterLeaving() {
    var office = Office()
    _ = office.send(assign(Office.t1, to: Office.bob, &office))
    let second = assign(Office.t1, to: Office.carol, &office)
    _ = office.send(second)
    var unshare = office.request(.unshareProject, Office.launch)
    unshare.arguments.member = .id(Office.bob)
    #expect(office.send(unshare).outcome == .done)
    let reply = office.send(undo(of: second.key, &office))
    #expect(reply.outcome == .changed)
    #expect(reply.current?.assignee == Office.carol)
  }
}
