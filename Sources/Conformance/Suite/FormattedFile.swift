import ScenarioLanguage

/// A scenario's or a walkthrough's file beside its canonical form.
package struct FormattedFile: Sendable {
  /// How the file stands to its canonical form.
  package enum Status: Hashable, Sendable {
    /// It is the canonical form.
    case canonical
    /// It is not; the bytes are what it should be.
    case differs([UInt8])
    /// It has errors, so that it has no canonical form.
    case malformed([Failure])
  }

  package var path: String
  package var status: Status

  /// Formats all scenarios and walkthroughs of `paths`, without writing anything.
  package static func all(paths: [String]) throws(UsageProblem) -> [FormattedFile] {
    try ScenarioFinder(paths: paths, endings: [ScenarioFile.ending, WalkthroughFile.ending]).files
      .map(FormattedFile.init)
  }

  private init(_ file: ScenarioFile) {
    path = file.path
    do {
      let bytes = try Files.read(file.path)
      let isWalkthrough = file.path.hasSuffix(WalkthroughFile.ending)
      let outcome =
        isWalkthrough
        ? WalkthroughFormatter.format(path: file.path, bytes: bytes)
        : ScenarioFormatter.format(path: file.path, bytes: bytes)
      switch outcome {
      case .formatted(let text):
        let canonical = Array(text.utf8)
        status = canonical == bytes ? .canonical : .differs(canonical)
      case .refused(let diagnostics):
        let source = SourceFile(path: file.path, bytes: bytes)
        status = .malformed(
          isWalkthrough
            ? diagnostics.map { Failure($0, of: source) } : ScenarioLoader.load(file).errors)
      }
    } catch {
      status = .malformed([
        Failure(.badScenario, message: "can't read the file: \(error.reason)")
      ])
    }
  }
}
