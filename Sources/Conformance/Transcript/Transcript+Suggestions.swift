import IntentEngine
import IntentSimulation

extension Transcript {
  /// What the devices know of habits at the end: donations, and where each intent stands.
  var suggestions: [[String]] {
    let world = playthrough.world
    return playthrough.scenario.setup.devices.indices.flatMap { index in
      let device = DeviceID(index)
      let name = teller.name(device)
      let donated = world.donations(of: device).map { teller.name($0) }
      let habits = IntentKind.allCases.map { world.habit(of: $0, on: device) }
        .filter { $0.evidence.shown > 0 || $0.standing == .retired }
      return [[name, "donates", donated.isEmpty ? "nothing" : donated.joined(separator: ", ")]]
        + habits.map {
          [name, $0.intent.slug, "\($0.standing.rawValue): \(teller.evidence($0.evidence))"]
        }
    }
  }

  /// What happened to suggestions; donations are of interest where the scenario is about them.
  func suggestionLine(_ event: Occurrence.Event) -> (actor: String, text: String)? {
    switch event {
    case .donated(let device, let suggestion):
      return (teller.name(device), "donates \(teller.name(suggestion))")
    case .donationWithdrawn(let device, let suggestion):
      return (teller.name(device), "withdraws \(teller.name(suggestion))")
    case .suggested(let device, let list, let suggestions):
      let names = suggestions.map { teller.name($0) }.joined(separator: ", ")
      return (
        teller.name(device),
        "\(teller.name(list: list)) suggests \(names.isEmpty ? "nothing" : names)"
      )
    case .suggestedNothing(let device, let list, let reason):
      return (teller.name(device), "\(teller.name(list: list)) suggests nothing: \(reason.words)")
    case .dismissed(let device, let list):
      return (teller.name(device), "\(teller.name(list: list)) is dismissed")
    case .discovered(let device, let entry, let intents):
      return (teller.name(device), "\(entry.word) lists \(describe(intents, at: entry))")
    default: return nil
    }
  }

  private func describe(_ intents: [IntentKind], at entry: EntryPoint) -> String {
    let others = intents.filter { $0.declaration.visibility == .administrative }
    let own = entry == .app ? "all that the app offers" : "the discoverable intents"
    return others.isEmpty
      ? "\(own), and nothing else" : "\(own), and \(others.map(\.slug).joined(separator: ", "))"
  }
}
