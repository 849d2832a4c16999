import IntentEngine

extension Teller {
  /// What is suggested, as people say it: `complete t1`.
  func name(_ suggestion: SuggestedIntent) -> String {
    "\(suggestion.intent.declaration.want) \(name(suggestion.entity))"
  }

  /// The name of a list of suggestions.
  func name(list: Int) -> String { setup.names.suggestions[list] }

  /// What became of an intent's showings.
  func evidence(_ evidence: SuggestionPolicy.Evidence) -> String {
    "shown \(evidence.shown), completed \(evidence.completed), dismissed \(evidence.dismissed), "
      + "undone \(evidence.undone)"
  }
}
