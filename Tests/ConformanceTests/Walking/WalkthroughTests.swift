import Foundation
import IntentEngine
import IntentSimulation
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
  }

  @Test("without a rule that it relies on, the story breaks", arguments: names)
  func breaks(name: String) throws {
    let walkthrough = try Self.walkthrough(name)
    let relied = Self.relied(on: walkthrough)
    #expect(!relied.isEmpty)
    for name in relied {
      let safeguards = try SafeguardSelection(without: [name]).safeguards
      var play = WalkthroughPlay(walkthrough, safeguards: safeguards)
      var isBroken = false
      while !isBroken, !play.isOver { isBroken = !play.next().failures.isEmpty }
      #expect(isBroken, "\(walkthrough.title) holds without \(name)")
    }
  }

  /// What its `without` lines leave out, and the rules that ask, refuse or repeat in its scenes. What
  /// is simply done bears the name of the last rule that let it pass, and what is hidden the name
  /// under which nothing is found, whichever rule hides it.
  private static func relied(on walkthrough: Walkthrough) -> [String] {
    let named = walkthrough.beats.flatMap(\.acts).compactMap { act -> String? in
      if case .without(let name, _) = act.kind { name } else { nil }
    }
    let scripts = walkthrough.scenes.filter { $0.population == nil }
    let deciding = scripts.flatMap { Playthrough($0, safeguards: .all).world.trace }
      .compactMap { occurrence -> String? in
        guard case .decided(_, _, let reply) = occurrence.event,
          !reply.outcome.isSuccess || reply.isReplay, reply.outcome != .notFound
        else { return nil }
        return reply.rule.slug
      }
    return Set(named + deciding).sorted()
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
    #expect(!walker.hasScene && walker.rules == ([], []))
    _ = walker.next()
    #expect(walker.hasScene && walker.rules.telling.contains("confirm.required"))
    let unasked = try walker.without("confirm.required")
    #expect(unasked.contains { $0.contains("del: deleted") })
    #expect(!unasked.contains { $0.contains("challenged") })
    _ = walker.next()
    _ = walker.next()
    // The third beat has shown the replay, which is decided once more.
    #expect(try walker.without("write.same-result").contains { $0.contains("again: already") })
    #expect(walker.rules.telling.contains("write.same-result"))
    #expect(!walker.rules.telling.contains("confirm.required"))
    #expect(walker.rules.others.contains("auth.recheck"))
    while walker.next() != nil {}
    #expect(walker.place.shown == walker.place.all)
    // The answer has played nothing: what the last scene has shown is decided once more.
    #expect(walker.rules.telling.contains("write.atomic"))
    let beats = walker.place.all - 1
    let fork = try walker.without("write.atomic")
    #expect(fork.first == "from before beat \(beats) on, without write.atomic:")
    #expect(!fork.contains("it ends as it does with write.atomic"))
  }

  @Test("what begins as in an earlier scene is told by its steps alone, up to where a step begins")
  func retelling() throws {
    func happenings(_ scenes: [String]) throws -> [Happening] {
      let beats = scenes.map { "beat B\nscene \"\($0).scenario\"\nend\nholds c1 is deleted\n" }
      let text = "walkthrough A\n" + beats.joined()
      return WalkthroughPlay.all(of: try #require(Self.compile(text).walkthrough))
        .flatMap(\.parts).compactMap { if case .happened(let told) = $0 { told } else { nil } }
    }
    let told = try happenings(["q1-1-same-key", "q1-2-another-key", "q1-1-same-key"])
    #expect(told.map(\.scene) == [0, 1, 2])
    #expect(told[0].repeated == nil)
    #expect(told[0].steps.lowerBound == 0)
    let steps = ["at 0s phone, siri: delete c1 as del", "then phone: confirm del"]
    #expect(told[1].repeated == Happening.Repeated(count: 12, steps: steps))
    #expect(told[1].lines.first?.contains("then tablet, shortcuts: run") == true)
    #expect(told[1].lines.count == told[0].lines.count - 12)
    #expect(told[1].steps.upperBound == told[0].steps.upperBound)
    #expect(told[2].repeated?.count == told[0].lines.count)
    #expect(told[2].lines == [] && told[2].steps.isEmpty)
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
      end

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
    #expect(try walker.without("privacy.twin-worlds").contains { $0.hasPrefix("it ends as") })
    #expect(walker.next()?.parts == [])
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
      path: "\(folder)/a.walkthrough", bytes: Array(text.utf8), load: ScenarioLoader.read)
  }

  private static func walkthrough(_ name: String) throws -> Walkthrough {
    try WalkthroughFile("\(folder)/\(name).walkthrough").walkthrough
  }
}
