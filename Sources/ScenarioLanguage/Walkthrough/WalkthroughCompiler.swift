/// Makes checked walkthroughs of files; reads nothing itself.
public enum WalkthroughCompiler {
  /// Compiles a walkthrough and checks every name against the scenes that it plays.
  ///
  /// - Parameters:
  ///   - path: the path as people know it, with forward slashes.
  ///   - bytes: the content of the file.
  ///   - load: reads a scene, or a file that one extends; paths count from where `path` does.
  /// - Returns: the walkthrough, unless there is an error, and everything that was found.
  public static func compile(
    path: String, bytes: [UInt8], load: (_ path: String) -> Result<[UInt8], LoadFailure>
  ) -> CompiledWalkthrough {
    let source = SourceFile(path: path, bytes: bytes)
    var diagnostics = DiagnosticBag()
    let inspection = SourceInspection(source, file: 0, into: &diagnostics)
    var walkthrough: Walkthrough?
    if inspection.isReadable {
      let tree = TreeParser.parse(
        source, file: 0, damagedLines: inspection.damagedLines, into: &diagnostics)
      var checker = WalkthroughChecker(path: path, diagnostics: diagnostics)
      walkthrough = checker.check(tree, load)
      diagnostics = checker.diagnostics
    }
    return CompiledWalkthrough(
      walkthrough: diagnostics.hasErrors ? nil : walkthrough,
      diagnostics: diagnostics.diagnostics(of: [source]), source: source)
  }
}

/// What became of a walkthrough's file.
public struct CompiledWalkthrough: Sendable {
  /// The walkthrough; `nil` when there is an error.
  public var walkthrough: Walkthrough?
  /// What was found, by place.
  public var diagnostics: [Diagnostic]
  public var source: SourceFile
}
