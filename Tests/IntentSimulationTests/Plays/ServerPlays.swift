import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct ServerPlays {
  @Test func aCrashBeforeTheCommitLeavesNothing() {
    var stage = Stage()
    stage.device()
    let finish = stage.next()
    stage.server(.crash(.beforeCommit(finish)), at: .at(.start))
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: finish, intent: .completeTask, subject: .entity(Stage.t1))))
    let before = stage.play()
    #expect(before.engine.state.version(of: Stage.t1) == Version(1))
    #expect(before.firedCrashes.count == 1)
    stage.server(.restart, at: .after(2_000))
    let world = stage.play()
    #expect(world.word(finish) == "done")
    #expect(world.engine.state.version(of: Stage.t1) == Version(2))
  }

  @Test func aCrashAfterTheCommitLeavesAll() {
    var stage = Stage()
    stage.device()
    let finish = stage.next()
    stage.server(.crash(.afterCommit(finish)), at: .at(.start))
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: finish, intent: .completeTask, subject: .entity(Stage.t1))))
    stage.server(.restart, at: .after(2_000))
    let world = stage.play()
    #expect(world.word(finish) == "done, replayed")
    #expect(world.engine.state.version(of: Stage.t1) == Version(2))
  }

  @Test func aSecondAttemptDuringTheCommitIsToldSo() {
    var stage = Stage()
    stage.device()
    stage.device()
    let finish = stage.next()
    stage.server(.slowCommit(finish, 4_000), at: .at(.start))
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: finish, intent: .completeTask, subject: .entity(Stage.t1))))
    let again = stage.next()
    stage.does(on: Stage.tablet, .replay(finish, as: again, Manner()), at: .after(500))
    let world = stage.play()
    #expect(world.word(finish) == "done")
    #expect(world.word(again) == "done, replayed")
    #expect(world.status(of: again).told.contains(.inProgress))
  }

  @Test func aCrashDropsWhatWasAdmitted() {
    var stage = Stage()
    stage.device()
    let finish = stage.next()
    stage.server(.slowCommit(finish, 10_000), at: .at(.start))
    stage.step(
      .then, .device(Stage.phone),
      .invoke(Invocation(id: finish, intent: .completeTask, subject: .entity(Stage.t1))))
    stage.server(.crash(.now), at: .after(1_000))
    stage.server(.restart, at: .after(100))
    let world = stage.play()
    #expect(world.word(finish) == "done")
    #expect(world.status(of: finish).requests > 1)
    let events = world.trace.map(\.event)
    #expect(events.contains { if case .admissionDropped = $0 { true } else { false } })
    #expect(!events.contains { if case .lost = $0 { true } else { false } })
  }

  @Test func aCrashDropsWhatTheConsoleWasAdmittedFor() {
    var stage = Stage()
    stage.device()
    let drop = stage.next()
    stage.server(.slowCommit(drop, 10_000), at: .at(.start))
    stage.step(
      .then, .administrator(Stage.alice),
      .invoke(Invocation(id: drop, intent: .dropKeys, age: 86_400_000)))
    #expect(stage.play().word(drop) == "done")
    stage.server(.crash(.now), at: .after(1_000))
    #expect(stage.play().status(of: drop).rest == .notShown(.unreachable))
  }

  @Test func withoutARestartTheServerStaysDown() {
    var stage = Stage()
    stage.device()
    stage.server(.crash(.now), at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1))
    let world = stage.play()
    #expect(world.word(finish) == "parked")
    #expect(world.isServerDown)
  }

  @Test func anExpiredSessionWaitsForTheSignIn() {
    var stage = Stage()
    stage.device()
    stage.server(.expireSession(Stage.phone), at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1))
    #expect(stage.play().word(finish) == "sign-in")
    stage.does(.signIn(Stage.alice))
    #expect(stage.play().word(finish) == "done")
  }

  @Test func aSignInWithoutANetworkChangesNothing() {
    var stage = Stage()
    stage.device()
    stage.server(.expireSession(Stage.phone), at: .at(.start))
    let finish = stage.say(.completeTask, .entity(Stage.t1))
    stage.network(.partition(Stage.phone, .both))
    stage.does(.signIn(Stage.alice))
    let world = stage.play()
    #expect(world.status(of: Stage.phone).isSignedIn)
    #expect(world.status(of: Stage.phone).outbox == [finish])
    stage.options.safeguards = Safeguards.all.without(.replyDistinctNetwork)
    let faulty = stage.play()
    #expect(!faulty.status(of: Stage.phone).isSignedIn)
    #expect(faulty.word(finish) == "dropped")
  }

  @Test func anAdministratorNeedsNoNetwork() {
    var stage = Stage()
    let drop = stage.next()
    let invocation = Invocation(id: drop, intent: .dropKeys, age: 86_400_000)
    stage.step(.at(.start), .administrator(Stage.alice), .invoke(invocation))
    let world = stage.play()
    #expect(world.word(drop) == "done")
    #expect(world.trace.contains { if case .decided = $0.event { true } else { false } })
  }

  @Test func hiddenTakesLongerOnlyWithoutTheSafeguard() {
    var stage = Stage()
    stage.device(of: Stage.bob)
    stage.setup.genesis.projects[0].members = []
    stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    let sound = stage.play()
    stage.options.safeguards = Safeguards.all.without(.privacyTwinWorldsTime)
    #expect(stage.play().now - sound.now == 40)
  }

  @Test func aSyncBringsTheCacheUpToDate() {
    var stage = Stage()
    stage.device()
    stage.device { $0.holdings = .nothing }
    stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    stage.does(on: Stage.tablet, .sync)
    let world = stage.play()
    #expect(world.copy(of: Stage.t1, on: 1)?.version == Version(2))
    #expect(world.status(of: Stage.tablet).copies.count == 6)
  }
}
