import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct QueuePlays {
  @Test func anOfflineQueueGoesInOrder() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let finish = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    let delete = stage.say(.deleteComment, .entity(Stage.c1))
    let other = stage.say(.completeTask, .entity(Stage.t2))
    stage.does(.goOnline)
    let world = stage.play()
    #expect(world.word(finish) == "done")
    #expect(world.word(delete) == "parked")
    #expect(world.word(other) == "done")
    #expect(world.status(of: Stage.phone).outbox == [delete])
  }

  @Test func aParkedDeletionGoesByItselfOnlyWithoutTheSafeguard() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(.goOnline)
    stage.options.safeguards = Safeguards.all.without(.recoverNotEndlessBackground)
    #expect(stage.play().word(delete) == "challenged")
  }

  @Test func aKilledDeletionWaitsForTheUser() {
    var stage = Stage()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(.killApp, at: .after(1))
    #expect(stage.play().status(of: delete).rest == .kept(.killed))
    stage.does(.openApp)
    #expect(stage.play().status(of: delete).rest == .parked(.waitsForUser))
    stage.does(.retry(delete))
    #expect(stage.play().word(delete) == "challenged")
    stage.options.safeguards = Safeguards.all.without(.recoverKeptKilled)
    #expect(stage.play().word(delete) == "dropped")
  }

  @Test func aKilledCompletionGoesOnWithTheSameKey() {
    var stage = Stage()
    stage.device()
    let finish = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    stage.does(.killApp, at: .after(85))
    stage.does(.openApp)
    let world = stage.play()
    #expect(world.word(finish) == "done, replayed" || world.word(finish) == "done")
    #expect(world.engine.state.version(of: Stage.t1) == Version(2))
  }

  @Test func nothingDestructiveGoesFromTheBackground() {
    var stage = Stage()
    stage.device()
    let delete = stage.next()
    stage.lose(.request, of: delete)
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: delete, intent: .deleteComment, subject: .entity(Stage.c1))))
    stage.does(.background, at: .after(1))
    #expect(stage.play().status(of: delete).rest == .parked(.waitsForUser))
  }

  @Test func comingBackInTimeDoesNotSendADeletion() {
    var stage = Stage()
    stage.device()
    let delete = stage.next()
    stage.lose(.request, of: delete)
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: delete, intent: .deleteComment, subject: .entity(Stage.c1))))
    stage.does(.background, at: .after(1))
    stage.does(.foreground, at: .after(1))
    var world = stage.play()
    #expect(world.status(of: delete).rest == .parked(.waitsForUser))
    #expect(world.status(of: delete).requests == 1)
    stage.options.safeguards = Safeguards.all.without(.recoverNotEndlessBackground)
    world = stage.play()
    #expect(world.status(of: delete).requests == 2)
  }

  @Test func anAnswerStillCountsInTheBackground() {
    var stage = Stage()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(.background, at: .after(1))
    #expect(stage.play().word(delete) == "challenged")
  }

  @Test func operationsThatOnlyAddDoNotWaitForEachOther() {
    var stage = Stage()
    stage.device()
    let words = stage.text("Hello")
    let first = stage.next()
    stage.lose(.request, of: first, count: 100)
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: first, intent: .addComment, subject: .entity(Stage.t1), text: words)))
    let second = stage.say(.meanwhile, .addComment, .entity(Stage.t1)) { $0.text = words }
    let finish = stage.say(.meanwhile, .completeTask, .entity(Stage.t1))
    let look = stage.say(.meanwhile, .openEntity, .entity(Stage.t1))
    let world = stage.play()
    #expect(world.word(first) == "parked")
    #expect(world.word(second) == "done")
    #expect(world.word(look) == "done")
    #expect(world.status(of: finish).rest == .waiting(for: first))
  }

  @Test func nobodyWaitsForWhatOnlyAsks() {
    var stage = Stage()
    stage.device()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.network(.partition(Stage.tablet, .downward))
    let here = stage.next()
    stage.does(on: Stage.tablet, .pickUp(delete, as: here))
    let edit = stage.say(.meanwhile, on: Stage.tablet, .renameTask, .entity(Stage.t1)) { _ in }
    let fix = stage.say(.meanwhile, on: Stage.tablet, .editComment, .entity(Stage.c1)) { _ in }
    let world = stage.play()
    #expect(world.word(here) == "parked")
    #expect(world.status(of: edit).requests > 1)
    #expect(world.status(of: fix).requests > 1)
  }

  @Test func dependentsWaitAndIndependentsGoOn() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    let restore = stage.say(.restoreComment, .entity(Stage.c1))
    let other = stage.say(.completeTask, .entity(Stage.t1))
    stage.does(.goOnline)
    let world = stage.play()
    #expect(world.status(of: delete).rest == .parked(.waitsForUser))
    #expect(world.status(of: restore).rest == .waiting(for: delete))
    #expect(world.word(other) == "done")
  }

  @Test func aFaultyQueueBlocksIndependentsOrSendsDependents() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    let restore = stage.say(.restoreComment, .entity(Stage.c1))
    let other = stage.say(.completeTask, .entity(Stage.t1))
    stage.does(.goOnline)
    stage.options.safeguards = Safeguards.all.without(.recoverQueueFlowsIndependent)
    #expect(stage.play().word(other) == "waiting")
    stage.options.safeguards = Safeguards.all.without(.recoverQueueFlowsDependent)
    #expect(stage.play().status(of: restore).outcome != nil)
  }

  @Test func aDeletionMadeOfflineDoesNotSlipThroughBehindAnother() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let words = stage.text("Ship on Monday")
    let edit = stage.say(.at(.start), .editComment, .entity(Stage.c1)) { $0.text = words }
    let delete = stage.say(.deleteComment, .entity(Stage.c1))
    stage.does(.goOnline)
    let world = stage.play()
    #expect(world.word(edit) == "done")
    #expect(world.status(of: delete).rest == .parked(.waitsForUser))
    #expect(world.status(of: delete).requests == 0)
  }

  @Test func whatIsADayOldDoesNotGoByItself() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let finish = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    stage.does(.goOnline, at: .after(2 * DeviceLimits.retryWindow))
    #expect(stage.play().status(of: finish).rest == .parked(.outdated))
    stage.does(.retry(finish))
    #expect(stage.play().word(finish) == "done")
  }

  @Test func whatAnOperationMakesIsNamedWhenItIsMade() {
    var stage = Stage()
    stage.device { $0.isOnline = false }
    let (hello, world) = (stage.text("Hello"), stage.text("Hello, world"))
    let note = stage.say(.at(.start), .addComment, .entity(Stage.t1)) { $0.text = hello }
    let edit = stage.say(.editComment, .made(by: note)) { $0.text = world }
    #expect(stage.play().status(of: edit).rest == .waiting(for: note))
    stage.does(.goOnline)
    let after = stage.play()
    #expect(after.word(note) == "done")
    #expect(after.word(edit) == "done")
    #expect(after.status(of: edit).entity == after.status(of: note).made)
  }

  @Test func whatIsRefusedStaysVisibleUntilItsUserDealsWithIt() {
    var stage = Stage()
    stage.device(of: Stage.bob)
    let words = stage.text("Autumn launch")
    let rename = stage.say(.at(.start), .renameProject, .entity(Stage.launch)) { $0.text = words }
    let look = stage.say(.openEntity, .titled(.task, words))
    let edit = stage.say(.editComment, .entity(Stage.c1)) { $0.text = words }
    let world = stage.play()
    #expect(world.word(rename) == "forbidden")
    #expect(world.word(look) == "not-found")
    #expect(world.status(of: Stage.phone).refused == [rename, edit])
    #expect(world.status(of: Stage.phone).outbox.isEmpty)
    let other = stage.say(.deleteComment, .entity(Stage.c1))
    #expect(stage.play().status(of: Stage.phone).refused == [rename, other])
    stage.does(.signOut)
    #expect(stage.play().status(of: Stage.phone).refused == [])
  }

  @Test func whatItsUserCancelledIsNotRefused() {
    var stage = Stage()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.does(.decline(delete))
    let world = stage.play()
    #expect(world.word(delete) == "cancelled")
    #expect(world.status(of: Stage.phone).refused == [])
  }

  @Test func theOutboxIsBounded() {
    var stage = Stage()
    stage.device {
      $0.isOnline = false
      $0.outboxLimit = 1
    }
    let first = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    let second = stage.say(.completeTask, .entity(Stage.t2))
    #expect(stage.play().word(second) == "outbox-full")
    stage.options.safeguards = Safeguards.all.without(.recoverQueueFlowsBounded)
    let world = stage.play()
    #expect(world.word(first) == "dropped")
    #expect(world.word(second) == "kept")
  }
}
