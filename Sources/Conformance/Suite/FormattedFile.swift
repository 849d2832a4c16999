import ScenarioLanguage

/// A scenario file beside its canonical form.
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

  /// Formats all scenario files of `paths`, without writing anything.
  package static func all(paths: [String]) throws(UsageProblem) -> [FormattedFile] {
    try ScenarioFinder(paths: paths).files.map(FormattedFile.init)
  }

  private init(_ file: ScenarioFile) {
    path = file.path
    do {
      let bytes = try Files.read(file.path)
      switch ScenarioFormatter.format(path: file.path, bytes: bytes) {
      case .formatted(let text):
        let canonical = Array(text.utf8)
        status = canonical == bytes ? .canonical : .differs(canonical)
      case .refused:
        status = .malformed(ScenarioLoader.load(file).errors)
      }
    } catch {
      status = .malformed([
        Failure(.badScenario, message: "can't read the file: \(error.reason)")
      ])
    }
  }
}
