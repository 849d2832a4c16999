import ScenarioLanguage
import Testing

@testable import Conformance

/// A line of a walkthrough that says nothing where it stands is an error, told once and with its
/// place.
@Suite("Mistakes in walkthroughs")
struct WalkthroughMistakeTests {
  @Test(
    "words behind what a line can say are errors",
    arguments: [
      ("end holds t1 is done", "5:5 unexpected-word"),
      ("end, until", "5:4 unexpected-word"),
      ("ask \"C\" \"D\" holds", "5:9 unexpected-word"),
      ("point \"C\" \"D\"", "5:11 unexpected-word"),
      ("scene \"a.scenario\" \"b\" foo\nend\nholds t1 is done", "5:20 unexpected-word"),
      ("question Q1 Q2 Q3", "5:13 unexpected-word"),
    ])
  func rest(line: String, mark: String) {
    #expect(
      Self.mistakes("walkthrough A\nbeat B\nscene \"a.scenario\"\nuntil t1 is done\n\(line)\n")
        .contains(mark))
    let text = "walkthrough A\nbeat B\n\(line)\n"
    let formatted = WalkthroughFormatter.format(path: "a.walkthrough", bytes: Array(text.utf8))
    guard case .refused(let found) = formatted else {
      Issue.record("it is formatted")
      return
    }
    #expect(found.map(\.id).contains(.unexpectedWord))
  }

  @Test(
    "what stands where it says nothing is an error",
    arguments: [
      ("question Q1\nquestion Q2\nbeat B\nPLAY\nCHECK", ["3:1 duplicate-part"]),
      ("beat B\nPLAY\nCHECK\nquestion Q1", ["6:1 misplaced-part"]),
      ("beat B\nend\nPLAY\nCHECK", ["3:1 nothing-before"]),
      ("beat B\nholds t1 is done", ["3:1 nothing-before"]),
      ("beat B\nPLAY\nend\nCHECK", ["5:1 misplaced-statement"]),
      ("beat B\nPLAY\nuntil t1 is open\nCHECK", ["5:1 misplaced-statement"]),
      ("beat B\nscene \"a.scenario\"\nPLAY\nCHECK", ["3:1 incomplete-statement"]),
      ("beat B\nPLAY\nCHECK\nscene \"a.scenario\"", ["6:1 incomplete-statement"]),
      ("beat B\nask \" \"\nPLAY\nCHECK", ["3:5 incomplete-statement"]),
      ("beat B\nPLAY\nCHECK\npoint \"\"", ["6:7 incomplete-statement"]),
      ("beat B\nPLAY\nCHECK\nanswer C\nanswer D", ["7:1 misplaced-part"]),
      ("beat B\nPLAY\nCHECK\nanswer C\nbeat D\nCHECK", ["7:1 misplaced-part"]),
      ("beat B\nPLAY\nCHECK\nbeat B\nCHECK", ["6:6 duplicate-name"]),
    ])
  func places(lines: String, marks: [String]) {
    let told = lines.replacing("PLAY", with: "scene \"a.scenario\"\nend")
      .replacing("CHECK", with: "holds t1 is done")
    #expect(Self.mistakes("walkthrough A\n\(told)\n") == marks)
  }

  @Test("the lines of this suite hold where they stand right")
  func sound() {
    let text = """
      walkthrough A
      question Q1
      beat B
      ask "C"
      scene "a.scenario"
      holds t1 is open
      until t1 is done
      end
      holds t1 is done
      beat D
      scene "a.scenario"
      without write.once: t1 is done
      point "E"
      answer F

      """
    #expect(Self.mistakes(text) == [])
  }

  @Test(
    "a scene that can't be played is told once, and why",
    arguments: [
      ("self.walkthrough", "it is no scenario"), ("/dev/zero", "the path must be relative"),
      ("/a.scenario", "the path must be relative"), ("none.scenario", "no such file"),
    ])
  func scene(path: String, reason: String) {
    let text = "walkthrough A\nbeat B\nscene \"\(path)\"\nend\nholds t1 is done\nuntil t2 is done\n"
    let found = Self.compile(text).diagnostics
    #expect(found.count == 1)
    #expect(found.first?.message.contains(reason) == true, "\(found)")
  }

  private static func mistakes(_ text: String) -> [String] {
    let compiled = compile(text)
    return compiled.diagnostics.map { diagnostic in
      let place = compiled.source.position(at: diagnostic.span.start)
      return "\(place.line):\(place.column) \(diagnostic.id.rawValue)"
    }
  }

  private static func compile(_ text: String) -> CompiledWalkthrough {
    WalkthroughCompiler.compile(path: "a.walkthrough", bytes: Array(text.utf8)) { path in
      path == "a.scenario"
        ? .success(Array(CompletedTask.text().utf8)) : .failure(LoadFailure("no such file"))
    }
  }
}
