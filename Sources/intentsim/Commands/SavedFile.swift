import Conformance

/// Files a failure as a scenario.
enum SavedFile {
  /// Writes a scenario into a folder, under a name that no other file there has.
  ///
  /// - Returns: a line that says so.
  static func write(
    _ text: String, name: String, steps: Int, in folder: String
  ) throws(FileProblem) -> String {
    let names = [name] + (2...10_000).lazy.map { "\(name)-\($0)" }
    let paths = names.lazy.map { "\(folder)/\($0)\(ScenarioFile.ending)" }
    let bytes = Array(text.utf8)
    let free = paths.first { path in
      guard let there = try? Files.read(path) else { return true }
      return there == bytes
    }
    guard let path = free else {
      throw FileProblem(path: folder, reason: "there are too many files of the name \(name)")
    }
    try Files.write(Array(text.utf8), to: path)
    return "\(VisibleText.escaped(path)): \(Count.of(steps, "step"))\n"
  }
}
