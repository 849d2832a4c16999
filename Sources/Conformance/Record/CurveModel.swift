import IntentEngine

/// What came of many people over weeks: how each intent fared as a suggestion, and what was counted.
package struct CurveModel: Hashable, Sendable {
  package var people: Int
  /// The intents that anybody wanted or was shown, in the order of the catalogue.
  package var intents: [Intent]
  /// What was counted of an intent at an entry point, in the transcript's words.
  package var measures: [[String]]

  /// How one intent fared.
  package struct Intent: Hashable, Sendable {
    package var name: String
    /// The weeks in order.
    package var weeks: [Week]
  }

  /// What became of an intent's suggestions in one week.
  package struct Week: Hashable, Sendable {
    package var shown: Int
    package var completed: Int
    package var dismissed: Int
    package var undone: Int
    /// With how many people it stands how at the end of the week, where it stands so with anybody.
    package var standings: [Standing]
  }

  /// With how many people an intent stands so.
  package struct Standing: Hashable, Sendable {
    package var standing: SuggestionPolicy.Standing
    package var people: Int
  }

  /// How many weeks there are.
  package var weekCount: Int { intents.first?.weeks.count ?? 0 }
}

extension CurveModel.Week {
  /// How it stands with the people, in words.
  package var standing: String {
    standings.isEmpty
      ? "nobody yet"
      : standings.map { "\($0.standing.rawValue) \($0.people)" }.joined(separator: ", ")
  }

  /// What became of it, in words.
  package var figures: [String] {
    ["shown \(shown)", "completed \(completed)", "dismissed \(dismissed)", "undone \(undone)"]
  }
}

extension CurveModel {
  /// The curve of every intent, a week a row.
  package var rows: [[String]] {
    intents.flatMap { intent in
      intent.weeks.enumerated().map { number, week in
        [intent.name, "week \(number + 1)"] + week.figures + [week.standing]
      }
    }
  }
}
