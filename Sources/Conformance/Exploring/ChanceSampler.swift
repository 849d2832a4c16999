import IntentEngine
import IntentSimulation

/// Estimates chances to fail by runs that go on at random from a moment of a run; what is drawn depends
/// on the run and the place in it, and on nothing else.
struct ChanceSampler {
  /// How many runs are drawn for each chance.
  static let runs = 100

  private let random: RandomSource
  private let place: Int
  private var drawn: UInt32 = 0

  /// Begins to draw at a place.
  ///
  /// - Parameters:
  ///   - events: the whole run, as the lines of its schedule.
  ///   - place: which event is weighed, from 0.
  init(_ events: [String], place: Int) {
    var seed = Fingerprint(seed: UInt64(place))
    for event in events {
      for byte in event.utf8 { seed.fold(UInt64(byte)) }
      // Where one ends and the next begins counts.
      seed.fold(UInt64(UInt8(ascii: "\n")))
    }
    random = RandomSource(seed: seed.value)
    self.place = place
  }

  /// The chance after a choice.
  mutating func chance(after choice: Choice, in run: WatchedRun) -> Chance {
    var after = run
    after.step(choice)
    var failed = 0
    for _ in 0..<ChanceSampler.runs {
      var goesOn = after
      if fails(&goesOn) { failed += 1 }
    }
    return .sampled(failed: failed, runs: ChanceSampler.runs)
  }

  /// Whether a run that goes on at random fails.
  private mutating func fails(_ run: inout WatchedRun) -> Bool {
    while true {
      let choices = run.choices
      if run.hasFailed(isFinal: choices.isEmpty) { return true }
      if choices.isEmpty { return false }
      let draw = Draw(.walk, subject: UInt32(place), number: drawn)
      drawn &+= 1
      run.step(random.pick(choices, draw))
    }
  }
}
