import Foundation
import Testing

@testable import ScenarioLanguage

/// The files of `scenarios/invalid`: each makes the mistake that it is named after.
///
/// The place is marked by a comment under the line: `#    ^^^ error: unknown-name`, with as many
/// carets as the place has characters; without a caret it is at the beginning of the line, where
/// the comment's own `#` stands.
@Suite struct InvalidFileTests {
  /// Mistakes that no file can show: it would be too large, or no text. `ByteTests` makes them.
  static let generated: Set<DiagnosticID> = [
    .fileTooLarge, .tooManyLines, .binaryFile, .invalidUTF8, .hiddenCharacter, .tooManyErrors,
    .tooMany, .extendsTooDeep,
  ]

  static let files: [URL] = Fixtures.allFiles().filter {
    $0.deletingLastPathComponent().lastPathComponent == "invalid"
  }

  @Test func everyMistakeHasItsFile() {
    let named = Set(InvalidFileTests.files.map { $0.deletingPathExtension().lastPathComponent })
    let needed = Set(DiagnosticID.allCases).subtracting(InvalidFileTests.generated)
    #expect(named == Set(needed.map(\.rawValue)))
  }

  @Test(arguments: files)
  func exactlyTheMarkedMistakesAreFound(_ file: URL) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    let compiled = try Fixtures.compile(file)
    let marks = Mark.marks(in: text)
    #expect(marks.contains { $0.id == file.deletingPathExtension().lastPathComponent })
    let found = compiled.diagnostics.map { Mark($0, in: compiled) }
    #expect(found == marks, "\(Fixtures.shown(compiled))")
    #expect(compiled.hasErrors == marks.contains { $0.severity == "error" })
  }

  @Test func theExtendedFileIsValid() throws {
    let base = Fixtures.scenarios.appending(path: "invalid/base/launch.scenario")
    let compiled = try Fixtures.compile(base)
    #expect(compiled.scenario != nil)
  }
}

/// A place where a mistake is expected, or was found.
struct Mark: Equatable {
  var line: Int
  var column: Int
  var length: Int
  var severity: String
  var id: String

  /// The place of a diagnostic; zero characters are marked by one caret.
  init(_ diagnostic: Diagnostic, in file: CompiledFile) {
    let start = file.sources[diagnostic.span.file].position(at: diagnostic.span.start)
    line = start.line
    column = start.column
    length = column == 1 ? 0 : max(1, diagnostic.span.end - diagnostic.span.start)
    severity = diagnostic.severity.rawValue
    id = diagnostic.id.rawValue
  }

  private init?(_ comment: Substring, line: Int) {
    let severities = ["error", "warning"]
    guard comment.first == "#",
      let severity = severities.first(where: { comment.contains(" \($0): ") }),
      let word = comment.firstRange(of: severity + ": ")
    else { return nil }
    let carets = comment[..<word.lowerBound].filter { $0 == "^" }.count
    let start = comment.firstIndex(of: "^") ?? comment.startIndex
    self.line = line
    column = comment.distance(from: comment.startIndex, to: start) + 1
    length = carets
    self.severity = severity
    id = String(comment[word.upperBound...])
  }

  /// The marks of a file, in order.
  static func marks(in text: String) -> [Mark] {
    var marks: [Mark] = []
    var marked = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let mark = Mark(line, line: marked) { marks.append(mark) } else { marked = index + 1 }
    }
    return marks
  }
}
