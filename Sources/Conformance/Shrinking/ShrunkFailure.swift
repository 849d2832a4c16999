import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A failure of a random scenario, made as small as can be, as a scenario file.
public struct ShrunkFailure: Hashable, Sendable {
  /// The file's name: the rule and the seed.
  public var name: String
  /// The file; `nil` where the failure is gone in every file that can be written of it.
  public var text: String?
  /// How many lines stand below `steps`.
  public var steps: Int

  /// Shrinks the failure of a group, as its smallest seed has it.
  public static func shrink(_ group: FuzzGroup, selection: SafeguardSelection) -> ShrunkFailure {
    let safeguards = selection.safeguards
    let seed = FuzzSeed(group.seed, safeguards: safeguards)
    let smaller = ChoiceShrinker.shrink(
      seed, signature: group.signature, safeguards: safeguards)
    let name = "\(group.rule)-\(group.seed)"
    // What is left out may not be the fault: what no sound engine breaks stays so.
    let isOfFault =
      !selection.without.isEmpty
      && !FuzzSeed(group.seed, safeguards: .all).play.shows(group.signature)
    let fails = { (scenario: Scenario) in
      FuzzPlay(scenario, safeguards: safeguards).shows(group.signature)
        && !(isOfFault && FuzzPlay(scenario, safeguards: .all).shows(group.signature))
    }
    for candidate in [smaller, seed] {
      guard let text = failing(candidate, safeguards, fails) else { continue }
      let lines = ScenarioShrinker.shrink(ScenarioLines(text), while: fails)
      let told = ShrunkText(lines, group, selection, fails: fails)
      return ShrunkFailure(name: name, text: told.text, steps: lines.steps.count)
    }
    return ShrunkFailure(name: name, text: nil, steps: 0)
  }

  /// A file that fails in the same way: by time, or else by the order of events that the run took.
  private static func failing(
    _ seed: FuzzSeed, _ safeguards: Safeguards, _ fails: (Scenario) -> Bool
  ) -> String? {
    guard let text = try? FuzzedFile.text(of: seed.generated, title: "Failing", story: []) else {
      return nil
    }
    if let scenario = FuzzedFile.scenario(text), fails(scenario) { return text }
    guard let (generated, schedule) = seed.ordered(safeguards: safeguards),
      let rest = try? FuzzedFile.text(of: generated, title: "Failing", story: []),
      let ordered = FuzzedFile.text(
        rest, following: schedule, by: generated.setup.names),
      let scenario = FuzzedFile.scenario(ordered), fails(scenario)
    else { return nil }
    return ordered
  }
}
