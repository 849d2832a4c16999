/// One mistake, or one thing that looks like one, as a value; `DiagnosticRenderer` shows it.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// The file runs nothing.
    case error
    /// The file runs.
    case warning
  }

  /// A line of explanation, with the place it speaks of where there is one.
  public struct Note: Hashable, Sendable {
    public var text: String
    public var span: Span?

    /// Makes a note.
    public init(_ text: String, at span: Span? = nil) {
      self.text = text
      self.span = span
    }
  }

  public var id: DiagnosticID
  /// The place that is wrong.
  public var span: Span
  /// What is wrong, in one line.
  public var message: String
  public var notes: [Note]
  /// What to write, or do, in its place.
  public var suggestion: String?

  /// How bad it is.
  public var severity: Severity { id.severity }

  /// Makes a diagnostic.
  public init(
    id: DiagnosticID, span: Span, message: String, notes: [Note] = [], suggestion: String? = nil
  ) {
    self.id = id
    self.span = span
    self.message = message
    self.notes = notes
    self.suggestion = suggestion
  }
}
