import IntentEngine

extension FactChecker {
  func refuteMetric(
    _ intent: IntentKind, _ figure: Figure, _ entry: EntryPoint?, _ value: Int?
  ) -> String? {
    let actual = figure.value(of: world.engine.measure(of: intent, at: entry))
    if actual == value { return nil }
    let place = entry.map { " of \($0.word)" } ?? ""
    let name = "metric \(intent.slug).\(figure.rawValue)\(place)"
    guard let actual else { return "\(name) is of nothing" }
    return "\(name) is \(figure.isShare ? PercentText.text(actual) : "\(actual)")"
  }

  func refuteEntryPoints(_ intent: IntentKind, _ entries: [EntryPoint]) -> String? {
    let actual = world.engine.entryPoints(of: intent)
    if actual == entries { return nil }
    let words = actual.map(\.word).joined(separator: ", ")
    return "entry points of \(intent.slug): \(words.isEmpty ? "none" : words)"
  }
}
