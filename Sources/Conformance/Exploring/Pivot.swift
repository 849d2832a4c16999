import IntentEngine
import IntentSimulation

/// The decision of a failing run at which failing became likely.
///
/// At each event that had alternatives, the chance to fail is found with the event, and with each
/// alternative, where every choice after it is as likely as another and the budgets stay what they are.
/// The pivot is where the chance to fail, taken, is furthest above that of the best alternative.
struct Pivot {
  /// How chances are found.
  enum Method: Hashable, Sendable {
    /// By following every way, where all of them are known to be few.
    case exact
    /// By runs that are drawn.
    case sampled
  }

  /// What a decision was worth.
  struct Decision: Hashable, Sendable {
    /// The event's place in the schedule, from 0.
    var place: Int
    var taken: Chance
    /// The alternative that fails least.
    var best: EventIdentity
    var otherwise: Chance

    var weight: Double { taken.share - otherwise.share }
  }

  /// The least difference that is more than an error of rounding.
  private static let leastWeight = 1e-9

  let schedule: [EventIdentity]
  let text: ScheduleText
  let method: Method
  /// The decisions of the run, in its order.
  private(set) var decisions: [Decision] = []
  /// What is worked out.
  private(set) var table = ChanceTable()

  /// The decision that mattered most; of equal ones the first.
  var decision: Decision? {
    decisions.reduce(nil) { best, next in
      next.weight > (best?.weight ?? 0) + Pivot.leastWeight ? next : best
    }
  }

  /// Looks at a run.
  ///
  /// - Parameters:
  ///   - root: the run at its beginning, watched for its failure.
  ///   - schedule: a run that fails.
  ///   - method: how chances are found; whole runs can only be drawn.
  init(_ root: WatchedRun, _ schedule: [EventIdentity], _ text: ScheduleText, by method: Method) {
    self.schedule = schedule
    self.text = text
    self.method = method
    let events = text.lines(schedule)
    var run = root
    for (place, event) in schedule.enumerated() {
      guard !run.hasFailed(isFinal: false), let taken = run.world.choice(for: event) else { break }
      var sampler = ChanceSampler(events, place: place)
      if let decision = weigh(taken, event, place, run, &sampler) { decisions.append(decision) }
      run.step(taken)
    }
  }

  /// What a choice is worth beside its alternatives; `nil` where there are none.
  private mutating func weigh(
    _ taken: Choice, _ event: EventIdentity, _ place: Int, _ run: WatchedRun,
    _ sampler: inout ChanceSampler
  ) -> Decision? {
    var events = [event]
    var best: (event: EventIdentity, chance: Chance)?
    for choice in run.choices {
      let other = run.world.identity(of: choice)
      guard !events.contains(other) else { continue }
      events.append(other)
      let chance = chance(after: choice, run, &sampler)
      if best.map({ chance.share < $0.chance.share - Pivot.leastWeight }) ?? true {
        best = (other, chance)
      }
    }
    guard let best else { return nil }
    return Decision(
      place: place, taken: chance(after: taken, run, &sampler), best: best.event,
      otherwise: best.chance)
  }

  private mutating func chance(
    after choice: Choice, _ run: WatchedRun, _ sampler: inout ChanceSampler
  ) -> Chance {
    switch method {
    case .exact: .exact(table.chance(after: choice, in: run))
    case .sampled: sampler.chance(after: choice, in: run)
    }
  }
}
