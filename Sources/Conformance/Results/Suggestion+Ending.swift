import ScenarioLanguage

extension Suggestion {
  /// The end of a message about an unknown word: `; did you mean "run"?`, or nothing.
  package static func ending(for word: String, among known: [String]) -> String {
    didYouMean(word, among: known).map { "; \($0)" } ?? ""
  }
}
