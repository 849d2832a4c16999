import IntentEngine

/// What the reference model says that the server will answer.
enum ModelPrediction: Hashable, Sendable {
  /// One of these, and nothing else.
  case oneOf([Outcome])
  /// The model does not cover it.
  case silent

  /// Just this answer.
  static func only(_ outcome: Outcome) -> ModelPrediction { .oneOf([outcome]) }
}
