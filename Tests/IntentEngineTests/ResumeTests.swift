import Testing

@testable import IntentEngine

@Suite("Resuming a task, and turning it over")
struct ResumeTests {
  @Test("it brings the task, and of the user's open operations those about it")
  func about() {
    var office = Office()
    let onTask = office.request(.deleteComment, Office.c2)
    let onProject = office.request(.deleteComment, Office.c1)
    #expect(office.send(onTask).outcome == .challenged)
    #expect(office.send(onProject).outcome == .challenged)
    var resume = office.request(.resumeTask, Office.t1)
    resume.session = Office.tablet
    let reply = office.send(resume)
    #expect(reply.outcome == .done && reply.current?.entity == Office.t1)
    #expect(reply.pending.map(\.key) == [onTask.key])
    #expect(reply.pending.first?.challenge != nil)
    #expect(office.send(office.request(.resumeTask, Office.t2)).pending.isEmpty)
    let bobs = office.send(office.request(.resumeTask, Office.t1, by: Office.bob))
    #expect(bobs.outcome == .done && bobs.pending.isEmpty, "Alice's question is hers alone")
  }

  @Test("a question that it showed can be answered there")
  func displayed() throws {
    var office = Office()
    var request = office.request(.deleteComment, Office.c2)
    _ = office.send(request)
    var resume = office.request(.resumeTask, Office.t1)
    resume.session = Office.tablet
    let challenge = try #require(office.send(resume).pending.first?.challenge)
    request.session = Office.tablet
    request.response = .confirmation(challenge.id, digest: challenge.digest)
    #expect(office.send(request).outcome == .done)
  }

  @Test(
    "what is hidden, of another tenant or no task is not found",
    arguments: [Office.hidden, Office.foreign, Office.launch, Office.c1, EntityID(.task, 40)])
  func notFound(entity: EntityID) {
    var office = Office()
    let reply = office.send(office.request(.resumeTask, entity))
    #expect(reply.outcome == .notFound && reply.current == nil && reply.pending.isEmpty)
  }

  @Test(
    "to turn over is for the app's own surface", arguments: EntryPoint.allCases)
  func surface(entry: EntryPoint) {
    var office = Office()
    var request = office.request(.toggleTask, Office.t1)
    request.claims.entry = entry
    let reply = office.send(request)
    #expect(reply.outcome == (entry == .app ? .done : .invalid))
    #expect(reply.fault == (entry == .app ? nil : .notOffered))
    #expect(office.engine.audit.count == 1)
    var relayed = office.request(.toggleTask, Office.t2)
    relayed.claims.isRelayed = true
    #expect(office.send(relayed).fault == .notOffered)
  }

  @Test("turned over twice it is as before, and each can be taken back")
  func toggled() {
    var office = Office()
    let first = office.request(.toggleTask, Office.t1)
    #expect(office.send(first).outcome == .done)
    #expect(office.engine.state.tasks[0].isDone)
    #expect(office.send(first).stillStands)
    let second = office.request(.toggleTask, Office.t1)
    #expect(office.send(second).outcome == .done)
    #expect(!office.engine.state.tasks[0].isDone)
    #expect(!office.send(first).stillStands)
    var undo = office.request(.undo)
    undo.arguments.operation = second.key
    #expect(office.send(undo).outcome == .done)
    #expect(office.engine.state.tasks[0].isDone)
  }
}
