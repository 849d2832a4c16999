/// Writes goldens, and deletes those that no scenario belongs to: what `--update` does.
enum GoldenRecorder {
  /// Records every transcript that differs from its golden, unless something in its run is broken.
  static func record(_ played: inout [PlayedFile]) {
    for index in played.indices {
      if let transcript = played[index].transcript {
        record(transcript, for: &played[index].result)
      }
    }
  }

  /// The goldens without a scenario or a walkthrough; with `isUpdate` they are deleted, and marked
  /// as such.
  static func orphans(mirroring folders: [String], isUpdate: Bool) -> [OrphanGolden] {
    let orphans =
      GoldenStore.orphans(mirroring: folders)
      + GoldenStore.orphans(mirroring: folders, ending: GoldenStore.exploredEnding)
      + GoldenStore.orphans(
        mirroring: folders, ending: WalkthroughFile.ending, source: WalkthroughFile.ending)
    return settle(orphans.sorted { Files.precedes($0.path, $1.path) }, isUpdate: isUpdate)
  }

  /// Deletes orphans with `isUpdate`, and marks them as such.
  static func settle(_ orphans: [OrphanGolden], isUpdate: Bool) -> [OrphanGolden] {
    orphans.map { found in
      var orphan = found
      orphan.isDeleted = isUpdate && (try? Files.remove(found.path)) != nil
      return orphan
    }
  }

  private static func record(_ transcript: String, for result: inout ScenarioResult) {
    if result.golden == .equal { return }
    let broken = result.failures.filter { !isAboutGolden($0.kind) }
    guard broken.isEmpty, result.undecided == nil else {
      result.golden = .refused
      return
    }
    let isNew = result.golden == .missing
    do throws(FileProblem) {
      try write(transcript, to: result.goldenPath)
      result.changes = isNew ? [] : result.failures.flatMap(\.details)
      result.failures = []
      result.golden = isNew ? .created : .rewritten
    } catch {
      let message = "can't write the golden \(error.message)"
      result.failures.append(Failure(.goldenUnwritable, message: message))
    }
  }

  /// Writes a golden.
  ///
  /// What is no file keeps nothing: a device would swallow the golden, a pipe wait for a reader.
  static func write(_ golden: String, to path: String) throws(FileProblem) {
    if Files.kind(path) == .other {
      throw FileProblem(path: path, reason: "it is not a regular file")
    }
    try Files.write(Array(golden.utf8), to: path)
  }

  private static func isAboutGolden(_ kind: Failure.Kind) -> Bool {
    switch kind {
    case .goldenDiffers, .goldenMissing, .goldenUnreadable, .goldenUnwritable: true
    case .expectation, .universalRule, .badScenario: false
    }
  }
}
