/// What a line of a walkthrough can say.
enum WalkStatement: StatementSet, CaseIterable {
  case walkthrough, question, beat, answer
  case scene, until, end
  case ask, holds, without, losingRequest, losingReply, point

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .walkthrough:
      StatementRow(
        "walkthrough <title>", "Opens the file; below it, indented, the question in plain words.",
        "walkthrough One deletion, two devices")
    case .question:
      StatementRow(
        "question <question>", "The follow-up question that it answers: Q1, Q2, Q3 or rubric.",
        "question Q1")
    case .beat:
      StatementRow(
        "beat <title>", "A stretch of the story; below it, indented, what is told.",
        "beat The phone asks first")
    case .answer:
      StatementRow(
        "answer <title>", "The model answer; below it, indented, its words.", "answer In short")
    case .scene:
      StatementRow(
        "scene <path>", "Begins to play a scenario; the path counts from this file.",
        "scene \"q1-1-same-key.scenario\"")
    case .until:
      StatementRow(
        "until", "Plays on until these facts hold; it is an error if they never do.",
        "until del is deleted")
    case .end: StatementRow("end", "Plays on to the end of the scene.", "end")
    case .ask:
      StatementRow(
        "ask <text>", "Opens a beat: lets the listener say what comes now.",
        "ask \"How many deletions are there in the end?\"")
    case .holds:
      StatementRow("holds", "Shows what is so now.", "holds del took effect once")
    case .without:
      StatementRow(
        "without <rule>:",
        "What would be so at the end without a rule, or a clause of it; below it, indented, why.",
        "without write.same-result: again is gone")
    case .losingRequest:
      StatementRow(
        "losing request [<number>] of <operation>:",
        """
        What would be so at the end if a request were lost: the first, unless stated; below it, \
        indented, why.
        """,
        "losing request of del: del is deleted")
    case .losingReply:
      StatementRow(
        "losing reply [<number>] to <operation>:",
        "What would be so at the end if a reply were lost; below it, indented, why.",
        "losing reply to del: del is deleted")
    case .point:
      StatementRow(
        "point <text>", "A point of the rubric that a listener should make.",
        "point \"The key is settled with its result, in one transaction\"")
    }
  }
}

extension WalkStatement {
  /// Whether words of one's own can stand below it.
  fileprivate var isTold: Bool {
    switch self {
    case .walkthrough, .beat, .answer, .without, .losingRequest, .losingReply: true
    case .question, .scene, .until, .end, .ask, .holds, .point: false
    }
  }

  /// Whether the line goes on with facts.
  fileprivate var hasFacts: Bool {
    switch self {
    case .until, .holds, .without, .losingRequest, .losingReply: true
    case .walkthrough, .question, .beat, .answer, .scene, .end, .ask, .point: false
    }
  }
}

extension FileParser {
  /// What a line of a walkthrough says; where it says nothing, or more than it can, or something
  /// stands below it that can't, that is reported.
  mutating func walkStatement(_ node: SyntaxNode) -> Match<WalkStatement>? {
    let match = first(of: WalkStatement.grammar.match(node.tokens, until: .anywhere))
    guard let match else { return nil }
    if !match.statement.isTold { refuseBlock(node) }
    guard match.statement.hasFacts || match.end == node.tokens.count else {
      refuseRest(node.tokens[match.end])
      return nil
    }
    return match
  }
}
