import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct AnswerPlays {
  /// A deletion that is confirmed while no request gets through any more: twice sent, then parked.
  private func unheardYes() -> (stage: Stage, delete: InvocationID) {
    var stage = Stage()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    stage.network(.partition(Stage.phone, .upward))
    stage.does(.confirm(delete, Manner()))
    return (stage, delete)
  }

  @Test func aRetryRepeatsTheAnswer() {
    var (stage, delete) = unheardYes()
    #expect(stage.play().status(of: delete).rest == .parked(.exhausted))
    stage.network(.heal(Stage.phone))
    stage.does(.retry(delete))
    let world = stage.play()
    #expect(world.word(delete) == "done")
    #expect(world.engine.state.version(of: Stage.c1) == Version(2))
  }

  @Test func anAnswerToWhatHasChangedIsNotRepeated() {
    var (stage, delete) = unheardYes()
    stage.device(of: Stage.alice)
    let words = stage.text("Ship on Monday")
    stage.say(.then, on: Stage.tablet, .editComment, .entity(Stage.c1)) { $0.text = words }
    stage.network(.heal(Stage.phone))
    stage.does(.retry(delete))
    let world = stage.play()
    #expect(world.word(delete) == "changed")
    #expect(world.engine.state.version(of: Stage.c1) == Version(2))
  }

  @Test func anAnswerToWhatHasExpiredIsDroppedForTheNewQuestion() {
    var (stage, delete) = unheardYes()
    stage.network(.heal(Stage.phone), at: .after(600_000))
    stage.does(.retry(delete))
    #expect(stage.play().word(delete) == "challenged")
    stage.does(.retry(delete))
    let world = stage.play()
    #expect(world.word(delete) == "challenged")
    let answers = world.requests(of: delete).filter { $0.response != .none }
    #expect(answers.count == 1)
    stage.does(.confirm(delete, Manner()))
    #expect(stage.play().word(delete) == "done")
  }

  @Test func aQuestionThatIsPickedUpSaysAllThatTheFirstDid() throws {
    var stage = Stage()
    stage.device()
    stage.device()
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    let here = stage.next()
    stage.does(on: Stage.tablet, .pickUp(delete, as: here))
    let world = stage.play()
    let first = try #require(world.status(of: delete).reply)
    var second = try #require(world.status(of: here).reply)
    #expect(second.rule == .recoverElsewhere)
    second.rule = first.rule
    #expect(second == first)
  }

  @Test func theYesOfAnotherOperationIsSentAlong() throws {
    var stage = Stage()
    stage.device()
    let one = stage.say(.at(.start), .deleteComment, .entity(Stage.c1))
    let two = stage.say(.deleteComment, .entity(Stage.c2)) {
      $0.manner.tampering.confirmationOf = one
    }
    let world = stage.play()
    let challenge = try #require(world.status(of: one).challenge)
    #expect(
      world.requests(of: two).map(\.response)
        == [.confirmation(challenge.id, digest: challenge.digest)])
    #expect(world.word(two) == "challenged")
    #expect(world.engine.state.version(of: Stage.c2) == Version(1))
  }

  @Test func aYesThatNobodyWasAskedForIsNotSent() {
    var stage = Stage()
    stage.device()
    let one = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    let two = stage.say(.deleteComment, .entity(Stage.c2)) {
      $0.manner.tampering.confirmationOf = one
    }
    #expect(stage.play().status(of: two).rest == .notShown(.nothingShown))
  }
}

extension World {
  /// What the server was sent for an invocation, in order.
  fileprivate func requests(of invocation: InvocationID) -> [Request] {
    trace.compactMap {
      guard case .decided(let origin, let request, _) = $0.event, origin.invocation == invocation
      else { return nil }
      return request
    }
  }
}
