import IntentEngine

/// When a step begins: the first thing on its line.
enum MomentStatement: StatementSet, CaseIterable {
  case at, after, then, meanwhile

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .at: StatementRow("at <duration>", "At this virtual time.", "at 1m30s")
    case .after: StatementRow("<delay>", "So long after the step before began.", "+2s")
    case .then:
      StatementRow(
        "then", "Once no message is in flight and no live retry timer runs.", "then")
    case .meanwhile:
      StatementRow("meanwhile", "At the instant of the step before, in any order.", "meanwhile")
    }
  }
}

/// Who does a step: what follows the moment.
enum ActorStatement: StatementSet, CaseIterable {
  case server, administrator, network, device

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .server: StatementRow("server", "The server: its faults.", "server: crash")
    case .administrator:
      StatementRow(
        "server as <user>", "A user at the server's console.",
        "server as carol: drop keys older than 1d")
    case .network: StatementRow("network", "The network: its faults.", "network: heal tablet")
    case .device: StatementRow("<device>", "A device, by hand in the app.", "phone: delete c1")
    }
  }
}

/// How an action comes in: what may follow a device, after commas.
enum MannerStatement: StatementSet, CaseIterable {
  case entry(EntryPoint)
  case suggested

  static let allCases: [MannerStatement] =
    EntryPoint.allCases.filter { $0 != .administration }.map { .entry($0) } + [.suggested]

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .entry(let entry):
      StatementRow(
        "\(entry.word) [<text>]", MannerStatement.summary(entry),
        "phone, \(entry.word)\(entry == .siri ? " \"finish the venue one\"" : ""): complete t1")
    case .suggested:
      StatementRow(
        "suggested", "The system had suggested it.", "phone, spotlight, suggested: complete t1")
    }
  }

  private static func summary(_ entry: EntryPoint) -> String {
    switch entry {
    case .app: "In the app: the default."
    case .siri: "By voice, with what was said."
    case .spotlight: "From the search."
    case .shortcuts: "From a Shortcut or an automation."
    case .appleIntelligence: "By the system's assistant."
    case .administration: "At the server's console."
    }
  }
}
