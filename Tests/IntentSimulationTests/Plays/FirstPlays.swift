import IntentEngine
import Testing

@testable import IntentSimulation

@Suite struct FirstPlays {
  @Test func aTaskIsCompleted() {
    var stage = Stage()
    stage.device()
    let finish = stage.say(.at(.start), .completeTask, .entity(Stage.t1))
    let world = stage.play()
    #expect(world.word(finish) == "done")
    #expect(world.status(of: finish).requests == 1)
    #expect(world.status(of: finish).hasSummary)
    #expect(world.status(of: Stage.phone).outbox.isEmpty)
    #expect(world.copy(of: Stage.t1, on: 0)?.isDone == true)
    #expect(world.copy(of: Stage.t1, on: 0)?.version == Version(2))
  }

  @Test func aDeletionIsConfirmedAndReplayed() {
    var stage = Stage()
    stage.device()
    stage.device { $0.isOnline = false }
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1), entry: .siri)
    stage.does(.confirm(delete, Manner()))
    let again = stage.next()
    stage.does(on: Stage.tablet, .replay(delete, as: again, Manner(entry: .shortcuts)))
    stage.does(on: Stage.tablet, .goOnline)
    stage.does(on: Stage.tablet, .retry(again))
    let world = stage.play()
    #expect(world.word(delete) == "done")
    #expect(world.word(again) == "done, replayed")
    #expect(world.status(of: again).requests == 1)
  }
}
