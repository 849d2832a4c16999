/// What the `network` part holds.
enum NetworkStatement: StatementSet, CaseIterable {
  case all(LinkFact)
  case link, seed

  static let allCases: [NetworkStatement] = LinkFact.allCases.map { .all($0) } + [.link, .seed]

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .all(let fact): fact.row
    case .link:
      StatementRow(
        "link <device>:", "What differs on the link of one device.",
        "link tablet: latency 300ms, loss 30%")
    case .seed:
      StatementRow("seed <number>", "The seed of the canonical run, where not 1.", "seed 42")
    }
  }
}

/// How a link behaves.
enum LinkFact: StatementSet, CaseIterable {
  case latency, loss, duplication, reordering

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .latency:
      StatementRow(
        "latency <latency>", "How long a message takes: drawn from the range.",
        "latency 20ms..80ms")
    case .loss: StatementRow("loss <percent>", "The chance that it is lost.", "loss 0.5%")
    case .duplication:
      StatementRow("duplication <percent>", "The chance that it comes twice.", "duplication 10%")
    case .reordering:
      StatementRow(
        "reordering <percent>", "The chance that it comes after later ones.", "reordering 5%")
    }
  }
}
