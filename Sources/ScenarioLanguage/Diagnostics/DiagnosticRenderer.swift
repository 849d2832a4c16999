import IntentEngine

/// Shows diagnostics as a good compiler does: place, message, the line with a caret, what to do.
public struct DiagnosticRenderer: Sendable {
  /// How many characters of a long line are shown on each side of the caret.
  static let context = 60

  private let sources: [SourceFile]

  /// Shows diagnostics whose spans are in `sources`.
  public init(sources: [SourceFile]) { self.sources = sources }

  /// Shows all diagnostics, with an empty line between them.
  public func render(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(render).joined(separator: "\n")
  }

  /// Shows one diagnostic; each of its lines ends in a line break.
  public func render(_ diagnostic: Diagnostic) -> String {
    let severity = diagnostic.severity.rawValue
    var text =
      place(diagnostic.span)
      + ": \(severity): \(HiddenScalar.shown(diagnostic.message)) [\(diagnostic.id.rawValue)]\n"
    text += excerpt(diagnostic.span)
    for note in diagnostic.notes {
      text += (note.span.map { place($0) + ": " } ?? "  ") + "note: \(note.text)\n"
    }
    if let suggestion = diagnostic.suggestion { text += "  help: \(suggestion)\n" }
    return text
  }

  private func place(_ span: Span) -> String {
    let source = sources[span.file]
    let position = source.position(at: span.start)
    return "\(HiddenScalar.shown(source.path)):\(position.line):\(position.column)"
  }

  /// The source line, and below it the caret; tabs stay tabs in both, so that they line up.
  private func excerpt(_ span: Span) -> String {
    let source = sources[span.file]
    let line = source.line(at: span.start)
    let range = source.range(ofLine: line)
    let start = min(max(span.start, range.lowerBound), range.upperBound)
    let end = min(max(span.end, start), range.upperBound)
    let before = cells(source, range.lowerBound..<start).clippedStart
    let marked = cells(source, start..<end).clippedEnd
    let after = cells(source, end..<range.upperBound).clippedEnd
    let margin = String(line)
    let gutter = String(repeating: " ", count: margin.utf8.count)
    let shown = before + marked + after
    let padding = before.map { $0 == "\t" ? "\t" : blank($0) }.joined()
    let width = max(1, marked.reduce(0) { $0 + $1.unicodeScalars.count })
    let caret = "^" + String(repeating: "~", count: width - 1)
    return "  \(margin) | \(shown.joined())\n  \(gutter) | \(padding)\(caret)\n"
  }

  private func blank(_ cell: String) -> String {
    String(repeating: " ", count: cell.unicodeScalars.count)
  }

  /// What each character of a stretch is shown as; no more of them than can be needed.
  private func cells(_ source: SourceFile, _ range: Range<Int>) -> Cells {
    // Four bytes are the longest character; one more than the context shows that there is more.
    let most = 4 * (DiagnosticRenderer.context + 1)
    let head = source.text(range.lowerBound..<min(range.upperBound, range.lowerBound + most))
    let tail = source.text(max(range.lowerBound, range.upperBound - most)..<range.upperBound)
    return Cells(
      head: head.unicodeScalars.map(DiagnosticRenderer.cell),
      tail: tail.unicodeScalars.map(DiagnosticRenderer.cell))
  }

  private static func cell(_ scalar: Unicode.Scalar) -> String {
    if scalar == "\t" { return "\t" }
    return HiddenScalar.contains(scalar) ? HiddenScalar.escape(scalar) : String(Character(scalar))
  }

  /// The beginning and the end of a stretch, as they are shown.
  private struct Cells {
    var head: [String]
    var tail: [String]

    /// The end of the stretch, with `...` for what was before.
    var clippedStart: [String] {
      let limit = DiagnosticRenderer.context
      return tail.count > limit ? ["..."] + tail.suffix(limit) : tail
    }

    /// The beginning of the stretch, with `...` for what comes after.
    var clippedEnd: [String] {
      let limit = DiagnosticRenderer.context
      return head.count > limit ? head.prefix(limit) + ["..."] : head
    }
  }
}
