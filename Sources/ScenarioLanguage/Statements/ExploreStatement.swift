/// What the `explore` part holds: what the explorer may vary.
enum ExploreStatement: StatementSet, CaseIterable {
  case ordersAny
  case losses, duplicates, crashes, expiries
  case timeouts
  case attempts
  case splitCommits
  case samples

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .ordersAny:
      StatementRow(
        "orders any", "Steps of different actors begin in any order, whatever their moments.",
        "orders any")
    case .losses:
      StatementRow("losses <number>", "So many messages may be lost, any of them.", "losses 2")
    case .duplicates:
      StatementRow("duplicates <number>", "So many messages may arrive twice.", "duplicates 1")
    case .crashes:
      StatementRow(
        "crashes <number>", "So often the server may crash, between any two events.", "crashes 1")
    case .expiries:
      StatementRow(
        "expiries <number>",
        "So often time may pass up to the next deadline: of a question, an undo window, a key.",
        "expiries 1")
    case .timeouts:
      StatementRow(
        "timeouts <number>",
        "So often a device may give up while the answer can still come; at any time if not stated.",
        "timeouts 1")
    case .attempts:
      StatementRow(
        "attempts <number>",
        "A device sends so often by itself; unless stated, as often as it always does.",
        "attempts 2")
    case .splitCommits:
      StatementRow(
        "split commits", "Anything may happen between the server's check and its write.",
        "split commits")
    case .samples:
      StatementRow(
        "samples <number>",
        "So many runs are drawn at random, where there are too many to play them all.",
        "samples 1000")
    }
  }
}

/// What begins a line of the `outcomes` part.
enum OutcomeClassStatement: StatementSet, CaseIterable {
  case required, allowed, interesting, forbidden

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .required:
      StatementRow(
        "required", "Some run must end like this.", "required: del is deleted and again is deleted")
    case .allowed: StatementRow("allowed", "A run may end like this.", "allowed: del is changed")
    case .interesting:
      StatementRow(
        "interesting", "A run may end like this, and it is worth being shown.",
        "interesting: again is expired")
    case .forbidden:
      StatementRow(
        "forbidden", "No run may end like this.", "forbidden: del took effect twice")
    }
  }

  /// The class that the word stands for.
  var kind: OutcomeClass.Kind {
    switch self {
    case .required: .required
    case .allowed: .allowed
    case .interesting: .interesting
    case .forbidden: .forbidden
    }
  }
}
