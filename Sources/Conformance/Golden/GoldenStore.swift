/// Where goldens lie: `golden/` mirrors the `scenarios/` beside it.
///
/// `scenarios/field/f03.scenario` has `golden/field/f03.golden`. A scenario that lies in no folder
/// named `scenarios` has its golden beside it.
package enum GoldenStore {
  /// The folder of the goldens, beside the one of the scenarios.
  package static let folder = "golden"
  /// The ending of every golden's file name.
  package static let ending = ".golden"

  /// The ending of the golden of all runs of a scenario.
  package static let exploredEnding = ".explored"

  /// The ending of the golden of a walkthrough that lies in no folder named `scenarios`.
  package static let toldEnding = ".told"

  /// The endings of what is played, and of what it is compared with.
  package static let keptEndings = [
    ScenarioFile.ending, WalkthroughFile.ending, ending, exploredEnding, toldEnding,
  ]

  /// Where the golden of a scenario lies, or would.
  ///
  /// - Parameter ending: which of its goldens.
  package static func path(
    ofScenario path: String, ending: String = GoldenStore.ending
  ) -> String {
    let stem = PathName.stem(of: path, ending: ScenarioFile.ending) ?? path
    return (mirror(of: stem, from: ScenarioFinder.defaultFolder, to: folder) ?? stem) + ending
  }

  /// The path of a scenario from its folder named `scenarios` on: the same from wherever it is looked
  /// at; `nil` where it lies in none.
  package static func name(ofScenario path: String) -> String? {
    let folder = ScenarioFinder.defaultFolder
    guard let found = mirror(of: path, from: folder, to: folder) else { return nil }
    let parts = PathName.parts(of: found)
    return parts.lastIndex(of: Substring(folder)).map { parts[$0...].joined(separator: "/") }
  }

  /// Finds the goldens that no scenario belongs to, in the mirrors of the folders that were walked.
  ///
  /// - Parameters:
  ///   - ending: which goldens.
  ///   - source: the ending of what they are the goldens of.
  ///   - isWanted: whether a scenario that is there has such a golden.
  package static func orphans(
    mirroring folders: [String], ending: String = GoldenStore.ending,
    source: String = ScenarioFile.ending, isWanted: (String) -> Bool = { _ in true }
  ) -> [OrphanGolden] {
    var orphans: [OrphanGolden] = []
    for walked in folders {
      guard let mirror = mirror(of: walked, from: ScenarioFinder.defaultFolder, to: folder) else {
        continue
      }
      collect(in: mirror, besides: walked, (ending, source), isWanted, into: &orphans)
    }
    return orphans.sorted { Files.precedes($0.path, $1.path) }
  }

  /// Collects orphans; a folder that has a scenario folder beside it is left to that one's walk.
  private static func collect(
    in mirror: String, besides scenarios: String, _ endings: (golden: String, source: String),
    _ isWanted: (String) -> Bool, into orphans: inout [OrphanGolden]
  ) {
    for name in (try? Files.names(in: mirror)) ?? [] {
      let path = PathName.joined(mirror, name)
      let counterpart = PathName.joined(scenarios, name)
      if Files.kind(path) == .folder {
        if Files.kind(counterpart) != .folder {
          collect(in: path, besides: counterpart, endings, isWanted, into: &orphans)
        }
      } else if let stem = PathName.stem(of: counterpart, ending: endings.golden) {
        let scenario = stem + endings.source
        let isOfAll = SuiteGolden.isGolden(path, mirroring: scenarios)
        if !isOfAll, Files.kind(scenario) == nil || !isWanted(scenario) {
          orphans.append(OrphanGolden(path: path, scenarioPath: scenario))
        }
      }
    }
  }

  /// The path with its last part named `from` replaced; a path that has none, or that goes up, is
  /// looked at by its real name.
  private static func mirror(of path: String, from: String, to: String) -> String? {
    if !PathName.parts(of: path).contains(".."), let mirror = replaced(path, from, to) {
      return mirror
    }
    let folder = Files.folder(of: path)
    guard let real = Files.realPath(folder) else { return nil }
    return replaced(PathName.joined(real, PathName.name(of: path)), from, to)
  }

  private static func replaced(_ path: String, _ from: String, _ to: String) -> String? {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let index = parts.lastIndex(of: Substring(from)) else { return nil }
    parts[index] = Substring(to)
    return parts.joined(separator: "/")
  }
}
