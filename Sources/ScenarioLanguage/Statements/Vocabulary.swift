import IntentEngine

/// The engine's words that scenarios can speak of.
///
/// No request is refused for the intent schema that its app was built for, so nothing is ever told
/// that it does not fit, nor to update.
enum Vocabulary {
  /// The outcomes that a request can have, besides that it is done.
  static let outcomes = Outcome.allCases.filter { $0 != .done && $0 != .incompatible }

  /// The ways on that a reply can offer.
  static let recoveries = Recovery.allCases.filter { $0 != .update }
}
