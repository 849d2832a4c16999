/// The golden of the sizes of all searches: how many worlds and ways there are, scenario by scenario.
///
/// `scenarios/` has it in `golden/worlds.golden`. It shows when an edit makes a search larger, or when
/// a search sees less than it did; where only a part is asked for, nothing is compared.
struct WorldsGolden {
  static let name = "worlds" + GoldenStore.ending

  private let path: String
  private let folder: String

  /// Finds the golden's place; `nil` where the options ask for a part only.
  init?(_ options: ExploreOptions) {
    let paths = options.paths.isEmpty ? [ScenarioFinder.defaultFolder] : options.paths
    folder = PathName.normalized(paths[0])
    let isWhole =
      paths.count == 1 && PathName.name(of: folder) == ScenarioFinder.defaultFolder
      && options.filter == nil && options.selection.without.isEmpty
      && options.limit == ExploreOptions.limit
    guard isWhole else { return nil }
    path = GoldenStore.path(ofScenario: PathName.joined(folder, "worlds" + ScenarioFile.ending))
  }

  /// Whether a golden below the mirror of `folder` is that of its searches.
  static func isGolden(_ path: String, mirroring folder: String) -> Bool {
    PathName.name(of: folder) == ScenarioFinder.defaultFolder && PathName.name(of: path) == name
  }

  /// Compares the sizes with the golden, or writes it.
  ///
  /// - Returns: what is wrong.
  func compare(_ results: [ScenarioResult], isUpdate: Bool) -> Failure? {
    let isBroken = results.contains { $0.verdict != .holds }
    let words = ["intentsim", "explore", "--update"]
    let update = folder == ScenarioFinder.defaultFolder ? words : words + [folder]
    let text = text(of: results)
    let compared = GoldenStore.compare(
      text, withGoldenAt: path, update: update.map(ShellWord.quoted).joined(separator: " "),
      isBroken: isBroken)
    guard isUpdate, !isBroken, compared.status != .equal else { return compared.failure }
    do throws(FileProblem) {
      try GoldenRecorder.write(text, to: path)
      return nil
    } catch {
      return Failure(.goldenUnwritable, message: "can't write the golden \(error.message)")
    }
  }

  private func text(of results: [ScenarioResult]) -> String {
    let rows = results.compactMap { result in
      result.explored.map { figures in
        [
          stem(result.path), figures.verdict.text, Count.of(figures.worlds, "world"),
          Count.of(figures.transitions, "transition"), "depth \(figures.depth)",
          Count.of(figures.finals, "end"), Count.of(figures.outcomes, "outcome"),
        ]
      }
    }
    return Columns.aligned(rows, rightAligning: [2, 3, 4, 5, 6])
      .map { $0.dropFirst(2) + "\n" }.joined()
  }

  private func stem(_ path: String) -> String {
    let below = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    return PathName.stem(of: below, ending: ScenarioFile.ending) ?? below
  }
}
