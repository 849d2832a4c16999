extension Pivot {
  /// The decision that mattered and the chances at all of them, as text; nothing where none was made.
  var lines: [String] {
    if decisions.isEmpty { return [] }
    guard let decision else {
      return ["no decision mattered: it fails as often with every other choice, \(way)"]
    }
    let head = [
      "the decision that mattered: event \(decision.place + 1), "
        + "`\(text.line(schedule[decision.place]))`",
      "  fails \(decision.taken.text); with `\(text.line(decision.best))` instead "
        + decision.otherwise.text,
      "  chance to fail at each decision, \(way) (uniform, budgets kept):",
    ]
    let rows = decisions.map { decision in
      [
        "\(decision.place + 1)", decision.taken.text,
        String(repeating: "#", count: Int((decision.taken.share * 20).rounded())),
        text.line(schedule[decision.place]),
      ]
    }
    return head + Columns.aligned(rows, rightAligning: [0, 1]).map { "  " + $0 }
  }

  /// How the chances were found.
  private var way: String {
    switch method {
    case .exact: "exactly, over \(Count.of(table.count, "world"))"
    case .sampled: "of \(ChanceSampler.runs) runs that go on at random"
    }
  }
}
