import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Writes a shrunk scenario for people: what fails, how to see it again, and which of its times do
/// not matter.
struct ShrunkText {
  private let group: FuzzGroup
  private let selection: SafeguardSelection
  private let fails: (Scenario) -> Bool
  private var lines: ScenarioLines

  init(
    _ lines: ScenarioLines, _ group: FuzzGroup, _ selection: SafeguardSelection,
    fails: @escaping (Scenario) -> Bool
  ) {
    (self.group, self.selection, self.fails) = (group, selection, fails)
    self.lines = lines
    numberOperations()
    markTimes()
  }

  /// The file in canonical form.
  var text: String {
    lines.file(head: head, expectations: expectations, while: fails)
  }

  private var head: [String] {
    let without = selection.without.map { " --without \($0)" }.joined()
    return [
      "# Again: intentsim fuzz\(without), with this file's path",
      "# As it was found: intentsim fuzz --seeds \(group.seed)\(without)",
      "scenario Found by seed \(group.seed)",
      "  \(group.signature)", "rules \(group.rule)", "tags fuzz",
    ]
  }

  /// What should have been so, or else what is so whatever the failure is.
  private var expectations: [String] {
    guard let scenario = lines.repaired()?.scenario else { return [] }
    let play = FuzzPlay(scenario, safeguards: selection.safeguards)
    let stated = play.findings.first { $0.signature == group.signature }?.expectation
    if let stated { return [stated] }
    return [play.playthrough.plainFact]
  }

  /// Numbers the operations in the order in which they are said.
  private mutating func numberOperations() {
    guard let scenario = lines.repaired()?.scenario else { return }
    let names = scenario.setup.names.invocations.map { String($0.prefix { $0 != "." }) }
    var renamed = lines
    var seen: [String] = []
    for name in names where !seen.contains(name) {
      seen.append(name)
      renamed = renamed.renaming(name, to: "new-\(seen.count)")
    }
    for number in seen.indices {
      renamed = renamed.renaming("new-\(number + 1)", to: "op\(number + 1)")
    }
    if let repaired = renamed.repaired(), repaired.lines == renamed, fails(repaired.scenario) {
      lines = renamed
    }
  }

  /// Says of a time that any other would do, where one twice and one half as long do.
  private mutating func markTimes() {
    for place in lines.steps {
      let line = lines.lines[place]
      guard let range = line.firstRange(of: /\+\S+/),
        let span = LineSimplifier.milliseconds(String(line[range].dropFirst()))
      else { continue }
      let others = [span * 2, span / 2].map { other in
        line.replacingCharacters(in: range, with: "+" + DurationText.text(other))
      }
      let doesNotMatter = others.allSatisfy { other in
        guard let repaired = lines.replacing(place, by: other).repaired() else { return false }
        return fails(repaired.scenario)
      }
      if doesNotMatter { lines = lines.replacing(place, by: line + "  # any such time does") }
    }
  }
}

extension Playthrough {
  /// A line that holds whatever else fails: who is signed in on the first device.
  var plainFact: String {
    let status = world.status(of: DeviceID(0))
    let device = scenario.setup.names.devices[0]
    guard status.isSignedIn, let user = scenario.setup.names[status.user] else {
      return "\(device) is signed out"
    }
    return "\(device) is signed in as \(user)"
  }
}
