import Testing

@testable import Conformance

@Suite struct GoldenStoreTests {
  @Test(arguments: [
    ("scenarios/a.scenario", "golden/a.golden"),
    ("scenarios/field/f03.scenario", "golden/field/f03.golden"),
    ("/home/scenarios/mine/scenarios/a.scenario", "/home/scenarios/mine/golden/a.golden"),
    ("elsewhere/a.scenario", "elsewhere/a.golden"),
  ])
  func goldensMirrorScenarios(scenario: String, golden: String) {
    #expect(GoldenStore.path(ofScenario: scenario) == golden)
  }

  @Test func goldensWithoutAScenarioAreOrphans() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "scenarios/a.scenario", "scenarios/field/f.scenario", "scenarios/invalid/x.scenario",
      "golden/a.golden", "golden/b.golden", "golden/field/f.golden", "golden/field/g.golden",
      "golden/gone/deep/h.golden", "golden/invalid/x.golden", "golden/notes.md")
    let found = try ScenarioFinder(paths: [folder("scenarios")])
    let orphans = GoldenStore.orphans(mirroring: found.folders)
    #expect(
      orphans.map { String($0.path.dropFirst(folder.path.count + 1)) }
        == ["golden/b.golden", "golden/field/g.golden", "golden/gone/deep/h.golden"])
  }

  @Test func aNamedFileDoesNotLookForOrphans() throws {
    let folder = try TemporaryFolder()
    try folder.write("scenarios/a.scenario", "golden/b.golden")
    let found = try ScenarioFinder(paths: [folder("scenarios/a.scenario")])
    #expect(GoldenStore.orphans(mirroring: found.folders).isEmpty)
  }

  @Test func aComparisonSaysWhatIsDifferentAndHowToRecordIt() throws {
    let folder = try TemporaryFolder()
    let golden = folder("golden/a.golden")
    let scenario = "scenarios/a.scenario"
    let missing = GoldenStore.compare("a\n", withGoldenAt: golden, scenario: scenario)
    #expect(missing.status == .missing)
    #expect(missing.failure?.message.hasSuffix("intentsim run --update \(scenario)") == true)

    try folder.write("golden/a.golden", text: "a\n")
    #expect(
      GoldenStore.compare("a\n", withGoldenAt: golden, scenario: scenario).status == .equal)
    let differs = GoldenStore.compare("b\n", withGoldenAt: golden, scenario: scenario)
    #expect(differs.status == .differs)
    #expect(
      differs.failure?.details
        == [
          "--- \(golden)", "+++ this run", "@@ -1 +1 @@", "-a", "+b",
          "where this is as it should be: intentsim run --update \(scenario)",
        ])
  }

  @Test func aGoldenThatIsAFolderIsUnreadable() throws {
    let folder = try TemporaryFolder()
    try folder.write("golden/a.golden/x")
    let compared = GoldenStore.compare(
      "a\n", withGoldenAt: folder("golden/a.golden"), scenario: "scenarios/a.scenario")
    #expect(compared.status == .unreadable)
    #expect(compared.failure?.kind == .goldenUnreadable)
  }
}
