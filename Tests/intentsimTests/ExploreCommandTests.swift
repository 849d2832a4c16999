import Conformance
import Testing

/// `intentsim explore` on a folder of its own.
@Suite("The command explore")
struct ExploreCommandTests {
  private let program: Program

  init() throws {
    program = try Program()
    try write("a", explore: "explore\n  losses 1\n  attempts 1\n")
    try write("b")
  }

  @Test("the golden is recorded when asked, and compared from then on")
  func golden() throws {
    let missing = try program.run("explore")
    #expect(missing.status == .violated)
    #expect(missing.output.contains("no golden golden/a.explored"))
    #expect(try program.run("explore", "--update").status == .holds)
    let held = try program.run("explore")
    #expect(held.status == .holds)
    #expect(held.output.contains("scenarios/a.scenario  COMPLETE"))
    #expect(held.output.contains("3 outcomes  collision below 1 in 10^18"))
    try write("a", explore: "explore\n  losses 2\n  attempts 2\n")
    #expect(try program.run("explore").status == .violated)
  }

  @Test("what is left out changes no golden, and sizes are compared where nothing is")
  func reductions() throws {
    #expect(try program.run("explore", "--update").status == .holds)
    let sizes = try #require(program.read("golden/worlds.golden"))
    for option in ["", "--no-partial-order", "--no-symmetry", "--no-reductions"] {
      #expect(
        try program.shell("$INTENTSIM explore --twice \(option)").status == .holds, "\(option)")
    }
    for option in ["--shuffle 1", "--shuffle \(UInt64.max) --no-reductions"] {
      #expect(try program.shell("$INTENTSIM explore \(option)").status == .holds, "\(option)")
    }
    try program.write("a  COMPLETE  1 world\n" + sizes, to: "golden/worlds.golden")
    #expect(try program.run("explore").status == .holds)
    let whole = try program.run("explore", "--no-reductions")
    #expect(whole.status == .violated)
    #expect(whole.output.contains("golden/worlds.golden"))
    // Other fingerprints have to count the same.
    let shuffled = try program.run("explore", "--no-reductions", "--shuffle", "2")
    #expect(shuffled.status == .violated)
    #expect(shuffled.output.contains("golden/worlds.golden"))
  }

  @Test("the size of a search that nobody makes any more is an error, and goes with --update")
  func deadSizes() throws {
    try write("c", explore: "explore\n  attempts 1\n")
    #expect(try program.run("explore", "--update").status == .holds)
    let sizes = try #require(program.read("golden/worlds.golden"))
    try program.write("gone  COMPLETE  1 world\n" + sizes, to: "golden/worlds.golden")
    for options in [[], ["--no-reductions"], ["--limit", "1000"], ["--without", "write.once"]] {
      let dead = try program.shell("$INTENTSIM explore " + options.joined(separator: " "))
      #expect(dead.status == .violated, "\(options)")
      #expect(dead.output.contains("-gone  COMPLETE"), "\(options)")
    }
    #expect(try program.run("explore", "--filter", "c.scenario").status == .holds)
    #expect(try program.run("explore", "--update").status == .holds)
    #expect(program.read("golden/worlds.golden") == sizes)
    try write("a")
    let one = try program.run("explore")
    #expect(one.output.contains("golden/worlds.golden tells of what is not explored any more"))
    #expect(one.output.contains("-a  COMPLETE"))
    try write("c")
    let none = try program.run("explore")
    #expect(none.status == .violated)
    #expect(
      none.output.contains(
        "golden/worlds.golden: golden: no scenario scenarios/*.scenario with a part `explore`; "
          + "intentsim explore --update deletes it"))
    #expect(try program.run("explore", "--update").status == .holds)
    #expect(program.read("golden/worlds.golden") == nil)
    #expect(try program.run("explore").status == .usage)
  }

  @Test("a golden whose scenario is not explored any more is an orphan")
  func orphan() throws {
    #expect(try program.run("explore", "--update").status == .holds)
    try write("c", explore: "explore\n  attempts 1\n")
    try write("a")
    let orphaned = try program.run("explore", "--filter", "c.scenario")
    #expect(orphaned.output.contains("golden/a.explored: golden: no scenario"))
    #expect(try program.run("explore", "--update").output.contains("golden/a.explored: deleted"))
  }

  @Test("a golden of the last exploration is an orphan too, for run as well")
  func lastOrphan() throws {
    #expect(try program.run("explore", "--update").status == .holds)
    #expect(try program.run("run", "--update").status == .holds)
    try write("a")
    let left = try program.run("explore")
    #expect(left.status == .violated)
    #expect(left.output.contains("with a part `explore`; intentsim explore --update deletes it"))
    #expect(left.output.contains("0 scenarios: 2 goldens without a scenario"))
    #expect(try program.run("explore", "--update").output.contains("golden/a.explored: deleted"))
    #expect(try program.run("explore").status == .usage)
    try program.write("left", to: "golden/c.explored")
    try program.write("left", to: "golden/c.walkthrough")
    let run = try program.run("run")
    #expect(run.status == .violated)
    #expect(run.output.contains("c.explored: golden: no scenario scenarios/c.scenario"))
    #expect(run.output.contains("c.walkthrough: golden: no scenario scenarios/c.walkthrough"))
    #expect(try program.run("run", "--update").status == .holds)
    #expect(try program.run("run").status == .holds)
    #expect(program.read("golden/c.walkthrough") == nil)
  }

  @Test("a search that ends early is undecided, makes no golden, and finds nothing missing")
  func bounded() throws {
    try write(
      "a",
      explore: "explore\n  losses 1\n  attempts 1\n\noutcomes\n  required: fin is parked\n"
        + "  allowed: fin is completed\n")
    #expect(try program.run("explore", "--update").status == .holds)
    let bounded = try program.run("explore", "--limit", "1")
    #expect(bounded.status == .undecided)
    #expect(bounded.output.contains("a.scenario: undecided: BOUNDED by 1 world\n"))
    #expect(bounded.output.contains("again: intentsim explore --limit 1 scenarios/a.scenario"))
    #expect(!bounded.output.contains("no run ends"))
    #expect(!bounded.output.contains("golden/a.explored"))
    #expect(!bounded.output.contains("collision"))
    #expect(bounded.output.contains("1 of 1 expect line kept, 2 expect lines need exploring"))
  }

  @Test("the lines that say nothing of explored runs are held by the run that time decides")
  func plain() throws {
    let text = try #require(program.read("scenarios/a.scenario"))
    try program.write(
      text.replacing("  fin is completed\n", with: "  fin is parked\n"),
      to: "scenarios/a.scenario")
    let broken = try program.run("explore", "--update", "scenarios/a.scenario")
    #expect(broken.status == .violated)
    #expect(broken.output.contains("violated: expected: fin is parked"))
    #expect(broken.output.contains("golden/a.explored: not recorded"))
  }

  @Test("what is found is filed as a small scenario, with the command that shows it again")
  func save() throws {
    try write(
      "a",
      explore: "explore\n  losses 1\n  attempts 1\n\noutcomes\n  forbidden: fin is parked\n"
        + "  allowed: fin is completed\n\n")
    let found = try program.run("explore", "--save", "found", "scenarios/a.scenario")
    #expect(found.status == .violated)
    #expect(found.output.contains("found/a-1.scenario: 1 step\n"))
    let saved = try #require(program.read("found/a-1.scenario"))
    #expect(saved.hasPrefix("# Again: intentsim replay, with this file's path\n"))
    #expect(saved.contains("intentsim explore scenarios/a.scenario\n"))
    #expect(saved.contains("  forbidden: fin is parked\n"))
    #expect(saved.contains("  lose request of fin\n"))
    #expect(try program.run("format", "--check", "found").status == .holds)
    #expect(try program.run("check", "found").status == .holds)
    let again = try program.run("replay", "found/a-1.scenario")
    #expect(again.status == .violated)
    #expect(again.output.contains("the run ends as is forbidden"))
  }

  @Test("what a faulty engine's run ended like is filed so that a sound one ends as is allowed")
  func saveEnd() throws {
    let text = SmallScenario.text(
      devices: ["phone", "tablet", "laptop"],
      steps: [
        "at 0s      phone:  complete t1 as fin", "meanwhile  tablet: replay fin as again",
        "meanwhile  laptop: undo fin as back",
      ],
      parts: """
        explore
          attempts 1

        outcomes
          allowed: back is undone and t1 is open
          forbidden: back is undone and t1 is done

        """,
      expecting: "t1 is open")
    try program.write(text, to: "scenarios/d.scenario")
    let found = try program.run(
      "explore", "--save", "found", "--without", "write.once", "scenarios/d.scenario")
    #expect(found.status == .violated)
    let file = "found/d-1.scenario"
    let saved = try #require(program.read(file))
    #expect(saved.contains("forbidden: back is undone and t1 is done"))
    #expect(try program.run("replay", "--without", "write.once", file).status == .violated)
    #expect(try program.run("replay", file).status == .holds)
  }

  @Test("a broken rule is filed as a run that breaks it")
  func saveRule() throws {
    let found = try program.run(
      "explore", "--save", "found", "--without", "intent.declared", "scenarios/a.scenario")
    #expect(found.output.contains("found/a-1.scenario: 1 step\n"))
    let again = try program.run(
      "run", "--without", "intent.declared", "found/a-1.scenario")
    #expect(again.status == .violated)
    #expect(again.output.contains("had an effect that it does not declare"))
  }

  @Test("the run of a Shortcut is filed too, and so are operations that have no names")
  func saveShortcut() throws {
    let text = SmallScenario.text(
      rules: "write.version", parts: "explore\n  orders any\n", expecting: "t1 is done"
    ).replacing(
      "  phone of alice\n",
      with: "  phone of alice\n  shortcut \"Done\" on phone\n    complete t1\n"
    ).replacing(
      "phone: complete t1 as fin\n",
      with: "phone, shortcuts: run \"Done\"\n  then phone, siri: complete t1\n")
    try program.write(text, to: "scenarios/c.scenario")
    let found = try program.run(
      "explore", "--save", "found", "--without", "intent.declared", "scenarios/c.scenario")
    #expect(found.output.contains("found/c-1.scenario: 1 step\n"), "\(found.output)")
    let again = try program.run("run", "--without", "intent.declared", "found/c-1.scenario")
    #expect(again.output.contains("had an effect that it does not declare"))
  }

  @Test("where no file can be written, it is said why")
  func unsaved() throws {
    try program.write(
      SmallScenario.text(rules: "write.version", parts: "explore\n  attempts 1\n").replacing(
        "  phone of alice\n", with: "  phone of alice, donated complete t1\n"),
      to: "scenarios/c.scenario")
    let found = try program.run(
      "explore", "--save", "found", "--without", "intent.declared", "scenarios/c.scenario")
    #expect(
      found.output.contains(
        "c-1: no file can be written of what fails: what can't be written is what phone knows of "
          + "habits\n"), "\(found.output)\(found.complaint)")
  }

  @Test("what can't be explored is a usage problem")
  func usage() throws {
    let named = try program.run("explore", "scenarios/b.scenario")
    #expect(named.status == .usage)
    #expect(named.complaint.contains("has no part `explore`"))
    #expect(try program.run("explore", "--limit", "0").status == .usage)
    #expect(try program.run("explore", "--update", "--limit", "9").status == .usage)
    #expect(try program.run("explore", "--shuffle", "1", "--update").status == .usage)
    #expect(try program.run("explore", "--shuffle", "1", "--twice").status == .usage)
    #expect(try program.run("explore", "--shuffle", "x").status == .usage)
    #expect(try program.run("explore", "--filter", "elephant").status == .usage)
    let inCI = try program.run("explore", "--update", environment: ["CI": "true"])
    #expect(inCI.status == .usage)
  }

  private func write(_ name: String, explore: String? = nil) throws {
    try program.write(
      SmallScenario.text(rules: "write.version", parts: explore),
      to: "scenarios/\(name).scenario")
  }
}
