/// The columns of a script: when, and who, each as wide as its widest entry.
struct StepColumns {
  /// Entries that are wider take no part, so that one long utterance does not push all others.
  private static let widest = 44

  private var moment = 0
  private var actor = 0

  /// Measures the steps of a script.
  init(_ steps: [SyntaxNode]) {
    for step in steps {
      let cells = StepColumns.cells(step)
      moment = max(moment, cells.moment.count)
      if cells.actor.count <= StepColumns.widest { actor = max(actor, cells.actor.count) }
    }
  }

  /// A step in canonical form.
  func line(_ step: SyntaxNode) -> String {
    let cells = StepColumns.cells(step)
    return padded(cells.moment, moment) + "  " + padded(cells.actor, actor) + " " + cells.action
  }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  /// The three columns of a step: `at 0s`, `phone, siri:`, `delete c1 as del`.
  private static func cells(_ step: SyntaxNode) -> (moment: String, actor: String, action: String) {
    let tokens = step.tokens
    let start = tokens[0].isWord("at") ? min(2, tokens.count) : 1
    let colon = tokens[start...].firstIndex { $0.kind == .colon } ?? tokens.count - 1
    return (
      ScenarioFormatter.line(Array(tokens[..<start])),
      ScenarioFormatter.line(Array(tokens[start...colon])),
      ScenarioFormatter.line(Array(tokens[(colon + 1)...]))
    )
  }
}
