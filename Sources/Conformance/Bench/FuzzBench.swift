import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Measures random scenarios: made, played with all their faults, and judged by everything.
public struct FuzzBench {
  /// What so many seeds took.
  public struct Figures: Sendable {
    /// How many seeds there were, and how many events happened in them.
    public var seeds: Int
    public var events: Int
    /// Nanoseconds a seed: all of it, and its parts.
    public var whole, generating, playing, watching, judging, twins: Double

    /// The figures in words.
    public var lines: [String] {
      [
        "\(seeds) random scenarios of \(events / max(1, seeds)) events: "
          + "\(Int(1e9 / max(1, whole))) a second, \(micro(whole)) each",
        "making \(micro(generating)), playing \(micro(playing)), looking on \(micro(watching)), "
          + "judging \(micro(judging)), of which the twin worlds \(micro(twins))",
      ]
    }

    private func micro(_ nanoseconds: Double) -> String { "\(Int(nanoseconds / 1_000)) µs" }
  }

  /// Plays so many seeds from 1 on, on one core.
  public static func measure(_ count: Int) -> Figures {
    let seeds = 1...count
    var events = 0
    let whole = time(count) {
      for seed in seeds {
        events += FuzzSeed(seed, safeguards: .all).play.playthrough.world.trace.count
      }
    }
    let made = seeds.map(generated)
    let generating = time(count) { for seed in seeds { _ = generated(seed) } }
    let playing = time(count) { for scenario in made { _ = played(scenario) } }
    let judged = seeds.map { FuzzSeed($0, safeguards: .all).play.playthrough }
    let judging = time(count) { for run in judged { _ = UniversalRules.findings(run) } }
    let timed = judged.filter { $0.world.options.isTimed }
    let twins = time(count) { for run in timed { _ = TwinWorlds.failures(run) } }
    return Figures(
      seeds: count, events: events, whole: whole, generating: generating, playing: playing,
      watching: max(0, whole - generating - playing - judging), judging: judging, twins: twins)
  }

  private static func generated(_ seed: Int) -> GeneratedScenario {
    var choices = ChoiceSequence(seed: UInt64(seed))
    return ScenarioGenerator.generate(&choices)
  }

  private static func played(_ scenario: GeneratedScenario) -> Int {
    var run = CanonicalRun(scenario.setup, limits: FuzzPlay.limits)
    _ = run.run()
    return run.events
  }

  /// Nanoseconds for each of so many.
  private static func time(_ count: Int, _ work: () -> Void) -> Double {
    let duration = ContinuousClock().measure(work)
    let seconds = Double(duration.components.seconds)
    return (seconds * 1e9 + Double(duration.components.attoseconds) / 1e9) / Double(count)
  }
}
