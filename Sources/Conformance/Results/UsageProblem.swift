/// Why a command was not begun: it asks for something that does not exist or cannot be done.
public struct UsageProblem: Error, Hashable, Sendable {
  /// One sentence, without a full stop.
  public var message: String

  /// Makes a problem from its sentence.
  public init(_ message: String) { self.message = message }
}
