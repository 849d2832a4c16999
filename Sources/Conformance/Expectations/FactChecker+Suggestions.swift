import IntentEngine
import IntentSimulation

extension FactChecker {
  func refuteSuggests(_ list: Int, _ suggestion: SuggestedIntent?, _ negated: Bool) -> String? {
    let shown = world.suggestions(shownAs: list)
    let isSo = suggestion.map { shown.contains($0) != negated } ?? shown.isEmpty
    if isSo { return nil }
    let names = shown.map { teller.name($0) }.joined(separator: ", ")
    return "\(teller.name(list: list)) offers \(names.isEmpty ? "nothing" : names)"
  }

  func refuteDonates(_ device: DeviceID, _ suggestion: SuggestedIntent, _ negated: Bool) -> String?
  {
    let donated = world.donations(of: device)
    if donated.contains(suggestion) != negated { return nil }
    let names = donated.map { teller.name($0) }.joined(separator: ", ")
    return "\(teller.name(device)) donates \(names.isEmpty ? "nothing" : names)"
  }

  func refuteStanding(
    _ intent: IntentKind, _ device: DeviceID, _ standing: SuggestionPolicy.Standing
  ) -> String? {
    let actual = world.habit(of: intent, on: device)
    if actual.standing == standing { return nil }
    return "standing of \(intent.slug) on \(teller.name(device)) is \(actual.standing.rawValue), "
      + teller.evidence(actual.evidence)
  }

  func refuteDiscovers(_ device: DeviceID, _ intent: IntentKind, _ negated: Bool) -> String? {
    let isListed = world.discovered(at: .spotlight).contains(intent)
    if isListed != negated { return nil }
    return "\(teller.name(device)) \(isListed ? "discovers" : "does not discover") \(intent.slug)"
  }
}
