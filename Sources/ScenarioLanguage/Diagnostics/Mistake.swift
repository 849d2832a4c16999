/// A diagnostic in the making: what was wanted is still a list, so that two readings of one line
/// can be told as one mistake (`"c1" is a comment, not a task or project`).
struct Mistake {
  var id: DiagnosticID
  var span: Span
  var before: String
  /// What would have been right, as nouns without an article.
  var wanted: [String] = []
  var after = ""
  var notes: [Diagnostic.Note] = []
  var suggestion: String?

  /// The finished diagnostic.
  var diagnostic: Diagnostic {
    Diagnostic(
      id: id, span: span, message: before + Wording.alternatives(wanted) + after, notes: notes,
      suggestion: suggestion)
  }

  /// Adds what another reading of the same place wanted.
  mutating func merge(_ other: Mistake) {
    guard other.id == id && other.span == span && !other.wanted.isEmpty else { return }
    for noun in other.wanted where !wanted.contains(noun) { wanted.append(noun) }
    suggestion = suggestion ?? other.suggestion
  }
}
