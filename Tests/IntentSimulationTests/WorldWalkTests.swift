import IntentEngine
import Testing

@testable import IntentSimulation

/// Random walks over the choices of a world with faults.
@Suite struct WorldWalkTests {
  @Test(arguments: 0..<12)
  func rollingBackRestoresTheWorld(seed: Int) {
    var world = WorldWalkTests.world()
    let random = RandomSource(seed: UInt64(seed))
    var choices: [Choice] = []
    for turn in 0..<60 {
      let before = world
      let mark = world.mark()
      for hop in 0..<6 {
        WorldWalkTests.move(&world, &choices, random, UInt32(turn * 100 + hop))
      }
      world.rollBack(to: mark)
      #expect(world == before, "turn \(turn)")
      #expect(world.fingerprint == before.fingerprint, "turn \(turn)")
      #expect(world.trace == before.trace)
      WorldWalkTests.move(&world, &choices, random, UInt32(turn * 100 + 50))
    }
  }

  @Test(arguments: 0..<12)
  func aCopyDoesTheSame(seed: Int) {
    let random = RandomSource(seed: UInt64(seed))
    var first = WorldWalkTests.world()
    var second = first
    _ = second.mark()
    var choices: [Choice] = []
    for turn in 0..<150 {
      WorldWalkTests.move(&first, &choices, random, UInt32(turn))
      WorldWalkTests.move(&second, &choices, random, UInt32(turn))
    }
    #expect(first == second)
    #expect(first.trace == second.trace)
    #expect(first.fingerprint == second.fingerprint)
    #expect(first.trace.count > 20)
  }

  @Test(arguments: 0..<12)
  func everyWalkEnds(seed: Int) {
    let random = RandomSource(seed: UInt64(seed))
    var world = WorldWalkTests.world()
    var choices: [Choice] = []
    var turn: UInt32 = 0
    repeat {
      WorldWalkTests.move(&world, &choices, random, turn)
      turn += 1
    } while !choices.isEmpty && turn < 5_000
    #expect(choices.isEmpty)
    #expect(world.isQuiet)
  }

  /// Makes one of the choices happen; none where there is none.
  private static func move(
    _ world: inout World, _ choices: inout [Choice], _ random: RandomSource, _ turn: UInt32
  ) {
    world.choices(into: &choices)
    guard !choices.isEmpty else { return }
    let draw = Draw(.latency, subject: 0, number: turn)
    world.step(choices[Int(random.below(UInt64(choices.count), draw))])
  }

  /// A world in which much can go wrong.
  private static func world() -> World {
    var stage = Stage()
    stage.device()
    stage.device()
    stage.device(of: bob) { $0.isOnline = false }
    let words = stage.text("Hello")
    let delete = stage.say(.at(.start), .deleteComment, .entity(Stage.c1), entry: .siri)
    let finish = stage.say(.meanwhile, on: Stage.tablet, .completeTask, .entity(Stage.t1))
    let note = stage.say(.meanwhile, on: DeviceID(2), .addComment, .entity(Stage.t1)) {
      $0.text = words
    }
    stage.say(.meanwhile, on: DeviceID(2), .editComment, .made(by: note)) { $0.text = words }
    stage.does(on: DeviceID(2), .goOnline, at: .meanwhile)
    stage.server(.slowCommit(finish, 1_000), at: .meanwhile)
    stage.does(.confirm(delete, Manner()))
    let again = stage.next()
    stage.does(on: Stage.tablet, .replay(delete, as: again, Manner()), at: .meanwhile)
    stage.does(.killApp, at: .meanwhile)
    stage.does(.openApp, at: .at(Instant(40_000)))
    stage.does(on: Stage.tablet, .signIn(bob), at: .meanwhile)
    stage.does(.retry(delete))
    stage.options.isTimed = false
    stage.options.keepsFingerprint = true
    stage.options.losses = 3
    stage.options.duplicates = 2
    stage.options.crashes = 1
    return World(stage.setup, options: stage.options)
  }

  private static let bob = Stage.bob
}
