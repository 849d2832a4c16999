import IntentEngine

/// What an account had made of an intent's suggestions before the scenario begins.
public struct SuggestionHistory: Hashable, Sendable {
  public var suggestion: SuggestedIntent
  public var shown: Int
  public var completed: Int
  public var dismissed: Int
  public var undone: Int

  public init(
    _ suggestion: SuggestedIntent, shown: Int, completed: Int, dismissed: Int, undone: Int
  ) {
    self.suggestion = suggestion
    self.shown = shown
    self.completed = completed
    self.dismissed = dismissed
    self.undone = undone
  }
}
