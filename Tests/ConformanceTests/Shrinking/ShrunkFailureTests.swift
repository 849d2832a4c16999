import IntentEngine
import ScenarioLanguage
import Testing

@testable import Conformance

/// What fails somewhere in a long random run ends as a few lines that anybody can read.
struct ShrunkFailureTests {
  /// Faulty engines and devices that some of the first seeds notice.
  static let faults = [
    "write.once/lookup", "write.version/compared", "confirm.required/removes",
    "confirm.required/shows", "container.state/effective", "identity.archived/refused",
    "write.already/success", "identity.gone/told", "auth.recheck/session",
    "entry.locked-device/refused", "write.same-result/order", "entry.equal/result",
  ]

  private static func group(_ selection: SafeguardSelection) -> FuzzGroup? {
    for seed in 1...600 {
      var tally = FuzzTally(without: selection.without)
      FuzzSeed(seed, safeguards: selection.safeguards).add(seed, to: &tally)
      tally.sort()
      if let group = tally.groups.first { return group }
    }
    return nil
  }

  @Test(arguments: faults) func aSeededFaultShrinksToSixSteps(fault: String) throws {
    let selection = try SafeguardSelection(without: [fault])
    let group = try #require(Self.group(selection), "no seed notices \(fault)")
    let shrunk = ShrunkFailure.shrink(group, selection: selection)
    let text = try #require(shrunk.text, "seed \(group.seed) can't be told")
    #expect(shrunk.steps <= 6, "\(text)")
    #expect(
      ScenarioFormatter.format(path: "a.scenario", bytes: Array(text.utf8)).text == text)
    let compiled = ScenarioCompiler.compile(path: "a.scenario", bytes: Array(text.utf8))
    #expect(compiled.diagnostics == [], "\(text)")
    let scenario = try #require(compiled.scenario)
    #expect(fails(scenario, group, selection))
    let sound = Player.play(scenario, options: RunOptions())
    #expect(sound.failures.filter { $0.kind == .universalRule } == [])
  }

  @Test(arguments: faults.prefix(4)) func noLineCanBeLeftOut(fault: String) throws {
    let selection = try SafeguardSelection(without: [fault])
    let group = try #require(Self.group(selection))
    let shrunk = ShrunkFailure.shrink(group, selection: selection)
    let lines = ScenarioLines(try #require(shrunk.text))
    for place in lines.places {
      let smaller = lines.leaving(out: lines.block(place))
      guard let scenario = smaller.repaired()?.scenario else { continue }
      #expect(!fails(scenario, group, selection), "without: \(lines.lines[place])")
    }
  }

  private func fails(
    _ scenario: Scenario, _ group: FuzzGroup, _ selection: SafeguardSelection
  ) -> Bool {
    FuzzPlay(scenario, safeguards: selection.safeguards).findings.contains {
      $0.signature == group.signature
    }
  }
}

extension ScenarioFormatter.Outcome {
  /// The canonical text, where there is one.
  fileprivate var text: String? {
    if case .formatted(let text) = self { text } else { nil }
  }
}
