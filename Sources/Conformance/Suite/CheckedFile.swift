import ScenarioLanguage

/// A scenario's or a walkthrough's file that was read and checked, and not played.
package struct CheckedFile: Sendable {
  package var path: String
  /// What is wrong with it, in the order of its lines.
  package var errors: [Failure]
  package var warnings: [Failure]

  /// Checks all scenarios and walkthroughs of `paths`.
  ///
  /// - Throws: where a path stands for no such file.
  package static func all(paths: [String], jobs: Int) async throws(UsageProblem) -> [CheckedFile] {
    let files = try ScenarioFinder(paths: paths, endings: ScenarioFinder.allEndings).files
    return await Workers.map(count: files.count, jobs: jobs) { CheckedFile(files[$0]) }
  }

  /// Checks one file; whatever is wrong with it becomes part of the result.
  init(_ file: ScenarioFile) {
    path = file.path
    guard path.hasSuffix(WalkthroughFile.ending) else {
      let loaded = ScenarioLoader.load(file)
      (errors, warnings) = (loaded.errors, loaded.warnings)
      return
    }
    do {
      let compiled = try WalkthroughFile.compile(path)
      (errors, warnings) = (compiled.failures(.error), compiled.failures(.warning))
    } catch {
      (errors, warnings) = ([Failure(unreadable: error)], [])
    }
  }
}
