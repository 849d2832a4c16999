/// Collects mistakes; of each file no more errors than people can use.
struct DiagnosticBag {
  private(set) var mistakes: [Mistake] = []
  /// Errors by file, told and untold.
  private var errorCounts: [Int] = []

  /// Whether an error was found, told or untold.
  var hasErrors: Bool { errorCounts.contains { $0 > 0 } }

  /// Reports a mistake.
  mutating func report(
    _ id: DiagnosticID, _ span: Span, _ message: String, notes: [Diagnostic.Note] = [],
    suggestion: String? = nil
  ) {
    report(
      Mistake(id: id, span: span, before: message, notes: notes, suggestion: suggestion))
  }

  /// Reports a mistake.
  mutating func report(_ mistake: Mistake) {
    let file = mistake.span.file
    while errorCounts.count <= file { errorCounts.append(0) }
    if mistake.id.severity == .error {
      errorCounts[file] += 1
      if errorCounts[file] > LanguageLimits.errorsShown { return }
    }
    mistakes.append(mistake)
  }

  /// Reports an error that takes work to word; when enough are told it is only counted.
  mutating func reportError(in file: Int, _ mistake: @autoclosure () -> Mistake) {
    if file < errorCounts.count && errorCounts[file] >= LanguageLimits.errorsShown {
      errorCounts[file] += 1
    } else {
      report(mistake())
    }
  }

  /// Reports all that another bag holds.
  mutating func report(_ mistakes: [Mistake]) {
    for mistake in mistakes { report(mistake) }
  }

  /// What was found, by file and place.
  func diagnostics(of sources: [SourceFile]) -> [Diagnostic] {
    var found = mistakes.map(\.diagnostic)
    found.sort {
      ($0.span.file, $0.span.start, $0.span.end) < ($1.span.file, $1.span.start, $1.span.end)
    }
    for (file, count) in errorCounts.enumerated() where count > LanguageLimits.errorsShown {
      let end = sources[file].bytes.count
      found.append(
        Diagnostic(
          id: .tooManyErrors, span: Span(file: file, start: end, end: end),
          message: "\(count - LanguageLimits.errorsShown) more errors are not shown"))
    }
    return found
  }
}
