import Conformance
import Testing

/// What `intentsim walkthrough` says where something does not hold, or says nothing.
@Suite("The statuses of the command walkthrough")
struct WalkthroughStatusTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test("a schedule that has drifted leaves a scenario and a story undecided")
  func drifted() throws {
    try write(schedule: "schedule\n  phone: complete t1 as fin\n  deliver reply to fin\n")
    let walked = try program.run("walkthrough", "scenarios/a.scenario")
    #expect(walked.status == .undecided)
    #expect(walked.output.contains("!  UNDECIDED: drifted: event 2 of the schedule"))
    #expect(walked.output.contains("a.scenario: undecided: drifted: event 2"))
    for line in ["end\nholds t1 is open", "until t1 is done", "losing reply to fin: t1 is done"] {
      try program.write(
        "walkthrough A\nbeat B\nscene \"a.scenario\"\n\(line)\n", to: "scenarios/a.walkthrough")
      let told = try program.run("walkthrough", "scenarios/a.walkthrough", "--update")
      #expect(told.status == .undecided, "\(line)")
      #expect(told.output.contains("`deliver reply to fin`; what can: "))
      #expect(program.read("golden/a.walkthrough") == nil)
    }
  }

  @Test("a scene that a limit has cut short is undecided")
  func limits() throws {
    let steps = "at 0s  phone: complete t1 as fin"
    try program.write(
      SmallScenario.text().replacing(
        steps, with: steps + "\n  at 500d  phone: reopen t1 as again"),
      to: "scenarios/a.scenario")
    for line in ["end\nholds fin is completed", "losing reply to fin: fin is completed"] {
      try program.write(
        "walkthrough A\nbeat B\nscene \"a.scenario\"\n\(line)\n", to: "scenarios/a.walkthrough")
      let told = try program.run("walkthrough", "scenarios/a.walkthrough", "--update")
      #expect(told.status == .undecided, "\(line)")
      #expect(told.output.contains("ms of virtual time"))
      #expect(program.read("golden/a.walkthrough") == nil)
    }
  }

  @Test("what is found is no part of a document on standard output")
  func documents() throws {
    try write()
    try program.write(
      "walkthrough A\nbeat B\nscene \"a.scenario\"\nend\nholds t1 is titled \"<img src=x>\"\n",
      to: "scenarios/a.walkthrough")
    for format in ["html", "markdown"] {
      let told = try program.run("walkthrough", "scenarios/a.walkthrough", "--format", format)
      #expect(told.status == .violated)
      // As code it is no markup.
      #expect(!told.output.replacing("`t1 is titled \"<img src=x>\"`", with: "").contains("<img"))
      #expect(told.complaint.contains("a.walkthrough:5: the story no longer holds"))
      // A page lists it in its head, and nothing stands behind its end.
      let isApart =
        format == "html"
        ? told.output.hasSuffix("</html>\n") : !told.output.contains("no longer holds")
      #expect(isApart)
      if format == "markdown" {
        #expect(told.output.contains("\n- **No longer so:** `t1 is titled"))
        #expect(!told.output.contains("- [ ]"))
      }
    }
  }

  @Test("a telling is the same, wherever it is read from")
  func places() throws {
    for (folder, golden) in [("scenarios", "golden/a.walkthrough"), ("x", "x/a.told")] {
      try program.write(SmallScenario.text(), to: "\(folder)/y/a.scenario")
      try program.write(
        "walkthrough A\nbeat B\nscene \"y/a.scenario\"\nend\nholds t1 is done\n",
        to: "\(folder)/a.walkthrough")
      let told = try program.run("walkthrough", "\(folder)/a.walkthrough", "--update")
      #expect(told.status == .holds)
      #expect(program.read(golden)?.contains("(\(folder == "x" ? "" : "scenarios/")y/a.sc") == true)
      for place in [
        "cd \(folder) && $INTENTSIM walkthrough --all a.walkthrough",
        "cd \(folder)/y && $INTENTSIM walkthrough --all ../a.walkthrough",
        "$INTENTSIM walkthrough --all ./\(folder)/y/..//a.walkthrough",
        "$INTENTSIM walkthrough --all \"$PWD/\(folder)/a.walkthrough\"",
      ] {
        let again = try program.shell(place)
        #expect(again.status == .holds, "\(place)")
        #expect(again.output == program.read(golden))
      }
    }
  }

  @Test("a message can be lost in a run that goes by a schedule")
  func losing() throws {
    try write(schedule: "schedule\n  phone: complete t1 as fin\n")
    try program.write(
      "walkthrough A\nbeat B\nscene \"a.scenario\"\nlosing reply to fin: fin took effect once\n",
      to: "scenarios/a.walkthrough")
    let told = try program.run("walkthrough", "scenarios/a.walkthrough", "--update")
    #expect(told.status == .holds, "\(told.output)")
  }

  @Test("a scenario that is walked through is held to its expect lines, and has no golden")
  func scenario() throws {
    try write(expect: "fin is completed")
    #expect(try program.run("walkthrough", "scenarios/a.scenario").status == .holds)
    let update = try program.run("walkthrough", "scenarios/a.scenario", "--update")
    #expect(update.status == .usage)
    #expect(update.complaint.contains("intentsim run --update"))
    try write(expect: "fin is parked")
    let broken = try program.run("walkthrough", "scenarios/a.scenario")
    #expect(broken.status == .violated)
    #expect(broken.output.contains("a.scenario:17: expected: fin is parked"))
  }

  @Test("a story that checks nothing is an error")
  func nothing() throws {
    try write()
    for lines in ["ask \"What now?\"\n", "scene \"a.scenario\"\nend\n"] {
      try program.write("walkthrough A\nbeat B\n\(lines)", to: "scenarios/a.walkthrough")
      let told = try program.run("walkthrough", "scenarios/a.walkthrough", "--update")
      #expect(told.status == .badScenario)
      #expect(told.output.contains("the beat checks nothing"))
      #expect(program.read("golden/a.walkthrough") == nil)
    }
  }

  @Test("a scene that does not hold by itself is no story")
  func scene() throws {
    try write(expect: "fin is parked")
    try program.write(
      "walkthrough A\nbeat B\nscene \"a.scenario\"\nend\nholds fin took effect once\n",
      to: "scenarios/a.walkthrough")
    let told = try program.run("walkthrough", "scenarios/a.walkthrough", "--update")
    #expect(told.status == .violated)
    #expect(
      told.output.contains(
        "a.walkthrough: scenarios/a.scenario:17: expected: fin is parked"), "\(told.output)")
    #expect(program.read("golden/a.walkthrough") == nil)
  }

  @Test("what would hide or move text is shown as an escape")
  func hidden() throws {
    try write()
    try program.write(
      """
      walkthrough "A\\u{202E}"
      beat "B\\u{202E}"
      ask "C\\u{202E}"
      scene "a.scenario"
      end
      holds t1 is done
      answer "D\\u{202E}"
      point "E\\u{202E}"

      """, to: "scenarios/a.walkthrough")
    for (format, letters) in [
      ("--all", "ABCDE"), ("--format markdown", "ABCDE"), ("--interview", "ACDE"),
    ] {
      let told = try program.shell(
        "$INTENTSIM walkthrough scenarios/a.walkthrough \(format)")
      #expect(!told.output.unicodeScalars.contains("\u{202E}"))
      for letter in letters { #expect(told.output.contains("\(letter)\\"), "\(letter) \(format)") }
    }
  }

  private func write(schedule: String? = nil, expect: String = "fin is completed") throws {
    try program.write(
      SmallScenario.text(parts: schedule, expecting: expect), to: "scenarios/a.scenario")
  }
}
