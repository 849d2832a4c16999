import Conformance
import Foundation
import Testing

/// `intentsim walkthrough --interview`, its sheets, and a walkthrough in a terminal.
@Suite("Interviews, and walkthroughs in a terminal")
struct InterviewTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private let program: Program

  init() throws {
    program = try Program()
    try program.write(SmallScenario.text(), to: "scenarios/a.scenario")
    try program.write(InterviewTests.story, to: "scenarios/a.walkthrough")
  }

  @Test(
    "the sheet of questions has nothing of the answers", arguments: ["q1", "q2", "q3", "rubric"])
  func questions(name: String) throws {
    let source = Self.root.appending(path: "scenarios/questions/\(name).walkthrough")
    let lines = try String(contentsOf: source, encoding: .utf8).split(separator: "\n").map(
      String.init)
    let first = try #require(lines.firstIndex { $0.hasPrefix("beat ") })
    let told = lines[first...].filter { $0.hasPrefix("  ") || $0.hasPrefix("beat ") }
      .map { $0.hasPrefix("beat ") ? String($0.dropFirst(5)) : String($0.dropFirst(2)) }
    let asked = try Program(in: Self.root).run("walkthrough", name, "--questions")
    #expect(asked.status == .holds)
    // A line of one or two words says nothing.
    for line in told where line.contains(" ") { #expect(!asked.output.contains(line)) }
    let questions = lines.filter { $0.hasPrefix("ask ") }.count
    #expect(asked.output.contains("Question \(questions) of \(questions)\n"))
    #expect(lines.filter { $0.hasPrefix("beat ") }.count == questions)
  }

  @Test("the rubric has every point, with what the runs have shown, and the answer")
  func rubric() throws {
    let sheet = try program.run("walkthrough", "scenarios/a.walkthrough", "--rubric")
    #expect(sheet.status == .holds)
    #expect(
      sheet.output.hasSuffix(
        """
        1. What does the phone say?
           [ ]  It says what was done
                in scenarios/a.scenario: Completed
                =  fin is completed
                ~  losing reply to fin: fin is completed, replayed
                   It asks again.

        2. What is so then?
           [ ]  The task is done
                in scenarios/a.scenario: Completed
                =  t1 is done

        The answer: All in all
        It is done.

        Points made: ___ of 2

        """), "\(sheet.output)")
  }

  @Test("without a terminal both sheets are printed, one after the other")
  func both() throws {
    let sheets = try ["--questions", "--rubric", "--interview"].map {
      try program.run("walkthrough", "scenarios/a.walkthrough", $0).output
    }
    #expect(sheets[2] == sheets[0] + "\n\n" + sheets[1])
  }

  @Test("what does not hold is told, after the sheet")
  func broken() throws {
    try program.write(
      Self.story.replacing("holds t1 is done", with: "holds t1 is open"),
      to: "scenarios/a.walkthrough")
    let asked = try program.run("walkthrough", "scenarios/a.walkthrough", "--questions")
    #expect(asked.status == .violated)
    #expect(asked.output.contains("a.walkthrough:13: the story no longer holds: holds t1 is open"))
  }

  @Test(
    "in a terminal one question comes at a time, and the points are counted",
    .enabled(if: hasTerminal, "there is no program `script` here to lend a terminal"))
  func asking() throws {
    let screen = try terminal("walkthrough scenarios/a.walkthrough --interview", "\n\ny\n\n")
    let parts = screen.split(separator: "That was all.").map(String.init)
    #expect(parts.count == 2)
    #expect(parts[0].contains("Question 1 of 2"))
    #expect(!parts[0].contains("It says what was done") && !parts[0].contains("The phone shows"))
    #expect(parts[1].contains("[x]  It says what was done"))
    #expect(parts[1].contains("[ ]  The task is done"))
    #expect(parts[1].contains("Points made: 1 of 2"))
    let left = try terminal("walkthrough scenarios/a.walkthrough --interview", "\nq\n")
    #expect(left.contains("Question 2 of 2") && !left.contains("That was all"))
  }

  @Test(
    "a point comes with its question, b goes back, and nothing unknown is taken as an answer",
    .enabled(if: hasTerminal, "there is no program `script` here to lend a terminal"))
  func ways() throws {
    let screen = try terminal(
      "walkthrough scenarios/a.walkthrough --interview", "?\nb\n\nb\n\n\nx\ny\nb\nn\ny\n")
    #expect(screen.contains("what is typed only leads through") && screen.contains("there is no x"))
    #expect(screen.ranges(of: "Question 1 of 2").count == 5)
    let points = try #require(screen.range(of: "That was all")).upperBound
    let asked = try #require(screen[points...].range(of: "What does the phone say?")).upperBound
    #expect(screen[asked...].contains("1.  It says what was done"))
    #expect(screen.contains("[ ]  It says what was done"))
    #expect(screen.contains("[x]  The task is done"))
  }

  @Test(
    "in a terminal a beat asks before it tells",
    .enabled(if: hasTerminal, "there is no program `script` here to lend a terminal"))
  func walking() throws {
    let screen = try terminal(
      "walkthrough scenarios/a.walkthrough",
      "b\n\ns\n\nb\nw write.onse\nw auth.rech\nw auth.recheck\nr\n?\nx\n\n\nw auth.recheck\nq\n")
    let asked = try #require(screen.range(of: "  ?  What does the phone say?"))
    let told = try #require(screen.range(of: "The phone shows it"))
    #expect(asked.upperBound < told.lowerBound)
    #expect(screen[asked.upperBound..<told.lowerBound].contains("no scene is being played"))
    #expect(screen.contains("return: what happens, ?: help, q: leave"))
    #expect(screen.contains("w RULE: what if, r: rules, s: state, a: audit, ?: help"))
    #expect(screen.contains("did you mean \"write.once\"?"))
    #expect(screen.contains("did you mean \"auth.recheck\"?"))
    #expect(screen.contains("no beat was shown yet") && screen.contains("this is the first beat"))
    // The second time after a beat that has played nothing.
    let forks = screen.ranges(of: "from before beat 1 on, without auth.recheck:")
    #expect(forks.count == 2)
    for fork in forks {
      #expect(screen[fork.upperBound...].contains("phone: complete t1 as fin"))
    }
    #expect(screen.contains("other rules, and would end as it does"))
    #expect(screen.contains(#/it would end otherwise without:\s+[a-z.-]+ +[A-Z]/#))
    #expect(screen.contains("[1 of 2]") && !screen.contains("of 3]"))
    #expect(screen.contains("b        back: the beat before, once more"))
    #expect(screen.contains("there is no x: ? tells what there is"))
  }

  @Test("a key goes in either case, and with nothing behind it", .enabled(if: hasTerminal))
  func keys() throws {
    let screen = try terminal(
      "walkthrough scenarios/a.walkthrough",
      "\n\nq q\nw auth.recheck extra\nS x\nW auth.recheck\nS\nQ\n")
    for unknown in ["q q", "w auth.recheck extra", "S x"] {
      #expect(screen.contains("there is no \(unknown): ? tells what there is"))
    }
    #expect(screen.ranges(of: "from before beat 1 on, without auth.recheck:").count == 1)
    #expect(!screen.contains("there is no S:") && !screen.contains("there is no Q"))
  }

  /// Whether there is the program that lends a terminal, as Linux has it.
  private static let hasTerminal = {
    #if os(Linux)
      FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
    #else
      false
    #endif
  }()

  /// What stands on the screen after all was typed.
  private func terminal(_ arguments: String, _ typed: String) throws -> String {
    let line = "printf '\(typed)' | script -qec \"$INTENTSIM \(arguments)\" /dev/null"
    return try program.shell(line).output.replacing("\r", with: "")
  }

  private static let story = """
    walkthrough A
      What is done?
    beat The phone shows it
    ask "What does the phone say?"
    scene "a.scenario"
    until fin is completed
    holds fin is completed
    losing reply to fin: fin is completed, replayed
      It asks again.
    point "It says what was done"
    beat It is so
    ask "What is so then?"
    holds t1 is done
    point "The task is done"
    answer All in all
      It is done.

    """
}
