/// Where a golden of a whole folder of scenarios lies, which belongs to no single one.
struct SuiteGolden {
  /// The names that such goldens have.
  static let names = ["mutants", "worlds"]

  /// Where it lies, or would.
  let path: String
  /// The scenario that would have the same golden.
  let namesake: String
  /// The folder of the scenarios, as a command names it.
  private let folder: String

  /// Finds the golden of the scenarios that paths stand for.
  ///
  /// - Returns: nothing where these are no whole folder `scenarios`.
  init?(_ name: String, of paths: [String]) {
    let paths = paths.isEmpty ? [ScenarioFinder.defaultFolder] : paths
    folder = PathName.normalized(paths[0])
    guard paths.count == 1, PathName.name(of: folder) == ScenarioFinder.defaultFolder else {
      return nil
    }
    namesake = PathName.joined(folder, name + ScenarioFile.ending)
    path = GoldenStore.path(ofScenario: namesake)
  }

  /// Whether a golden below the mirror of `folder` is one of these.
  static func isGolden(_ path: String, mirroring folder: String) -> Bool {
    PathName.name(of: folder) == ScenarioFinder.defaultFolder
      && names.contains { PathName.name(of: path) == $0 + GoldenStore.ending }
  }

  /// Compares a text with the golden.
  ///
  /// - Parameters:
  ///   - command: the command that records it, with `--update`.
  ///   - isBroken: whether something is wrong, so that no golden is recorded.
  func compare(
    _ text: String, command: String, isBroken: Bool
  ) -> (status: GoldenStatus, failure: Failure?) {
    GoldenStore.compare(text, withGoldenAt: path, update: update(command), isBroken: isBroken)
  }

  /// The command that records it.
  func update(_ command: String) -> String {
    let words = ["intentsim", command, "--update"]
    let all = folder == ScenarioFinder.defaultFolder ? words : words + [folder]
    return all.map(ShellWord.quoted).joined(separator: " ")
  }

  /// The golden as one that no scenario belongs to; `nil` where it is not there.
  var orphan: OrphanGolden? {
    guard Files.kind(path) != nil else { return nil }
    return OrphanGolden(
      path: path, scenarioPath: PathName.joined(folder, OrphanGolden.anyScenario))
  }

  /// A scenario's path below the folder, without its ending.
  func stem(_ path: String) -> String {
    let below = path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    return PathName.stem(of: below, ending: ScenarioFile.ending) ?? below
  }
}
