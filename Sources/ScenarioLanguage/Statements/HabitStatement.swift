/// What the `habits` of a population hold.
enum HabitStatement: StatementSet, CaseIterable {
  case suggested, want

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .want:
      StatementRow(
        "<intent> <percent> a day [from week <number>]",
        "How likely a person does it on a day, to each entity that there is to do it to.",
        "complete-task 60% a day, by siri 30%, unclear by siri 20%")
    case .suggested:
      StatementRow(
        "suggested <intent> completed <percent> dismissed <percent> undone <percent> "
          + "[from week <number>]",
        "What people make of its suggestions; the rest they ignore.",
        "suggested complete-task completed 60% dismissed 10% undone 5%")
    }
  }

  /// What may follow the statement, after commas.
  var facts: [HabitFact] { self == .want ? HabitFact.allCases : [] }

  /// The grammar of what may follow the statement.
  var factGrammar: Grammar<HabitFact> {
    self == .want ? HabitFact.grammar : HabitStatement.noFacts
  }

  private static let noFacts = Grammar([] as [HabitFact])
}

/// What can be added to what people do, after a comma.
enum HabitFact: StatementSet, CaseIterable {
  case entry, unclear, confirmed

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .entry:
      StatementRow(
        "by <entry> <percent>", "How often it comes in there rather than in the app.",
        "complete-task 60% a day, by siri 30%")
    case .unclear:
      StatementRow(
        "unclear by <entry> <percent>",
        "How often two tasks have the title that is said there, and none is chosen.",
        "complete-task 60% a day, by siri 30%, unclear by siri 20%")
    case .confirmed:
      StatementRow(
        "confirmed <percent>",
        "How often its question is answered with yes, rather than not at all.",
        "delete-comment 5% a day, confirmed 80%")
    }
  }
}
