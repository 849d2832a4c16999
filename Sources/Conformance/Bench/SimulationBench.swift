import IntentSimulation

/// Measures the whole simulation, devices, network, scheduler and server, as a run grows: many people
/// complete and reopen their tasks, with loss and retries (`Load`).
public struct SimulationBench {
  /// What one size of the bench measured.
  public struct Figures: Sendable {
    /// How many events there were.
    public var events: Int
    /// Nanoseconds an event, over the whole run.
    public var nanosecondsOverall: Double
    /// Nanoseconds an event, over the last tenth of the run.
    public var nanosecondsAtEnd: Double
  }

  private static let leastEvents = 10_000

  private var run: CanonicalRun

  private init(events: Int) {
    // Half as much again, so that the run does not end before all is measured.
    run = CanonicalRun(Load(events: events + events / 2).setup(), options: Load.options)
  }

  /// Makes `count` events happen in a fresh world; making the world is not measured.
  ///
  /// - Precondition: `count` is at least 10,000.
  public static func measure(_ count: Int) -> Figures {
    precondition(count >= leastEvents, "the bench needs at least \(leastEvents) events")
    var bench = SimulationBench(events: count)
    let window = count / 10
    let first = bench.time(count - window)
    let last = bench.time(window)
    precondition(bench.run.events == count, "the run ended after \(bench.run.events) events")
    return Figures(
      events: count, nanosecondsOverall: (first + last) / Double(count),
      nanosecondsAtEnd: last / Double(window))
  }

  /// The time that `count` events take, in nanoseconds.
  private mutating func time(_ count: Int) -> Double {
    let clock = ContinuousClock()
    let duration = clock.measure {
      for _ in 0..<count { _ = run.advance() }
    }
    return Double(duration.components.attoseconds) / 1e9
      + Double(duration.components.seconds) * 1e9
  }
}
