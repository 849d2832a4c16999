import Conformance

/// Files a failure as a scenario.
enum SavedFile {
  /// Writes a scenario into a folder.
  ///
  /// - Returns: a line that says so.
  static func write(
    _ text: String, name: String, steps: Int, in folder: String
  ) throws(FileProblem) -> String {
    let path = "\(folder)/\(name)\(ScenarioFile.ending)"
    try Files.write(Array(text.utf8), to: path)
    return "\(VisibleText.escaped(path)): \(Count.of(steps, "step"))\n"
  }
}
