import Testing

@testable import IntentEngine

@Suite("Undo")
struct UndoTests {
  private func undo(of key: OperationKey?, _ office: inout Office) -> Request {
    var undo = office.request(.undo)
    undo.arguments.operation = key
    return undo
  }

  @Test("takes a completion back once, and a replay does not do it again")
  func once() {
    var office = Office()
    let complete = office.request(.completeTask, Office.t1)
    _ = office.send(complete)
    let undo = undo(of: complete.key, &office)
    #expect(office.send(undo).outcome == .done)
    #expect(!office.engine.state.tasks[0].isDone)
    let replay = office.send(complete)
    #expect(replay.isReplay)
    #expect(!replay.stillStands)
    #expect(!office.engine.state.tasks[0].isDone)
    let second = self.undo(of: complete.key, &office)
    #expect(office.send(second).outcome == .already)
  }

  @Test("is refused when something changed since")
  func changed() {
    var office = Office()
    let complete = office.request(.completeTask, Office.t1)
    _ = office.send(complete)
    var rename = office.request(.renameTask, Office.t1, by: Office.bob)
    rename.arguments.text = office.text("New title")
    #expect(office.send(rename).outcome == .done)
    #expect(office.send(undo(of: complete.key, &office)).outcome == .changed)
  }

  @Test("ends with its window")
  func window() {
    var office = Office()
    let complete = office.request(.completeTask, Office.t1)
    _ = office.send(complete)
    office.now = office.now + Limits.undoWindow
    #expect(office.send(undo(of: complete.key, &office)).outcome == .expired)
  }

  @Test("that arrives first cancels its operation")
  func first() {
    var office = Office()
    let complete = office.request(.completeTask, Office.t1)
    #expect(office.send(undo(of: complete.key, &office)).outcome == .done)
    #expect(office.send(complete).outcome == .cancelled)
    #expect(office.send(complete).isReplay)
    #expect(!office.engine.state.tasks[0].isDone)
  }

  @Test("of a deletion asks like the restore that it is")
  func asks() {
    var office = Office()
    let delete = office.request(.deleteComment, Office.c1)
    _ = office.sendAndConfirm(delete)
    let undo = undo(of: delete.key, &office)
    #expect(office.send(undo).outcome == .challenged)
    #expect(office.sendAndConfirm(undo).outcome == .done)
    #expect(office.engine.state.comments[0].version == Version(3))
  }

  @Test("of an open operation cancels it, and voids its question")
  func open() throws {
    var office = Office()
    let delete = office.request(.deleteComment, Office.c1)
    let challenge = try #require(office.send(delete).challenge)
    #expect(office.send(undo(of: delete.key, &office)).outcome == .done)
    #expect(office.engine.state.challenges[Int(challenge.id.index)].status == .void)
    var yes = delete
    yes.response = .confirmation(challenge.id, digest: challenge.digest)
    #expect(office.send(yes).outcome == .cancelled)
  }

  @Test(
    "brings back exactly what was there",
    arguments: [
      IntentKind.renameTask, .renameProject, .editComment, .shareProject, .unshareProject,
      .archiveProject,
    ])
  func inverse(intent: IntentKind) throws {
    var office = Office()
    let subject =
      switch intent {
      case .renameTask: Office.t1
      case .editComment: Office.c1
      default: Office.launch
      }
    let before = office.engine.state
    var request = office.request(intent, subject)
    switch intent {
    case .shareProject:
      request.arguments.member = .id(Office.bob)
      request.arguments.role = .viewer
    case .unshareProject: request.arguments.member = .id(Office.bob)
    default: request.arguments.text = office.text("New title")
    }
    #expect(office.send(request).outcome == .done)
    // Giving access back shows the project again: that asks.
    #expect(office.sendAndConfirm(undo(of: request.key, &office)).outcome == .done)
    let after = office.engine.state
    #expect(after.title(of: subject) == before.title(of: subject))
    #expect(!after.projects[0].isArchived)
    #expect(
      after.role(of: Office.bob, in: Office.launch)
        == before.role(of: Office.bob, in: Office.launch))
    #expect(after.version(of: subject) == Version(3))
  }
}
