import Testing

@testable import IntentEngine

@Suite("The life of a key")
struct KeyLifeTests {
  @Test("a settled key answers every sending with its first result")
  func replay() {
    var office = Office()
    var request = office.request(.addComment, Office.t1)
    request.arguments.text = office.text("Hello")
    let first = office.send(request)
    let comments = office.engine.state.comments.count
    for _ in 0..<5 {
      let again = office.send(request)
      #expect(again.isReplay)
      #expect(again.entity == first.entity)
      #expect(again.version == first.version)
    }
    #expect(office.engine.state.comments.count == comments)
  }

  @Test("a refusal settles the key as well: what was forbidden stays so under this key")
  func refusalSettles() {
    var office = Office()
    let request = office.request(.completeTask, Office.t1, by: Office.carol)
    #expect(office.send(request).outcome == .forbidden)
    var share = office.request(.shareProject, Office.launch)
    share.arguments.member = .id(Office.carol)
    share.arguments.role = .editor
    #expect(office.send(share).outcome == .done)
    let again = office.send(request)
    #expect(again.outcome == .forbidden)
    #expect(again.isReplay)
  }

  @Test("another content under the same key is refused, and changes nothing")
  func mismatch() {
    var office = Office()
    let request = office.request(.completeTask, Office.t1)
    #expect(office.send(request).outcome == .done)
    var other = request
    other.arguments.subject = .id(Office.t2)
    #expect(office.send(other).outcome == .mismatched)
    #expect(!office.engine.state.tasks[Office.t2.index].isDone)
  }

  @Test("the same key of another user is another key")
  func scope() {
    var office = Office()
    let request = office.request(.completeTask, Office.t1)
    #expect(office.send(request).outcome == .done)
    var other = office.request(.reopenTask, Office.t1, by: Office.bob)
    other.key = request.key
    let reply = office.send(other)
    #expect(reply.outcome == .done)
    #expect(!reply.isReplay)
  }

  @Test("between check and write the same key is in progress, and an undo of it too")
  func inProgress() throws {
    var office = Office()
    let request = office.request(.completeTask, Office.t1)
    guard case .admitted(let ticket) = office.engine.admit(request, now: office.now) else {
      Issue.record("the request was not admitted")
      return
    }
    #expect(office.send(request).outcome == .inProgress)
    var undo = office.request(.undo)
    undo.arguments.operation = request.key
    #expect(office.send(undo).outcome == .inProgress)
    #expect(office.engine.commit(ticket, now: office.now).outcome == .done)
    #expect(office.send(request).isReplay)
    #expect(office.send(undo).outcome == .done, "the undo's own key stayed open")
  }

  @Test("the commit runs the chain once more on the state of its moment")
  func commitDecidesAgain() throws {
    var office = Office()
    let slow = office.request(.renameTask, Office.t1)
    var named = slow
    named.arguments.text = office.text("New title")
    guard case .admitted(let ticket) = office.engine.admit(named, now: office.now) else {
      Issue.record("the request was not admitted")
      return
    }
    #expect(office.send(office.request(.completeTask, Office.t1)).outcome == .done)
    #expect(office.engine.commit(ticket, now: office.now).outcome == .changed)
  }

  @Test("below the fence a key is expired, and the audit tells what happened")
  func expired() {
    var office = Office()
    let request = office.request(.completeTask, Office.t1)
    #expect(office.send(request).outcome == .done)
    office.now = Instant(3 * 24 * 3_600_000)
    var drop = office.request(.dropKeys, by: Office.dave)
    drop.arguments.age = 24 * 3_600_000
    #expect(office.send(drop).outcome == .done)
    let late = office.send(request)
    #expect(late.outcome == .expired)
    #expect(late.told == .done)
    #expect(late.at == Instant(1_000))
    #expect(office.engine.state.tasks[Office.t1.index].version == Version(2))
  }

  @Test("a key above the server's epoch is malformed")
  func future() {
    var office = Office()
    var request = office.request(.completeTask, Office.t1)
    request.key?.epoch = 5
    #expect(office.send(request).fault == .malformedKey)
  }

  @Test("only a tenant admin drops keys")
  func dropNeedsAdmin() {
    var office = Office()
    var drop = office.request(.dropKeys)
    drop.arguments.age = 0
    #expect(office.send(drop).outcome == .forbidden)
  }
}
