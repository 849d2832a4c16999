import IntentEngine

extension FactChecker {
  func refuteMetric(
    _ intent: IntentKind, _ figure: Figure, _ entry: EntryPoint?, _ value: Int?
  ) -> String? {
    world.engine.refuteMetric(intent, figure, entry, value)
  }

  func refuteEntryPoints(_ intent: IntentKind, _ entries: [EntryPoint]) -> String? {
    world.engine.refuteEntryPoints(intent, entries)
  }
}

extension Engine {
  /// Why a figure is not what is said of it; `nil` when it is.
  func refuteMetric(
    _ intent: IntentKind, _ figure: Figure, _ entry: EntryPoint?, _ value: Int?
  ) -> String? {
    let actual = figure.value(of: measure(of: intent, at: entry))
    if actual == value { return nil }
    let place = entry.map { " of \($0.word)" } ?? ""
    let name = "metric \(intent.slug).\(figure.rawValue)\(place)"
    guard let actual else { return "\(name) is of nothing" }
    return "\(name) is \(figure.isShare ? PercentText.text(actual) : "\(actual)")"
  }

  /// Why the entry points do not convert in this order; `nil` when they do.
  func refuteEntryPoints(_ intent: IntentKind, _ entries: [EntryPoint]) -> String? {
    let actual = entryPoints(of: intent)
    if actual == entries { return nil }
    let words = actual.map(\.word).joined(separator: ", ")
    return "entry points of \(intent.slug): \(words.isEmpty ? "none" : words)"
  }
}
