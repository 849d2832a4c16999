/// Why a command was not begun: it asks for something that does not exist or cannot be done.
public struct UsageProblem: Error, Hashable, Sendable {
  /// One sentence, without a full stop.
  public var message: String

  /// Makes a problem from its sentence.
  public init(_ message: String) { self.message = message }
}

extension UsageProblem {
  /// That there is nothing to play because of a filter.
  static func nothingMatches(_ filter: String) -> UsageProblem {
    UsageProblem("no scenario matches the filter \"\(VisibleText.escaped(filter))\"")
  }
}
