import Foundation
import Testing

@testable import ScenarioLanguage

/// Every scenario file, and files that are a few slips away from it.
@Suite struct MutationTests {
  private static let rounds = 6

  /// Pieces that slips are made of.
  private static let pieces = [
    "", " ", "  ", "\n", "\t", ",", ":", "\"", "#", "\\", "\u{202E}", "é", "as", "and", "the",
    "sending", "at", "then", "99999999999999999999", "0", "-1", "%", "..", "is", "of", "<", "[",
    "steps", "scenario", "comment", "titled", "tidy.1",
  ]

  @Test(arguments: Fixtures.allFiles())
  func isFormattedOnceAndForAll(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    guard let once = Fixtures.formatted(text) else { return }
    #expect(Fixtures.formatted(once) == once)
    #expect(comments(once) == comments(text))
  }

  /// Also of a walkthrough that is a few slips away from one.
  @Test(arguments: Fixtures.allFiles("walkthrough"))
  func walkthroughsAreFormattedOnceAndForAll(_ file: URL) throws {
    let original = Array(try Data(contentsOf: file))
    let canonical = String(decoding: original, as: UTF8.self)
    #expect(Fixtures.formattedWalkthrough(canonical) == canonical)
    var chance = SplitMix(state: UInt64(original.count))
    var formatted = 0
    for _ in 0..<200 {
      var bytes = original
      slip(&bytes, &chance)
      guard let text = String(validating: bytes, as: UTF8.self),
        let once = Fixtures.formattedWalkthrough(text)
      else { continue }
      formatted += 1
      #expect(Fixtures.formattedWalkthrough(once) == once)
      #expect(comments(once) == comments(text))
      #expect(words(once) == words(text))
    }
    #expect(formatted > 20)
  }

  @Test(arguments: Fixtures.allFiles())
  func slipsGiveDiagnosticsOrAScenario(_ file: URL) throws {
    let original = Array(try Data(contentsOf: file))
    var chance = SplitMix(state: UInt64(original.count))
    for _ in 0..<MutationTests.rounds {
      var bytes = original
      for _ in 0...chance.below(3) { slip(&bytes, &chance) }
      try check(Fixtures.compile(file, bytes: bytes), bytes)
    }
  }

  @Test func noiseGivesDiagnostics() throws {
    var chance = SplitMix(state: 7)
    for _ in 0..<300 {
      let bytes = (0..<chance.below(200)).map { _ in UInt8(truncatingIfNeeded: chance.next()) }
      check(ScenarioCompiler.compile(path: "noise", bytes: bytes), bytes)
    }
  }

  private func slip(_ bytes: inout [UInt8], _ chance: inout SplitMix) {
    guard !bytes.isEmpty else { return }
    let start = chance.below(bytes.count)
    let end = min(bytes.count, start + chance.below(12))
    switch chance.below(5) {
    case 0: bytes.removeSubrange(start..<end)
    case 1: bytes[start] = UInt8(truncatingIfNeeded: chance.next())
    case 2: bytes.insert(contentsOf: Array(bytes[start..<end]), at: chance.below(bytes.count))
    case 3: bytes.removeSubrange(start...)
    default:
      let piece = MutationTests.pieces[chance.below(MutationTests.pieces.count)]
      bytes.replaceSubrange(start..<end, with: Array(piece.utf8))
    }
  }

  /// Nothing crashes, an error and a scenario exclude each other, and all places are in the files.
  private func check(_ file: CompiledFile, _ bytes: [UInt8]) {
    let errors = file.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty == (file.scenario != nil))
    for diagnostic in file.diagnostics {
      let count = file.sources[diagnostic.span.file].bytes.count
      #expect(0 <= diagnostic.span.start && diagnostic.span.start <= diagnostic.span.end)
      #expect(diagnostic.span.end <= count)
      #expect(!diagnostic.message.isEmpty && !diagnostic.message.contains("\n"))
    }
    let shown = DiagnosticRenderer(sources: file.sources).render(file.diagnostics)
    #expect(shown.isEmpty == file.diagnostics.isEmpty)
    guard case .formatted(let once) = ScenarioFormatter.format(path: "x", bytes: bytes) else {
      return
    }
    #expect(Fixtures.formatted(once) == once)
    #expect(comments(once) == comments(String(decoding: bytes, as: UTF8.self)))
  }

  /// All that the lines of a file say, in order.
  private func words(_ text: String) -> [String] {
    let source = SourceFile(path: "x", bytes: Array(text.utf8))
    var bag = DiagnosticBag()
    let tree = TreeParser.parse(source, file: 0, damagedLines: [], into: &bag)
    func words(_ node: SyntaxNode) -> [String] {
      node.tokens.map(\.text) + node.children.flatMap(words)
    }
    return tree.nodes.flatMap(words)
  }

  /// The comments of a file in order, on lines of their own or behind others.
  private func comments(_ text: String) -> [String] {
    let source = SourceFile(path: "x", bytes: Array(text.utf8))
    var bag = DiagnosticBag()
    let tree = TreeParser.parse(source, file: 0, damagedLines: [], into: &bag)
    var comments: [String] = []
    func collect(_ trivia: [Trivia]) {
      for case .comment(let comment, _) in trivia { comments.append(comment) }
    }
    func collect(_ node: SyntaxNode) {
      collect(node.leading)
      if let comment = node.comment { comments.append(comment) }
      node.children.forEach(collect)
    }
    tree.nodes.forEach(collect)
    collect(tree.trailing)
    return comments
  }
}
