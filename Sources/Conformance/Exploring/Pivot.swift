import IntentEngine
import IntentSimulation

/// The decision of a failing run at which failing became likely.
///
/// At each event that had alternatives, a number of runs are drawn that go on at random from there:
/// with the event, and with each alternative. The pivot is where the chance to fail, taken, is
/// furthest above that of the best alternative. The draws depend on the run and the place alone.
struct Pivot: Sendable {
  /// An estimate: of so many runs, so many failed.
  struct Chance: Hashable, Sendable {
    var failed: Int
    var runs: Int

    /// The share of the runs that failed, in percent.
    var percent: Int { (failed * 100 + runs / 2) / max(1, runs) }

    /// Wilson's interval for 95 %, in percent, outward.
    var interval: (low: Int, high: Int) {
      let (n, p, z) = (Double(runs), Double(failed) / Double(runs), 1.96)
      let centre = p + z * z / (2 * n)
      let margin = z * (p * (1 - p) / n + z * z / (4 * n * n)).squareRoot()
      let scale = 100 / (1 + z * z / n)
      return (
        max(0, Int(((centre - margin) * scale).rounded(.down))),
        min(100, Int(((centre + margin) * scale).rounded(.up)))
      )
    }
  }

  /// What a decision was worth.
  struct Decision: Hashable, Sendable {
    /// The event's place in the schedule, from 0.
    var place: Int
    var taken: Chance
    /// The alternative that fails least.
    var best: EventIdentity
    var otherwise: Chance

    var weight: Int { taken.failed * otherwise.runs - otherwise.failed * taken.runs }
  }

  /// How many runs are drawn for each chance.
  static let runs = 100

  /// The decisions of the run, in its order.
  let decisions: [Decision]

  /// The decision that mattered most; of equal ones the first.
  var decision: Decision? {
    decisions.reduce(nil) { best, next in
      next.weight > max(0, best?.weight ?? 0) ? next : best
    }
  }

  /// Looks at a run.
  ///
  /// - Parameters:
  ///   - root: the world at its beginning.
  ///   - schedule: a run that fails.
  ///   - fails: whether a world shows the failure; it is asked at every event, and told whether
  ///     anything more can happen.
  init(_ root: World, _ schedule: [EventIdentity], fails: (World, _ isFinal: Bool) -> Bool) {
    var world = root
    var decisions: [Decision] = []
    var sampler = Sampler(schedule)
    for (place, event) in schedule.enumerated() {
      guard !fails(world, false), let taken = world.choice(for: event) else { break }
      if let decision = sampler.weigh(taken, event, place, &world, fails) {
        decisions.append(decision)
      }
      world.step(taken)
    }
    self.decisions = decisions
  }
}

/// Draws runs from a moment on.
private struct Sampler {
  private let random: RandomSource
  private var drawn: UInt32 = 0

  init(_ schedule: [EventIdentity]) { random = RandomSource(seed: UInt64(schedule.count)) }

  /// What a choice is worth beside its alternatives; `nil` where there are none.
  mutating func weigh(
    _ taken: Choice, _ event: EventIdentity, _ place: Int, _ world: inout World,
    _ fails: (World, Bool) -> Bool
  ) -> Pivot.Decision? {
    var choices: [Choice] = []
    world.choices(into: &choices)
    var events: [EventIdentity] = [event]
    var best: (event: EventIdentity, chance: Pivot.Chance)?
    for choice in choices {
      let other = world.identity(of: choice)
      guard !events.contains(other) else { continue }
      events.append(other)
      let chance = chance(after: choice, place, world, fails)
      if best.map({ chance.failed < $0.chance.failed }) ?? true { best = (other, chance) }
    }
    guard let best else { return nil }
    return Pivot.Decision(
      place: place, taken: chance(after: taken, place, world, fails), best: best.event,
      otherwise: best.chance)
  }

  private mutating func chance(
    after choice: Choice, _ place: Int, _ world: World, _ fails: (World, Bool) -> Bool
  ) -> Pivot.Chance {
    var live = world
    live.step(choice)
    let here = live.mark()
    var chance = Pivot.Chance(failed: 0, runs: Pivot.runs)
    for _ in 0..<Pivot.runs {
      if goesWrong(&live, place, fails) { chance.failed += 1 }
      live.rollBack(to: here)
    }
    return chance
  }

  /// Whether a run that goes on at random fails.
  private mutating func goesWrong(
    _ world: inout World, _ place: Int, _ fails: (World, Bool) -> Bool
  ) -> Bool {
    var choices: [Choice] = []
    while true {
      world.choices(into: &choices)
      if fails(world, choices.isEmpty) { return true }
      if choices.isEmpty { return false }
      let draw = Draw(.walk, subject: UInt32(place), number: drawn)
      drawn &+= 1
      world.step(random.pick(choices, draw))
    }
  }
}

extension Pivot {
  /// The decision and the curve, as text; nothing where no decision mattered.
  func lines(_ text: ScheduleText, _ schedule: [EventIdentity]) -> [String] {
    guard let decision else { return [] }
    let head = [
      "the decision that mattered: event \(decision.place + 1), "
        + "`\(text.line(schedule[decision.place]))`",
      "  fails \(words(decision.taken)); with `\(text.line(decision.best))` instead "
        + words(decision.otherwise),
      "  chance to fail at each decision, of \(Pivot.runs) runs that go on at random:",
    ]
    let rows = decisions.map { decision in
      [
        "\(decision.place + 1)", "\(decision.taken.percent)%",
        String(repeating: "#", count: (decision.taken.percent + 4) / 5),
        text.line(schedule[decision.place]),
      ]
    }
    return head + Columns.aligned(rows, rightAligning: [0, 1]).map { "  " + $0 }
  }

  private func words(_ chance: Chance) -> String {
    let interval = chance.interval
    return "\(chance.percent)% (\(interval.low) to \(interval.high)%)"
  }
}
