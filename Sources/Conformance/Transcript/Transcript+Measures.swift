import IntentEngine
import ScenarioLanguage

extension Transcript {
  /// Whether the scenario is about what is counted: only then its record has the figures.
  var showsMeasures: Bool {
    let scenario = playthrough.scenario
    return scenario.rules.contains(.measureIntent) || scenario.rules.contains(.measureEntry)
      || scenario.expectations.contains { $0.facts.contains(where: \.isAboutMeasures) }
  }

  /// What is counted: one intent at one entry point a line, by conversion where operations began.
  var measures: [[String]] { Transcript.measures(of: playthrough.world.engine) }

  /// What an engine has counted.
  static func measures(of engine: Engine) -> [[String]] {
    IntentKind.allCases.flatMap { intent in
      let began = engine.entryPoints(of: intent)
      let others = EntryPoint.allCases.filter { !began.contains($0) }
      return (began + others).compactMap { entry in
        line(intent, entry, engine.measure(of: intent, at: entry))
      }
    }
  }

  private static func line(
    _ intent: IntentKind, _ entry: EntryPoint, _ row: MeasureRow
  ) -> [String]? {
    guard row != MeasureRow() else { return nil }
    let completion = Figure.completion.value(of: row).map { ", \(PercentText.text($0))" } ?? ""
    return [
      intent.slug, entry.word, "calls \(row.calls)", "resolved \(row.resolved) of \(row.asked)",
      "denials \(row.denials)", "abandoned \(row.abandoned)", "duplicates \(row.duplicates)",
      "elsewhere \(row.elsewhere)", "completed \(row.completed) of \(row.started)\(completion)",
    ]
  }
}

extension Fact {
  /// Whether it says something of what is counted.
  var isAboutMeasures: Bool {
    switch self {
    case .metric, .entryPoints: true
    default: false
    }
  }
}
