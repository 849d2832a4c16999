import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct RetryPlays {
  @Test func aLostReplyIsAskedForAgainWithTheSameKey() {
    var stage = Stage()
    stage.device()
    let finish = stage.next()
    stage.lose(.reply, of: finish)
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: finish, intent: .completeTask, subject: .entity(Stage.t1))))
    let world = stage.play()
    #expect(world.word(finish) == "done, replayed")
    #expect(world.status(of: finish).requests == 2)
    #expect(world.unhitFaults.isEmpty)
  }

  @Test func attemptsAreBoundedAndThenParked() {
    var stage = Stage()
    stage.device()
    stage.network(.partition(Stage.phone, .both), at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1))
    let world = stage.play()
    #expect(world.word(finish) == "parked")
    #expect(world.status(of: finish).rest == .parked(.exhausted))
    #expect(world.status(of: finish).requests == 8)
  }

  @Test func aDestructiveOperationGoesTwiceByItself() {
    var stage = Stage()
    stage.device()
    stage.network(.partition(Stage.phone, .both), at: .at(.start))
    let delete = stage.say(.deleteComment, .entity(Stage.c1))
    #expect(stage.play().status(of: delete).requests == 2)
    stage.options.safeguards = Safeguards.all.without(.recoverNotEndlessDestructive)
    #expect(stage.play().status(of: delete).requests == 8)
    stage.options.safeguards = Safeguards.all.without(.recoverNotEndless)
    #expect(stage.play().status(of: delete).requests == DeviceLimits.unboundedAttempts)
  }

  @Test func signingInGivesNoAttemptBack() {
    var stage = Stage()
    stage.device()
    stage.options.attempts = 1
    stage.server(.expireSession(Stage.phone), at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1))
    stage.does(.signIn(Stage.alice))
    var world = stage.play()
    #expect(world.status(of: finish).rest == .parked(.exhausted))
    #expect(world.status(of: finish).requests == 1)
    stage.options.attempts = 2
    world = stage.play()
    #expect(world.word(finish) == "done")
  }

  @Test func exhaustedIsDroppedOnlyWithoutTheSafeguard() {
    var stage = Stage()
    stage.device()
    stage.network(.partition(Stage.phone, .both), at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1))
    stage.options.safeguards = Safeguards.all.without(.recoverKeptExhausted)
    let world = stage.play()
    #expect(world.word(finish) == "dropped")
    #expect(world.status(of: Stage.phone).outbox.isEmpty)
  }

  @Test(arguments: [Partition.upward, .downward])
  func partitionsCutOneDirection(partition: Partition) {
    var stage = Stage()
    stage.device()
    stage.network(.partition(Stage.phone, partition), at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1))
    let world = stage.play()
    #expect(world.word(finish) == "parked")
    let version = world.engine.state.version(of: Stage.t1)
    #expect(version == Version(partition == .upward ? 1 : 2))
  }

  @Test func theTimeLimitLeavesTheRestToTheApp() {
    var stage = Stage()
    stage.device()
    stage.network(.partition(Stage.phone, .both), at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1), entry: .siri)
    stage.network(.heal(Stage.phone), at: .at(Instant(31_000)))
    #expect(stage.play().word(finish) == "done")
    stage.options.safeguards = Safeguards.all.without(.recoverKeptLimit)
    #expect(stage.play().word(finish) == "dropped")
  }

  @Test func aFaultyClientMakesANewKeyAtEveryRetry() {
    var stage = Stage()
    stage.device()
    let note = stage.next()
    let words = stage.text("Hello")
    stage.lose(.reply, of: note)
    var invocation = Invocation(id: note, intent: .addComment, subject: .entity(Stage.t1))
    invocation.text = words
    stage.step(.then, .device(Stage.phone), .invoke(invocation))
    #expect(stage.play().word(note) == "done, replayed")
    stage.options.safeguards = Safeguards.all.without(.writeKeyClient)
    #expect(stage.play().word(note) == "done")
  }

  @Test func anOutageIsAPassingFailure() {
    var stage = Stage()
    stage.device()
    stage.server(.unavailable(3_000), at: .at(.start))
    let finish = stage.say(.meanwhile, .completeTask, .entity(Stage.t1))
    let world = stage.play()
    #expect(world.word(finish) == "done")
    #expect(world.status(of: finish).told == [.done, .unavailable])
  }
}
