import IntentEngine
import Testing

@testable import IntentSimulation

/// A watch without a link of its own, and the phone that carries out what it hears.
@Suite struct RelayPlays {
  private static let watch = DeviceID(1)

  private func stage() -> Stage {
    var stage = Stage()
    stage.device()
    stage.device { $0.through = Stage.phone }
    return stage
  }

  /// Says something on the watch by voice.
  private func note(_ stage: inout Stage) -> InvocationID {
    let id = stage.next()
    let text = stage.text("Hello")
    stage.step(
      .at(.start), .device(RelayPlays.watch),
      .invoke(
        Invocation(
          id: id, intent: .addComment, subject: .entity(Stage.t1), text: text,
          manner: Manner(entry: .siri))))
    return id
  }

  private func effects(_ world: World) -> Int {
    world.engine.state.comments.count - 3
  }

  @Test func whatIsHeardTwiceIsDoneOnce() {
    var stage = stage()
    let fault = MessageFault(
      kind: .duplicate(after: 300), leg: .relay, invocation: InvocationID(0))
    stage.step(.at(.start), .network, .fault(fault))
    let note = note(&stage)
    let world = stage.play()
    #expect(world.word(note) == "done")
    #expect(effects(world) == 1)
    #expect(world.engine.audit.map(\.record.word) == ["added", "replayed"])
    #expect(world.engine.audit.allSatisfy { $0.record.isRelayed })
    #expect(world.engine.audit.allSatisfy { $0.record.device == Stage.phone })
  }

  @Test func aKeyMadeWhereItIsHeardMakesTwo() {
    var stage = stage()
    stage.options.safeguards = .all.without(.writeKeyUtterance)
    let fault = MessageFault(
      kind: .duplicate(after: 300), leg: .relay, invocation: InvocationID(0))
    stage.step(.at(.start), .network, .fault(fault))
    _ = note(&stage)
    #expect(effects(stage.play()) == 2)
  }

  @Test(arguments: [Leg.relay, .request, .reply, .relayReply])
  func whatIsLostIsSaidAgain(leg: Leg) {
    var stage = stage()
    stage.step(
      .at(.start), .network,
      .fault(MessageFault(kind: .lose, leg: leg, invocation: InvocationID(0))))
    let note = note(&stage)
    let world = stage.play()
    #expect(world.word(note).hasPrefix("done"))
    #expect(world.status(of: note).requests == 2)
    #expect(effects(world) == 1)
  }

  @Test func nothingIsCarriedOutForAnotherAccount() {
    var stage = stage()
    stage.does(.signOut)
    stage.does(.signIn(Stage.bob))
    let note = stage.next()
    stage.does(
      on: RelayPlays.watch,
      .invoke(Invocation(id: note, intent: .completeTask, subject: .entity(Stage.t1))))
    let world = stage.play()
    #expect(world.word(note) == "parked")
    #expect(!world.engine.state.tasks[0].isDone)
    #expect(world.engine.audit.allSatisfy { $0.record.action != .request })
  }

  @Test func aPhoneWithoutItsAppOrNetworkIsNotAWall() {
    var stage = stage()
    stage.does(.killApp)
    stage.does(.goOffline)
    let note = stage.next()
    stage.does(
      on: RelayPlays.watch,
      .invoke(Invocation(id: note, intent: .completeTask, subject: .entity(Stage.t1))))
    stage.does(.goOnline)
    stage.does(on: RelayPlays.watch, .retry(note))
    let world = stage.play()
    #expect(world.word(note) == "done")
    #expect(world.engine.state.tasks[0].isDone)
  }

  @Test func theWatchSyncsByNobody() {
    var stage = stage()
    stage.does(on: RelayPlays.watch, .goOffline)
    stage.does(on: RelayPlays.watch, .goOnline)
    #expect(stage.play().engine.audit.isEmpty)
  }
}
