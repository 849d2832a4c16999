import Foundation
import Testing

/// The same scenario gives the same bytes on every machine, so what differs from run to run is
/// banned where decisions are made; each ban names what to take in its place.
@Suite struct NondeterminismTests {
  static let pureTargets = [
    "Sources/IntentEngine", "Sources/IntentSimulation", "Sources/ScenarioLanguage",
  ]

  static let bans: [(word: String, replacement: String)] = [
    ("import Foundation", "the standard library; files are read in Conformance"),
    ("import Dispatch", "one thread; many scenarios are played at once in Conformance"),
    ("Date(", "Instant: virtual time in milliseconds"),
    ("Clock.now", "Instant: virtual time in milliseconds"),
    (".random(", "the simulation's counter-based generator"),
    (".randomElement(", "the simulation's counter-based generator"),
    ("SystemRandomNumberGenerator", "the simulation's counter-based generator"),
    ("shuffled(", "the simulation's counter-based generator"),
    (".shuffle(", "the simulation's counter-based generator"),
    ("UUID(", "OperationKey, EntityID"),
    ("Hasher(", "Fingerprint: its seed is the same in every process"),
    ("hashValue", "Fingerprint: its seed is the same in every process"),
    ("ObjectIdentifier(", "an id of our own: addresses differ from run to run"),
    ("Task {", "one thread; many scenarios are played at once in Conformance"),
    ("Task.", "one thread; many scenarios are played at once in Conformance"),
    (" async ", "one thread; many scenarios are played at once in Conformance"),
    ("DispatchQueue", "one thread; many scenarios are played at once in Conformance"),
    ("Thread", "one thread; many scenarios are played at once in Conformance"),
    ("nonisolated(unsafe)", "a value that is passed on"),
    ("ProcessInfo", "an argument: the environment differs from machine to machine"),
    ("getenv(", "an argument: the environment differs from machine to machine"),
    ("Double", "Int64 milliseconds and basis points"),
    ("Float", "Int64 milliseconds and basis points"),
  ]

  @Test func pureTargetsHoldNothingThatDiffersFromRunToRun() throws {
    for file in try Self.pureFiles() {
      for (index, line) in file.lines.enumerated() {
        let code = Code.withoutCommentsAndText(line)
        for ban in Self.bans where Code.contains(ban.word, in: code) {
          Issue.record("\(file):\(index + 1): \(ban.word) is banned here; use \(ban.replacement)")
        }
      }
    }
  }

  /// A heuristic: a name that its own file declares as a dictionary or a set is not walked through,
  /// by `for … in`, `map` and the like, unless it is sorted on the spot.
  @Test func nothingAsksADictionaryOrASetForItsOrder() throws {
    for file in try Self.pureFiles() {
      let names = Self.unorderedNames(in: file)
      for (index, line) in file.lines.enumerated() {
        let code = Code.withoutCommentsAndText(line)
        for name in names where Self.walks(name, in: code) {
          Issue.record(
            "\(file):\(index + 1): the order of \(name) differs from run to run; use an array")
        }
      }
    }
  }

  @Test func theHeuristicFindsWhatItShould() {
    let file = Checkout.File(
      path: "A.swift",
      lines: [
        "var byName: [String: Int] = [:]", "let seen: Set<Int>", "var made = Set<Int>()",
        "let list: [Int]", "var nested: [[String: Int]]",
      ])
    #expect(Self.unorderedNames(in: file) == ["byName", "seen", "made"])
    #expect(Self.walks("byName", in: "for (name, value) in byName {"))
    #expect(Self.walks("byName", in: "return self.byName.map { $0 }"))
    #expect(Self.walks("byName", in: "for key in byName.keys {"))
    #expect(!Self.walks("byName", in: "for key in byName.keys.sorted() {"))
    #expect(!Self.walks("byName", in: "if byName[name] != nil {"))
    #expect(!Self.walks("byName", in: "notbyName.map { $0 }"))
    #expect(Code.withoutCommentsAndText("let a = \"Date(\"  // Date(") == "let a = \"\"  ")
    #expect(!Code.contains("Float", in: "Floating"))
  }

  private static func pureFiles() throws -> [Checkout.File] {
    let files = try pureTargets.flatMap { try Checkout.swiftFiles(below: $0) }
    #expect(files.count > 40)
    return files
  }

  private static func unorderedNames(in file: Checkout.File) -> [String] {
    file.lines.filter { $0.contains("[") || $0.contains("<") }.compactMap { line in
      let declaration = #/\b(?:var|let)\s+(\w+)\s*(?::\s*|=\s*)(?:\[[\w.]+\s*:|Set<|Dictionary<)/#
      return Code.withoutCommentsAndText(line).firstMatch(of: declaration).map { String($0.1) }
    }
  }

  private static func walks(_ name: String, in code: String) -> Bool {
    guard code.contains(name), !code.contains(".sorted") else { return false }
    let walk =
      #"\bin (?:self\.)?NAME(?:\.keys|\.values)?\s*(?:where\b.*)?\{|(?:^|[^\w.])(?:self\.)?NAME"#
      + #"(?:\.keys|\.values)?\.(?:map|flatMap|compactMap|forEach|reduce|filter|first|prefix|joined)\b"#
    let pattern = try? Regex(walk.replacing("NAME", with: name))
    return pattern.map { code.contains($0) } ?? true
  }
}
