import IntentEngine

/// What the reference model says that the server will answer.
struct ModelDecision: Sendable {
  /// One of these, and nothing else; none where the model does not say.
  var outcomes: [Outcome]
  /// Whether the answer, where it is a last one, settles the request's key.
  var settles = true
  /// Whether it repeats the result of a settled key.
  var isReplay = false
  /// What is done, where it is done.
  var wish: ModelWish?

  /// Just this answer.
  static func only(_ outcome: Outcome) -> ModelDecision { ModelDecision(outcomes: [outcome]) }

  /// The model does not cover it.
  static let silent = ModelDecision(outcomes: [])
}

/// An answer that ends a search.
struct ModelRefusal: Error {
  let decision: ModelDecision

  init(_ outcome: Outcome) { decision = .only(outcome) }
  init(_ decision: ModelDecision) { self.decision = decision }
}
