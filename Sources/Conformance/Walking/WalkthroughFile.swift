import ScenarioLanguage

/// A walkthrough that was found, read and checked.
public struct WalkthroughFile: Sendable {
  /// The ending of every walkthrough's file name, and of its golden.
  package static let ending = ".walkthrough"

  public let walkthrough: Walkthrough
  /// Where the golden of the whole telling lies, or would; `nil` for a scenario that is only walked
  /// through.
  let goldenPath: String?

  /// Whether a scenario is walked through, which has no telling of its own.
  public var isScenario: Bool { goldenPath == nil }

  /// A walkthrough that lies in no file, and has no golden.
  init(_ walkthrough: Walkthrough) {
    self.walkthrough = walkthrough
    goldenPath = nil
  }

  /// Finds what a word of the command line means.
  ///
  /// - Parameter subject: a question, a walkthrough's file, or a scenario's.
  /// - Throws: where there is no such thing, or where it has errors; these are told in full.
  public init(_ subject: String) throws(WalkthroughProblem) {
    let path = try WalkthroughFile.path(of: subject)
    guard path.hasSuffix(WalkthroughFile.ending) else {
      let loaded = ScenarioLoader.load(ScenarioFile(path: path))
      guard let scenario = loaded.scenario else { throw .malformed(path, loaded.errors) }
      walkthrough = Walkthrough(walking: scenario)
      goldenPath = nil
      return
    }
    let compiled: CompiledWalkthrough
    do throws(FileProblem) { compiled = try WalkthroughFile.compile(path) } catch {
      throw .usage(UsageProblem("can't read \(error.message)"))
    }
    guard let walkthrough = compiled.walkthrough else {
      throw .malformed(path, compiled.failures(.error))
    }
    self.walkthrough = walkthrough
    goldenPath = try WalkthroughFile.goldenPath(of: path)
  }

  /// Reads and checks a walkthrough with the scenes that it plays.
  static func compile(_ path: String) throws(FileProblem) -> CompiledWalkthrough {
    var compiled = WalkthroughCompiler.compile(
      path: path, bytes: try Files.read(path), load: ScenarioLoader.read)
    for (index, scene) in (compiled.walkthrough?.scenes ?? []).enumerated() {
      if let name = GoldenStore.name(ofScenario: scene.path) {
        compiled.walkthrough?.sceneNames[index] = name
      }
    }
    return compiled
  }

  /// Where the golden of a telling lies: in the mirror under the name of its source, or beside the
  /// source under an ending of its own.
  private static func goldenPath(of path: String) throws(WalkthroughProblem) -> String {
    let scenario = String(path.dropLast(ending.count)) + ScenarioFile.ending
    let mirrored = GoldenStore.path(ofScenario: scenario, ending: ending)
    let golden =
      mirrored == path
      ? GoldenStore.path(ofScenario: scenario, ending: GoldenStore.toldEnding) : mirrored
    // A link may lead from the place of the golden to the source, which would be overwritten.
    if let real = Files.realPath(golden), real == Files.realPath(path) {
      throw .usage(
        UsageProblem("the golden of \(VisibleText.escaped(path)) would be the file itself"))
    }
    return golden
  }

  /// The questions that have walkthroughs of their own, and where.
  private static let folder = PathName.joined(ScenarioFinder.defaultFolder, "questions")

  private static func path(of subject: String) throws(WalkthroughProblem) -> String {
    if Files.kind(subject) == .file {
      guard subject.hasSuffix(ending) || subject.hasSuffix(ScenarioFile.ending) else {
        throw .usage(
          UsageProblem("\(VisibleText.escaped(subject)) is neither a walkthrough nor a scenario"))
      }
      return PathName.normalized(subject)
    }
    let path = PathName.joined(folder, subject.lowercased() + ending)
    guard !subject.contains("/"), Files.kind(path) == .file else {
      let known = ((try? Files.names(in: folder)) ?? []).filter { $0.hasSuffix(ending) }
        .map { String($0.dropLast(ending.count)) }.sorted()
      throw .usage(
        UsageProblem(
          "there is no walkthrough \(VisibleText.escaped(subject))"
            + (known.isEmpty
              ? "; go to where the folder scenarios is"
              : "; there are \(known.joined(separator: ", ")), and any scenario's file")))
    }
    return path
  }
}

/// Why there is nothing to walk through.
public enum WalkthroughProblem: Error, Hashable, Sendable {
  case usage(UsageProblem)
  /// The file, and what is wrong with it.
  case malformed(String, [Failure])
}

/// Holds the telling of a walkthrough to its golden.
public enum WalkthroughGolden {
  /// Compares, or records where that is asked and nothing is broken.
  ///
  /// - Parameter text: the whole telling, as plain text.
  /// - Returns: what is wrong, and whether the golden was written.
  public static func compare(
    _ text: String, of file: WalkthroughFile, isBroken: Bool, isUpdate: Bool
  ) -> (failure: Failure?, isWritten: Bool) {
    guard let path = file.goldenPath else { return (nil, false) }
    let update =
      "intentsim walkthrough --all --update "
      + ShellWord.quoted(file.walkthrough.path)
    let compared = GoldenStore.compare(
      text, withGoldenAt: path, update: update, isBroken: isBroken)
    guard isUpdate, !isBroken, compared.status != .equal else { return (compared.failure, false) }
    do throws(FileProblem) {
      try GoldenRecorder.write(text, to: path)
      return (nil, true)
    } catch {
      let message = "can't write the golden \(error.message)"
      return (Failure(.goldenUnwritable, message: message), false)
    }
  }
}

extension CompiledWalkthrough {
  /// What was found of one severity.
  func failures(_ severity: Diagnostic.Severity) -> [Failure] {
    diagnostics.filter { $0.severity == severity }.map { Failure($0, of: source) }
  }
}

extension Failure {
  /// Shows a diagnostic of a walkthrough.
  fileprivate init(_ diagnostic: Diagnostic, of source: SourceFile) {
    let position = source.position(at: diagnostic.span.start)
    let rendered = DiagnosticRenderer(sources: [source]).render(diagnostic)
    self.init(
      .badScenario, line: position.line, column: position.column,
      message: "\(diagnostic.message) [\(diagnostic.id.rawValue)]",
      details: rendered.split(separator: "\n").dropFirst().map(String.init))
  }
}
