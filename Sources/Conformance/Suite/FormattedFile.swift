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
    try ScenarioFinder(paths: paths, endings: ScenarioFinder.allEndings).files
      .map(FormattedFile.init)
  }

  private init(_ file: ScenarioFile) {
    path = file.path
    guard let bytes = try? Files.read(path),
      case .formatted(let text) = FormattedFile.format(path, bytes)
    else {
      status = .malformed(CheckedFile(file).errors)
      return
    }
    let canonical = Array(text.utf8)
    status = canonical == bytes ? .canonical : .differs(canonical)
  }

  private static func format(_ path: String, _ bytes: [UInt8]) -> ScenarioFormatter.Outcome {
    path.hasSuffix(WalkthroughFile.ending)
      ? WalkthroughFormatter.format(path: path, bytes: bytes)
      : ScenarioFormatter.format(path: path, bytes: bytes)
  }
}
