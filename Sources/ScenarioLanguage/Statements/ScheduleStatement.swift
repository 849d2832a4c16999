import IntentSimulation

/// What a line of the `schedule` part can say, besides that a step begins.
enum ScheduleStatement: StatementSet {
  case message(EventIdentity.MessageVerb, MessageKind)
  case retry, timeLimit
  case giveUpSignIn, giveUpSync
  case endOutage, crash, restart, pass

  static let allCases: [ScheduleStatement] =
    EventIdentity.MessageVerb.allCases.flatMap { verb in
      MessageKind.allCases.filter { verb.applies(to: $0) }.map { .message(verb, $0) }
    } + [.retry, .timeLimit, .giveUpSignIn, .giveUpSync, .endOutage, .crash, .restart, .pass]

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .message(let verb, let kind):
      StatementRow(
        "\(verb.rawValue) \(kind.words) [<number>] \(kind.preposition) "
          + (kind.isOfOperation ? "<operation>" : "<device>"),
        verb.summary,
        "\(verb.rawValue) \(kind.words) \(kind.preposition) "
          + (kind.isOfOperation ? "del" : "phone"))
    case .retry:
      StatementRow(
        "retry <operation>", "Its device has waited long enough, and tries again.", "retry del")
    case .timeLimit:
      StatementRow(
        "end time of <operation>", "The system ends the process that runs the intent.",
        "end time of del")
    case .giveUpSignIn:
      StatementRow(
        "give up sign-in of <device>", "The device waits no longer for its sign-in.",
        "give up sign-in of phone")
    case .giveUpSync:
      StatementRow(
        "give up sync of <device>", "The device waits no longer for its sync.",
        "give up sync of phone")
    case .endOutage: StatementRow("end outage", "The server can be reached again.", "end outage")
    case .crash: StatementRow("crash", "The server crashes.", "crash")
    case .restart: StatementRow("restart", "It starts again.", "restart")
    case .pass:
      StatementRow("pass <duration>", "So much time passes, up to a deadline.", "pass 5m")
    }
  }
}

extension EventIdentity.MessageVerb {
  /// What happens to the message, in a sentence.
  fileprivate var summary: String {
    switch self {
    case .deliver: "It arrives; of several on their way, the one with this number."
    case .commit: "The server writes what it has checked."
    case .lose: "It is lost."
    case .duplicate: "A second copy of it is on its way."
    }
  }
}
