import Foundation
import IntentEngine
import ScenarioLanguage
import Testing

@testable import Conformance

/// Every walkthrough of the project holds beat by beat, and needs the rules that it tells of.
@Suite("Walkthroughs")
struct WalkthroughTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
  private static let folder = "\(root)/scenarios/questions"

  /// The names of all walkthroughs.
  static let names: [String] = ((try? Files.names(in: folder)) ?? [])
    .filter { $0.hasSuffix(WalkthroughFile.ending) }
    .map { String($0.dropLast(WalkthroughFile.ending.count)) }

  @Test("there is one for each question, and one for the rubric")
  func questions() {
    #expect(Self.names.sorted() == ["q1", "q2", "q3", "rubric"])
  }

  @Test("every beat holds", arguments: names)
  func holds(name: String) throws {
    let beats = WalkthroughPlay.all(of: try Self.walkthrough(name))
    #expect(beats.flatMap(\.failures).map(\.message) == [])
    #expect(beats.last?.kind == .answer)
    #expect(beats.dropLast().allSatisfy { !$0.parts.isEmpty })
  }

  @Test(
    "without a rule that it relies on, the story breaks",
    arguments: [
      ("q1", Rule.confirmRequired), ("q1", .writeSameResult), ("q1", .writeVersion),
      ("q1", .writeKeyRetention), ("q1", .writeAlready), ("q1", .writeAtomic),
      ("q2", .ownershipQuorum), ("q2", .authRecheck), ("q3", .suggestEarned),
      ("rubric", .confirmRequired), ("rubric", .writeSameResult), ("rubric", .recoverUndo),
    ])
  func breaks(name: String, rule: Rule) throws {
    let beats = WalkthroughPlay.all(
      of: try Self.walkthrough(name), safeguards: Safeguards.all.without(rule))
    #expect(!beats.flatMap(\.failures).isEmpty)
  }

  @Test("a walker goes on, back and aside, and sees the same beats")
  func walker() throws {
    var walker = Walker(try WalkthroughFile("\(Self.folder)/q1.walkthrough"))
    #expect(walker.back() == nil)
    let first = walker.next()
    let second = walker.next()
    #expect(first != second)
    #expect(walker.state.contains { $0.contains("deleted") })
    #expect(walker.audit.count == 2)
    #expect(try walker.without("write.same-result").contains { $0.contains("already") })
    #expect(throws: UsageProblem.self) { try walker.without("write.ones") }
    #expect(walker.back() == first)
    #expect(walker.next() == second)
    while walker.next() != nil {}
    #expect(walker.place.shown == walker.place.all)
  }

  @Test("any scenario can be walked through, a step a beat")
  func anyScenario() throws {
    let file = try WalkthroughFile("\(Self.folder)/q1-1-same-key.scenario")
    let beats = WalkthroughPlay.all(of: file.walkthrough)
    #expect(beats.count == 5)
    #expect(beats.flatMap(\.failures).isEmpty)
  }

  @Test(
    "mistakes are told with their place",
    arguments: [
      ("beat A\n", "1:1 misplaced-part"),
      ("walkthrough A\n", "1:1 missing-part"),
      ("walkthrough A\nbeat B\nholds del is deleted\n", "3:1 nothing-before"),
      ("walkthrough A\nscene \"q1-1-same-key.scenario\"\n", "2:1 misplaced-statement"),
      ("walkthrough A\nbeat B\nscene \"none.scenario\"\n", "3:7 extends-unreadable"),
      (
        "walkthrough A\nbeat B\nscene \"q1-1-same-key.scenario\"\nuntil dell is deleted\n",
        "4:7 unknown-name"
      ),
      (
        "walkthrough A\nbeat B\nscene \"q1-1-same-key.scenario\"\nwithout write.ones: del is kept\n",
        "4:9 unknown-rule"
      ),
      ("walkthrough A\nquestion Q9\nbeat B\n", "2:10 unknown-question"),
      ("walkthrough A\nbeat B\nplay on\n", "3:1 unknown-statement"),
      ("walkthrough A\nbeat B\nwalkthrough C\n", "3:1 misplaced-part"),
    ])
  func mistakes(text: String, mark: String) {
    let compiled = Self.compile(text)
    let found = compiled.diagnostics.map { diagnostic -> String in
      let place = compiled.source.position(at: diagnostic.span.start)
      return "\(place.line):\(place.column) \(diagnostic.id.rawValue)"
    }
    #expect(found.contains(mark), "\(found)")
    #expect(compiled.walkthrough == nil)
  }

  @Test("what never comes true, and what is so anyway, breaks a beat")
  func broken() throws {
    let text = """
      walkthrough A
      beat B
      scene "q1-1-same-key.scenario"
      until del is forbidden
      without privacy.twin-worlds: del is deleted
      losing reply 9 to del: del is deleted

      """
    let beats = WalkthroughPlay.all(of: try #require(Self.compile(text).walkthrough))
    #expect(
      beats[0].failures.map(\.details) == [
        ["del is deleted"], ["it is so with privacy.twin-worlds as well"],
        ["there is nothing to lose"],
      ])
  }

  private static func compile(_ text: String) -> CompiledWalkthrough {
    WalkthroughCompiler.compile(
      path: "\(folder)/a.walkthrough", bytes: Array(text.utf8),
      load: { path in
        Result { () throws(FileProblem) in try Files.read(path) }
          .mapError { LoadFailure($0.reason) }
      })
  }

  private static func walkthrough(_ name: String) throws -> Walkthrough {
    try WalkthroughFile("\(folder)/\(name).walkthrough").walkthrough
  }
}
