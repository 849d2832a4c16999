import IntentEngine

/// What became of an intent's suggestions in one week, and where it stands at its end.
public struct PopulationWeek: Hashable, Sendable {
  public var shown = 0
  public var completed = 0
  public var dismissed = 0
  public var undone = 0
  /// With how many people it stands how, by the place of the standing; people whose devices know
  /// nothing of it are in none.
  public private(set) var standings = SuggestionPolicy.Standing.allCases.map { _ in 0 }

  /// With how many people it stands so.
  public func people(_ standing: SuggestionPolicy.Standing) -> Int {
    standings[PopulationWeek.place(standing)]
  }

  mutating func count(_ standing: SuggestionPolicy.Standing) {
    standings[PopulationWeek.place(standing)] += 1
  }

  private static func place(_ standing: SuggestionPolicy.Standing) -> Int {
    SuggestionPolicy.Standing.allCases.firstIndex(of: standing) ?? 0
  }
}

/// What came of a population: the server at the end, and a curve for every intent.
public struct PopulationCurve: Sendable {
  public internal(set) var engine: Engine
  /// By week, then by intent.
  var weeks: [[PopulationWeek]]

  /// What became of an intent in a week, from 1.
  public func week(_ week: Int, of intent: IntentKind) -> PopulationWeek {
    weeks[week - 1][Int(intent.rawValue)]
  }

  /// How many weeks there were.
  public var weekCount: Int { weeks.count }
}
