import Conformance
import IntentEngine

extension ReportSchema {
  static let curve = object(
    "What came of many people over weeks",
    [
      .init("people", number("How many people there are")),
      .init("intents", list(of: "intent", "The intents that anybody wanted or was shown")),
      .init("measures", reference("rows")),
    ])

  static let intent = object(
    "How one intent fared as a suggestion",
    [
      .init("name", text("Its name")),
      .init("weeks", list(of: "week", "The weeks in order")),
    ])

  static let week = object(
    "What became of an intent's suggestions in one week",
    [
      .init("shown", number("How often it was shown")),
      .init("completed", number("How often that came to its end")),
      .init("dismissed", number("How often it was waved away")),
      .init("undone", number("How often it was taken, and taken back")),
      .init("standings", list(of: "standing", "Where it stands at the end of the week")),
    ])

  static let standing = object(
    "With how many people an intent stands so",
    [
      .init("standing", one(of: standings, "How it stands")),
      .init("people", number("With how many people")),
    ])

  private static let standings = SuggestionPolicy.Standing.allCases.map(\.rawValue)
}
