import IntentEngine
import IntentSimulation

/// The chance to fail of every world of a whole space, worked out backwards from the ends: 1 where the
/// failure is seen, 0 where a run ends without it, and else the mean over the choices.
struct ChanceTable {
  /// The most worlds of which it is worked out.
  static let limit = 20_000

  /// By fingerprint.
  private var chances: [UInt64: Double] = [:]

  /// A world whose ways on are being followed.
  private struct Frame {
    let run: WatchedRun
    let fingerprint: UInt64
    let choices: [Choice]
    /// The place of the choice that is followed next.
    var next = 0
    var sum = 0.0
    /// What the choice before led to, where that had to be worked out first.
    var awaited: UInt64?
  }

  /// How many worlds it knows.
  var count: Int { chances.count }

  /// The chance after a choice.
  mutating func chance(after choice: Choice, in run: WatchedRun) -> Double {
    let (next, fingerprint) = ChanceTable.step(choice, in: run)
    guard let next else { return 1 }
    return known(next, fingerprint) ?? workOut(next, fingerprint)
  }

  /// Goes through all that can follow; there are no circles, since each event makes the world smaller.
  private mutating func workOut(_ run: WatchedRun, _ fingerprint: UInt64) -> Double {
    var frames = [ChanceTable.frame(run, fingerprint)]
    while var frame = frames.popLast() {
      if let awaited = frame.awaited { frame.sum += chances[awaited] ?? 0 }
      frame.awaited = nil
      guard frame.next < frame.choices.count else {
        chances[frame.fingerprint] = frame.sum / Double(frame.choices.count)
        continue
      }
      let (next, reached) = ChanceTable.step(frame.choices[frame.next], in: frame.run)
      frame.next += 1
      guard let next else {
        frame.sum += 1
        frames.append(frame)
        continue
      }
      if let chance = known(next, reached) {
        frame.sum += chance
        frames.append(frame)
      } else {
        frame.awaited = reached
        frames.append(frame)
        frames.append(ChanceTable.frame(next, reached))
      }
    }
    return chances[fingerprint] ?? 0
  }

  private static func frame(_ run: WatchedRun, _ fingerprint: UInt64) -> Frame {
    Frame(run: run, fingerprint: fingerprint, choices: run.choices)
  }

  /// The run after a choice; `nil` where the event itself shows the failure, whatever world it leads to.
  private static func step(
    _ choice: Choice, in run: WatchedRun
  ) -> (run: WatchedRun?, fingerprint: UInt64) {
    var next = run
    next.forgetPast()
    next.step(choice)
    return (next.hasFailedByEvent ? nil : next, next.world.fingerprint)
  }

  /// The chance of a world that was met before, or of which nothing need be worked out.
  private mutating func known(_ run: WatchedRun, _ fingerprint: UInt64) -> Double? {
    if let known = chances[fingerprint] { return known }
    let isFinal = run.choices.isEmpty
    let hasFailed = run.hasFailed(isFinal: isFinal)
    guard hasFailed || isFinal else { return nil }
    chances[fingerprint] = hasFailed ? 1 : 0
    return chances[fingerprint]
  }
}
