import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct CanonicalRunTests {
  @Test func theSameSeedGivesTheSameRun() {
    var stage = CanonicalRunTests.stage()
    let first = stage.play()
    #expect(first.trace == stage.play().trace)
    stage.setup.seed = 2
    #expect(first.trace != stage.play().trace)
  }

  /// The steps of a run, put at the times at which they began, give the same run.
  @Test func recordedBeginTimesGiveTheSameRun() {
    let stage = CanonicalRunTests.stage()
    let first = stage.play()
    var twin = stage
    twin.setup = stage.setup.timed(by: first.beginTimes)
    #expect(twin.play().trace == first.trace)
    #expect(twin.setup.script.map(\.moment) != stage.setup.script.map(\.moment))
  }

  @Test func aLimitLeavesTheRunUndecided() {
    let stage = CanonicalRunTests.stage()
    var limits = RunLimits()
    limits.events = 3
    var run = CanonicalRun(stage.setup, options: stage.options, limits: limits)
    #expect(run.run() == .undecided(.tooManyEvents(3)))
    limits = RunLimits()
    limits.time = 10
    run = CanonicalRun(stage.setup, options: stage.options, limits: limits)
    #expect(run.run() == .undecided(.tooMuchTime(10)))
  }

  @Test func aLimitEndsARunThatIsPlayedEventByEvent() {
    let stage = CanonicalRunTests.stage()
    var limits = RunLimits()
    limits.events = 3
    var run = CanonicalRun(stage.setup, options: stage.options, limits: limits)
    for _ in 0..<3 { #expect(run.advance() != nil && run.end == nil) }
    #expect(run.advance() == nil && run.end == .undecided(.tooManyEvents(3)))
    run = CanonicalRun(stage.setup, options: stage.options)
    while run.advance() != nil {}
    #expect(run.end == .finished)
  }

  @Test func timeNeverGoesBack() {
    let times = CanonicalRunTests.stage().play().trace.map(\.at)
    #expect(times == times.sorted())
    #expect(times.count > 20)
  }

  @Test func aFaultThatNeverHitsIsTold() {
    var stage = Stage()
    stage.device()
    let finish = stage.next()
    stage.lose(.reply, of: finish, count: 3)
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: finish, intent: .completeTask, subject: .entity(Stage.t1))))
    #expect(stage.play().unhitFaults.isEmpty)
    stage.lose(.reply, of: finish, .then)
    #expect(stage.play().unhitFaults == [2])
  }

  @Test func aLoadFinishesWithoutKeepingAnything() {
    var load = Load(events: 5_000)
    load.devices = 60
    var run = CanonicalRun(load.setup(), options: Load.options)
    #expect(run.run() == .finished)
    #expect((4_000...6_000).contains(run.events))
    #expect(run.world.trace.isEmpty)
    #expect(run.world.messages.count < load.devices)
  }

  private static func stage() -> Stage {
    var stage = Stage()
    stage.device()
    stage.device()
    stage.setup.network.all.loss = 2_000
    stage.setup.network.all.duplication = 2_000
    stage.setup.network.all.reordering = 1_000
    stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    stage.say(.meanwhile, on: Stage.tablet, .reopenTask, .entity(Stage.t1))
    let delete = stage.say(.deleteComment, .entity(Stage.c1))
    stage.does(.confirm(delete, Manner()))
    stage.does(on: Stage.tablet, .sync)
    return stage
  }
}
