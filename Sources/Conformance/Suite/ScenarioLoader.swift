import ScenarioLanguage

/// Reads and checks scenario files.
package enum ScenarioLoader {
  /// Reads and checks one file; whatever is wrong with it becomes part of the result.
  ///
  /// - Parameter schedule: a file whose `schedule` part takes the place of the scenario's own.
  package static func load(
    _ file: ScenarioFile, schedule: SourceFile? = nil
  ) -> LoadedScenario {
    do {
      let bytes = try Files.read(file.path)
      let compiled = ScenarioCompiler.compile(
        path: file.path, bytes: bytes, schedule: schedule, load: read)
      return LoadedScenario(file: file, compiled: compiled)
    } catch {
      return LoadedScenario(
        file: file, scenario: nil, errors: [Failure(unreadable: error)], warnings: [])
    }
  }

  /// Reads a file that another extends or plays.
  static func read(_ path: String) -> Result<[UInt8], LoadFailure> {
    Result { () throws(FileProblem) in try Files.read(path) }.mapError { LoadFailure($0.reason) }
  }
}

extension LoadedScenario {
  fileprivate init(file: ScenarioFile, compiled: CompiledFile) {
    self.file = file
    let findings = compiled.diagnostics.map { Failure($0, of: compiled) }
    errors = zip(compiled.diagnostics, findings).filter { $0.0.severity == .error }.map(\.1)
    warnings = zip(compiled.diagnostics, findings).filter { $0.0.severity == .warning }.map(\.1)
    scenario = errors.isEmpty ? compiled.scenario : nil
    if scenario == nil && errors.isEmpty {
      errors = [Failure(.badScenario, message: "the file holds no scenario")]
    }
  }
}

extension Failure {
  /// Tells why a file that is to be checked can't be read.
  init(unreadable problem: FileProblem) {
    self.init(.badScenario, message: "can't read the file: \(problem.reason)")
  }

  /// Shows a diagnostic as a failure of its file.
  fileprivate init(_ diagnostic: Diagnostic, of compiled: CompiledFile) {
    let source = compiled.sources[diagnostic.span.file]
    let position = source.position(at: diagnostic.span.start)
    let isHere = diagnostic.span.file == 0
    let place = isHere ? "" : "\(source.path):\(position.line):\(position.column): "
    let rendered = DiagnosticRenderer(sources: compiled.sources).render(diagnostic)
    self.init(
      .badScenario, line: isHere ? position.line : nil, column: isHere ? position.column : nil,
      message: "\(place)\(diagnostic.message) [\(diagnostic.id.rawValue)]",
      details: rendered.split(separator: "\n").dropFirst().map(String.init))
  }
}
