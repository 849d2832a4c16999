import Foundation
import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// Every walkthrough of the project holds beat by beat.
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

  /// All walkthroughs as they are told.
  private static let told: [String: [WalkedBeat]] = names.reduce(into: [:]) { told, name in
    told[name] = (try? walkthrough(name)).map { WalkthroughPlay.all(of: $0) }
  }

  @Test("there is one for each question, and one for the rubric")
  func questions() {
    #expect(Self.names.sorted() == ["q1", "q2", "q3", "rubric"])
  }

  @Test("every beat holds", arguments: names)
  func holds(name: String) throws {
    let beats = try #require(Self.told[name])
    #expect(beats.flatMap(\.failures).map(\.message) == [])
    #expect(beats.last?.kind == .answer)
    #expect(beats.dropLast().allSatisfy { !$0.parts.isEmpty })
    // The answer ends with what all beats before it have shown.
    #expect(beats.last?.parts.last == .recalled(Array(beats.dropLast())))
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
  }

  @Test("what if is asked from before the beat on, and only of what decides there")
  func whatIf() throws {
    var walker = Walker(try WalkthroughFile("\(Self.folder)/q1.walkthrough"))
    #expect(!walker.hasScene && walker.rules == ([], 0))
    _ = walker.next()
    #expect(walker.hasScene && walker.rules.telling.contains(.confirmRequired))
    let unasked = try walker.without("confirm.required")
    #expect(unasked.contains { $0.contains("del: deleted") })
    #expect(!unasked.contains { $0.contains("challenged") })
    // What is left out decides nothing.
    #expect(!unasked.contains { $0.contains("by confirm.required") })
    _ = walker.next()
    _ = walker.next()
    // The third beat has shown the replay, which is decided once more.
    #expect(try walker.without("write.same-result").contains { $0.contains("again: already") })
    #expect(walker.rules.telling.contains(.writeSameResult))
    #expect(!walker.rules.telling.contains(.confirmRequired))
    #expect(!walker.rules.telling.contains(.authRecheck) && walker.rules.others > 0)
    #expect(walker.progress == "3 of 9")
    while walker.next() != nil {}
    #expect(walker.shown == 10 && walker.progress == "the answer")
    // The answer has played nothing: what the last scene has shown is decided once more.
    #expect(walker.rules.telling.contains(.writeAtomic))
    let fork = try walker.without("write.atomic")
    #expect(fork.first == "from before beat 9 on, without write.atomic:")
    #expect(!fork.contains("it ends as it does with write.atomic"))
  }

  @Test("what begins as in an earlier scene is told by its steps alone, up to where a step begins")
  func retelling() throws {
    func happenings(_ scenes: [String]) throws -> [Happening] {
      let beats = scenes.enumerated().map {
        "beat B\($0)\nscene \"\($1).scenario\"\nend\nholds c1 is deleted\n"
      }
      let text = "walkthrough A\n" + beats.joined()
      return WalkthroughPlay.all(of: try #require(Self.compile(text).walkthrough))
        .flatMap(\.parts).compactMap { if case .happened(let told) = $0 { told } else { nil } }
    }
    let told = try happenings(["q1-1-same-key", "q1-2-another-key", "q1-1-same-key"])
    #expect(told.map(\.scene) == [0, 1, 2])
    #expect(told[0].repeated == nil)
    #expect(told[0].events.lowerBound == 0)
    let steps = ["at 0s phone, siri: delete c1 as del", "then phone: confirm del"]
    #expect(told[1].repeated == Happening.Repeated(count: 12, steps: steps))
    #expect(told[1].lines.first?.contains("then tablet, shortcuts: run") == true)
    #expect(told[1].lines.count == told[0].lines.count - 12)
    #expect(told[1].events.upperBound == told[0].events.upperBound)
    #expect(told[2].repeated?.count == told[0].lines.count)
    #expect(told[2].lines == [] && told[2].events.isEmpty)
  }

  @Test("people over weeks are played at once, and once more without a rule")
  func population() throws {
    let source = """
      population A few
        Five people live for two weeks.
      people 5, tasks 2, comments 1
      weeks 2
      seed 3

      habits
        complete-task 60% a day
        reopen-task 60% a day
        suggested reopen-task completed 5% dismissed 90% undone 5%

      expect
        showings of delete-comment are none

      """
    let text = """
      walkthrough A
      beat B
      scene "few.scenario"
      end
      holds showings of delete-comment are none
      beat C
      holds showings of delete-comment are none

      """
    let compiled = WalkthroughCompiler.compile(
      path: "a.walkthrough", bytes: Array(text.utf8), load: { _ in .success(Array(source.utf8)) })
    var walker = Walker(WalkthroughFile(try #require(compiled.walkthrough)))
    guard let beat = walker.next() else { throw UsageProblem("there is no beat") }
    guard case .measured(let measured) = beat.parts.dropFirst().first else {
      Issue.record("nothing is measured")
      return
    }
    let lines = measured.lines
    #expect(lines.first == "people 5, weeks 2, seed 3")
    #expect(walker.state.allSatisfy { lines.contains($0) } && !walker.state.isEmpty)
    #expect(walker.audit.allSatisfy { lines.contains($0) } && !walker.audit.isEmpty)
    let without = try walker.without("suggest.earned")
    #expect(without[0].hasPrefix("all weeks once more, without suggest.earned"))
    #expect(!without.contains("it ends as it does with suggest.earned"))
    // Only what is another way is told of how it would end.
    let scenario = try #require(compiled.walkthrough?.scenes.first)
    let (sound, faulty) = (
      Stage(scenario), Stage(scenario, safeguards: .all.without(.suggestEarned))
    )
    let other = faulty.ending(otherThan: sound)
    #expect(!other.isEmpty && other.count < faulty.ending.count)
    #expect(other.allSatisfy { faulty.ending.contains($0) && !sound.ending.contains($0) })
    #expect(sound.ending(otherThan: sound) == [])
    #expect(try walker.without("privacy.twin-worlds").contains { $0.hasPrefix("it ends as") })
    let shown = WalkedBeat.Part.shown("showings of delete-comment are none", broken: nil)
    #expect(walker.next()?.parts == [shown])
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
      ("walkthrough A\nbeat B\npoint \"C\"\nask \"D\"\n", "4:1 misplaced-statement"),
      ("walkthrough A\nbeat B\npoint \"C\"\n  Why.\n", "4:3 unexpected-block"),
      (
        "walkthrough A\nbeat B\nscene \"q1-1-same-key.scenario\"\nend\n"
          + "beat C\nholds del is deleted\n", "2:1 missing-part"
      ),
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
        Nobody knows why.
      losing reply 9 to del: del is deleted

      """
    let beats = WalkthroughPlay.all(of: try #require(Self.compile(text).walkthrough))
    #expect(
      beats[0].failures.map(\.details) == [
        ["del is deleted"], ["it is so with privacy.twin-worlds as well"],
        ["there is nothing to lose"],
      ])
    let reasons = beats[0].parts.compactMap { part -> [String]? in
      if case .otherwise(_, let reason, _, _) = part { reason } else { nil }
    }
    #expect(reasons == [["Nobody knows why."], []])
  }

  @Test("a message is lost in a world without the rule that was left out")
  func losing() throws {
    let text = """
      walkthrough A
      beat B
      scene "q1-1-same-key.scenario"
      losing reply 2 to del: del is deleted, replayed

      """
    let walkthrough = try #require(Self.compile(text).walkthrough)
    #expect(WalkthroughPlay.all(of: walkthrough)[0].failures == [])
    let without = Safeguards.all.without(.writeSameResult)
    let broken = WalkthroughPlay.all(of: walkthrough, safeguards: without)
    #expect(broken[0].failures.map(\.line) == [4])
  }

  @Test("a step that is not done breaks its beat")
  func refused() throws {
    let text = """
      walkthrough A
      beat B
      scene "q1-1-same-key.scenario"
      end
      holds del took effect once

      """
    let walkthrough = try #require(Self.compile(text).walkthrough)
    #expect(WalkthroughPlay.all(of: walkthrough)[0].failures == [])
    // The tablet has sent the deletion by itself, so that there is nothing to retry.
    let without = Safeguards.all.without(.recoverNotEndless)
    let broken = WalkthroughPlay.all(of: walkthrough, safeguards: without)
    #expect(broken[0].failures.map(\.line) == [4])
    #expect(broken[0].failures[0].details[0].hasSuffix(": then tablet: retry again"))
  }

  private static func compile(_ text: String) -> CompiledWalkthrough {
    WalkthroughCompiler.compile(
      path: "\(folder)/a.walkthrough", bytes: Array(text.utf8), load: ScenarioLoader.read)
  }

  private static func walkthrough(_ name: String) throws -> Walkthrough {
    try WalkthroughFile("\(folder)/\(name).walkthrough").walkthrough
  }
}
