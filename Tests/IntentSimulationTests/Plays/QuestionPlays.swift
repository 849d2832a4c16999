import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct QuestionPlays {
  @Test func ordinalsAreTurnedIntoIdsOnThisDevice() {
    var stage = Stage()
    stage.device()
    let second = stage.say(.at(.start), .deleteComment, .position(.comment, 2, on: Stage.t1))
    let ninth = stage.say(.deleteComment, .position(.comment, 9, on: Stage.t1))
    let world = stage.play()
    #expect(world.status(of: second).entity == Stage.c2)
    #expect(world.status(of: ninth).rest == .notShown(.listTooShort))
    #expect(world.status(of: ninth).requests == 0)
  }

  @Test func aFaultyDeviceSendsThePosition() {
    var stage = Stage()
    stage.device()
    stage.say(.at(.start), .deleteComment, .position(.comment, 2, on: Stage.t1))
    stage.options.safeguards = Safeguards.all.without(.identityNoPositionOrdinal)
    let world = stage.play()
    #expect(world.sentSubjects == [.position(.comment, 2, in: Stage.t1)])
  }

  @Test func aTitleGoesOnByItselfWhereOneMatches() {
    var stage = Stage()
    stage.device()
    let title = stage.text("Book the venue")
    let finish = stage.say(.at(.start), .completeTask, .titled(.task, title))
    let world = stage.play()
    #expect(world.word(finish) == "done")
    #expect(world.status(of: finish).requests == 2)
    #expect(world.status(of: finish).told.contains(.choose))
  }

  @Test func severalMatchesWaitForTheUser() {
    var stage = Stage()
    stage.device()
    stage.setup.genesis.tasks[1].title = stage.setup.genesis.tasks[0].title
    let title = stage.text("Book the venue")
    let finish = stage.say(.at(.start), .completeTask, .titled(.task, title))
    #expect(stage.play().word(finish) == "choose")
    stage.does(.choose(.entity(Stage.t2), for: finish))
    let world = stage.play()
    #expect(world.word(finish) == "done")
    #expect(world.status(of: finish).entity == Stage.t2)
  }

  @Test func onlyTheDeviceThatShowsTheQuestionConfirms() {
    var stage = Stage()
    stage.device()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(on: Stage.tablet, .confirm(delete, Manner()))
    #expect(stage.play().word(delete) == "challenged")
    let here = stage.next()
    stage.does(on: Stage.tablet, .pickUp(delete, as: here))
    #expect(stage.play().word(here) == "challenged")
    stage.does(on: Stage.tablet, .confirm(here, Manner()))
    let world = stage.play()
    #expect(world.word(here) == "done")
    #expect(world.engine.state.version(of: Stage.c1) == Version(2))
  }

  @Test func aLockedDeviceDoesNotConfirm() {
    var stage = Stage()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(.lock)
    stage.does(.confirm(delete, Manner()))
    #expect(stage.play().word(delete) == "challenged")
    stage.does(.unlock)
    stage.does(.confirm(delete, Manner()))
    #expect(stage.play().word(delete) == "done")
  }

  @Test func aForgedConfirmationFromElsewhereChangesNothing() {
    var stage = Stage()
    stage.device()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(on: Stage.tablet, .confirm(delete, Manner(entry: .shortcuts)))
    let world = stage.play()
    #expect(world.word(delete) == "challenged")
    #expect(world.status(of: delete).requests == 2)
    #expect(world.engine.state.version(of: Stage.c1) == Version(1))
  }

  @Test func aDeclinedQuestionEndsTheOperation() {
    var stage = Stage()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(.decline(delete))
    let world = stage.play()
    #expect(world.word(delete) == "cancelled")
    #expect(world.status(of: Stage.phone).outbox.isEmpty)
  }

  @Test func aShortcutMakesItsSteps() {
    var stage = Stage()
    stage.device()
    let hello = stage.text("Hello")
    var note = Invocation(
      id: InvocationID(0), intent: .addComment, subject: .entity(Stage.t1), text: hello)
    note.manner.entry = .shortcuts
    let undo = Invocation(
      id: InvocationID(1), intent: .undo, operation: InvocationID(0))
    stage.setup.shortcuts = [
      ShortcutSetup(name: "Tidy", device: Stage.phone, schema: 3, steps: [note, undo])
    ]
    let first = stage.next()
    let second = stage.next()
    stage.does(.run(shortcut: 0, first: first))
    let world = stage.play()
    #expect(world.word(first) == "done")
    #expect(world.word(second) == "challenged")
  }

  @Test func theSummaryComesFirst() {
    var stage = Stage()
    stage.device()
    let finish = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    let events = stage.play().trace.map(\.event)
    let shown = events.firstIndex { if case .summaryShown = $0 { true } else { false } }
    let sent = events.firstIndex { if case .sent = $0 { true } else { false } }
    #expect(shown != nil && sent != nil && (shown ?? 0) < (sent ?? 0))
    stage.options.safeguards = Safeguards.all.without(.recoverSummaryBefore)
    #expect(!stage.play().status(of: finish).hasSummary)
  }
}

extension World {
  /// The subjects of all requests that the server decided.
  var sentSubjects: [Reference] {
    trace.compactMap {
      if case .decided(_, let request, _) = $0.event { request.arguments.subject } else { nil }
    }
  }
}
