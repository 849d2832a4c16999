/// Finds the scenario files that a command's paths stand for.
package struct ScenarioFinder {
  /// The folder that is taken when no path is given.
  package static let defaultFolder = "scenarios"
  /// The folders below it that are skipped unless named: of files with errors on purpose, and of
  /// files that must not hold.
  package static let skippedFolders = ["invalid", "canaries"]

  /// How the names of all files end that people write.
  package static let allEndings = [ScenarioFile.ending, WalkthroughFile.ending]

  /// The files, each once, sorted by the bytes of their paths.
  package private(set) var files: [ScenarioFile] = []
  /// Every folder that was walked through.
  package private(set) var folders: [String] = []
  /// The real paths of the files so far.
  private var seen: Set<String> = []
  /// By the real path of each folder so far, whether there is a scenario in it.
  private var walked: [String: Bool] = [:]
  /// How the names of the files end that are looked for.
  private let endings: [String]

  /// Finds the files of `paths`: a file stands for itself, a folder for all below it.
  ///
  /// - Parameter endings: how their names end.
  /// - Throws: where a path stands for no such file.
  package init(
    paths: [String], endings: [String] = [ScenarioFile.ending]
  ) throws(UsageProblem) {
    self.endings = endings
    for path in paths.isEmpty ? [ScenarioFinder.defaultFolder] : paths {
      try add(PathName.normalized(path), isDefault: paths.isEmpty)
    }
    files.sort { Files.precedes($0.path, $1.path) }
  }

  private mutating func add(_ path: String, isDefault: Bool) throws(UsageProblem) {
    let shown = VisibleText.escaped(path)
    switch Files.kind(path) {
    case .folder:
      guard try walk(path) else { throw UsageProblem("no scenario in the folder \(shown)") }
    case .file, .other:
      guard isWanted(path) else {
        throw UsageProblem(
          "\(shown) is not a scenario: its name does not end in "
            + endings.joined(separator: " or "))
      }
      addFile(path)
    case nil where isDefault:
      throw UsageProblem(
        "there is no folder \"\(shown)\" here; go to where it is, or name a scenario")
    case nil:
      throw UsageProblem("there is no file or folder \(shown)")
    }
  }

  /// Adds what lies below a folder, and says whether there is any scenario.
  ///
  /// Each folder is walked once, also where symbolic links lead in circles.
  private mutating func walk(_ folder: String) throws(UsageProblem) -> Bool {
    let identity = Files.realPath(folder) ?? folder
    if let known = walked[identity] { return known }
    walked[identity] = false
    folders.append(folder)
    var isAny = false
    for name in try names(in: folder) where !name.hasPrefix(".") {
      let path = PathName.joined(folder, name)
      if Files.kind(path) == .folder {
        if !isSkipped(path) { isAny = try walk(path) || isAny }
      } else if isWanted(name) {
        addFile(path)
        isAny = true
      }
    }
    walked[identity] = isAny
    return isAny
  }

  private func isWanted(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  private func names(in folder: String) throws(UsageProblem) -> [String] {
    do {
      return try Files.names(in: folder)
    } catch {
      throw UsageProblem("can't look into the folder \(error.message)")
    }
  }

  private mutating func addFile(_ path: String) {
    if seen.insert(Files.realPath(path) ?? path).inserted {
      files.append(ScenarioFile(path: path))
    }
  }

  private func isSkipped(_ folder: String) -> Bool {
    ScenarioFinder.skippedFolders.contains { skipped in
      PathName.parts(of: folder).suffix(2)
        .elementsEqual([Substring(ScenarioFinder.defaultFolder), Substring(skipped)])
    }
  }
}
