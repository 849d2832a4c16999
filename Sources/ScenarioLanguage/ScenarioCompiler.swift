/// Makes checked scenarios of files; reads nothing itself.
public enum ScenarioCompiler {
  /// Compiles one file and those that it extends.
  ///
  /// - Parameters:
  ///   - path: the path as people know it, with forward slashes.
  ///   - bytes: the content of the file.
  ///   - schedule: another file whose `schedule` part takes the place of the scenario's own.
  ///   - load: reads another file; its path counts from where `path` does.
  /// - Returns: the scenario, unless there is an error, and everything that was found.
  public static func compile(
    path: String, bytes: [UInt8], schedule: SourceFile? = nil,
    load: (_ path: String) -> Result<[UInt8], LoadFailure> = { _ in .failure(LoadFailure()) }
  ) -> CompiledFile {
    var chain = FileChain(path: path, bytes: bytes)
    chain.follow(load)
    if let schedule { chain.take(schedule: schedule) }
    var diagnostics = chain.diagnostics
    var scenario: Scenario?
    if chain.isComplete {
      scenario = Checker.check(chain.files, path: path, diagnostics: &diagnostics)
    }
    return CompiledFile(
      scenario: scenario, diagnostics: diagnostics.diagnostics(of: chain.sources),
      sources: chain.sources)
  }
}

/// What became of a file.
public struct CompiledFile: Sendable {
  /// The scenario; `nil` when there is an error.
  public var scenario: Scenario?
  /// What was found, by file and place.
  public var diagnostics: [Diagnostic]
  /// The file, and behind it those that it extends; the diagnostics' spans are in them.
  public var sources: [SourceFile]

  /// The file itself.
  public var source: SourceFile { sources[0] }

  /// Whether anything is an error.
  public var hasErrors: Bool { scenario == nil }
}

/// Why a file could not be read.
public struct LoadFailure: Error, Hashable, Sendable {
  /// The reason, in a few words.
  public var reason: String

  /// Makes a failure.
  public init(_ reason: String = "it can't be read") { self.reason = reason }
}
