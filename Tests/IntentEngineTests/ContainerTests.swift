import Testing

@testable import IntentEngine

/// What is in a deleted task (rule `container.state`).
@Suite("What is in a deleted task")
struct ContainerTests {
  /// Bob's comment c2 is in t1, which is deleted.
  private func buried() -> Office {
    var office = Office()
    #expect(office.sendAndConfirm(office.request(.deleteTask, Office.t1)).outcome == .done)
    return office
  }

  @Test("is gone with it, for every intent but a find", arguments: IntentKind.allCases)
  func gone(intent: IntentKind) {
    guard intent.declaration.subjects.contains(.comment), intent != .findEntities else { return }
    var office = buried()
    var request = office.request(intent, Office.c2, by: Office.bob)
    request.arguments.text = office.text("New title")
    let reply = office.sendAndConfirm(request)
    #expect(reply.outcome == .gone && reply.rule == .containerState)
    #expect(reply.actor == Office.alice && reply.obstacle == Office.t1)
    #expect(reply.recoveries.contains(.restoreContainer))
    #expect(reply.current?.isDeleted == true && reply.current?.title == .empty)
  }

  @Test("keeps its own state, and has it again when the task is back")
  func ownState() {
    var office = Office()
    let delete = office.request(.deleteComment, Office.c2, by: Office.bob)
    #expect(office.sendAndConfirm(delete).outcome == .done)
    #expect(office.sendAndConfirm(office.request(.deleteTask, Office.t1)).outcome == .done)
    #expect(
      office.send(office.request(.deleteComment, Office.c2, by: Office.bob)).outcome == .already)
    #expect(
      office.send(office.request(.restoreComment, Office.c2, by: Office.bob)).outcome == .gone)
    #expect(office.sendAndConfirm(office.request(.restoreTask, Office.t1)).outcome == .done)
    #expect(office.engine.state.isTombstone(Office.c2))
    #expect(office.engine.state == office.engine.recoveredState())
  }

  @Test("can be brought back with the task by an editor, and is not offered to others")
  func whoMay() {
    var office = buried()
    #expect(
      office.send(office.request(.restoreTask, Office.t1, by: Office.carol)).outcome == .forbidden)
    let look = office.send(office.request(.openEntity, Office.c2, by: Office.carol))
    #expect(look.outcome == .gone && look.title == nil)
    #expect(look.recoveries == Recoveries(.askPerson))
    let hidden = office.send(office.request(.openEntity, Office.c2, by: Office.dave))
    #expect(hidden.outcome == .notFound)
    #expect(
      office.sendAndConfirm(office.request(.restoreTask, Office.t1, by: Office.bob)).outcome
        == .done)
  }

  @Test("is not the assignee's to delete")
  func assignee() {
    var office = Office()
    var assign = office.request(.assignTask, Office.t1)
    assign.arguments.member = .id(Office.carol)
    #expect(office.send(assign).outcome == .done)
    #expect(
      office.send(office.request(.deleteTask, Office.t1, by: Office.carol)).outcome == .forbidden)
  }

  @Test("no longer stands, when what was done to it is told again")
  func replays() {
    var office = Office()
    let edit = office.titled(.editComment, Office.c2, "New title", by: Office.bob)
    let complete = office.request(.completeTask, Office.t1)
    #expect(office.send(edit).stillStands && office.send(complete).stillStands)
    let delete = office.request(.deleteTask, Office.t1)
    #expect(office.sendAndConfirm(delete).outcome == .done)
    for request in [edit, complete] {
      let replay = office.send(request)
      #expect(replay.outcome == .done && replay.isReplay && !replay.stillStands)
      #expect(!replay.recoveries.contains(.undo))
    }
    let replay = office.send(delete)
    #expect(replay.isReplay && replay.stillStands && replay.recoveries.contains(.undo))
  }

  @Test("a comment more in it asks again before it is deleted")
  func oneMoreComment() {
    var office = Office()
    let delete = office.request(.deleteTask, Office.t1)
    let asked = office.send(delete)
    #expect(asked.challenge?.explanation.comments == 1)
    #expect(
      office.send(office.titled(.addComment, Office.t1, "Hello", by: Office.bob)).outcome == .done)
    var yes = delete
    yes.response = asked.challenge.map { .confirmation($0.id, digest: $0.digest) } ?? .none
    let again = office.send(yes)
    #expect(again.outcome == .challenged && again.challenge?.explanation.comments == 2)
  }
}

extension Office {
  fileprivate mutating func titled(
    _ intent: IntentKind, _ subject: EntityID, _ words: String, by user: EntityID
  ) -> Request {
    var request = request(intent, subject, by: user)
    request.arguments.text = text(words)
    return request
  }
}
