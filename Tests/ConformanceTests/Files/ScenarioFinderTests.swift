import Foundation
import Testing

@testable import Conformance

@Suite struct ScenarioFinderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func found(_ names: String...) throws -> [String] {
    try ScenarioFinder(paths: names.map { folder($0) }).files
      .map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func aFolderStandsForAllBelowItSortedByBytes() throws {
    try folder.write(
      "scenarios/b.scenario", "scenarios/B.scenario", "scenarios/a/z.scenario",
      "scenarios/notes.md", "scenarios/.hidden.scenario")
    #expect(
      try found("scenarios")
        == ["scenarios/B.scenario", "scenarios/a/z.scenario", "scenarios/b.scenario"])
  }

  @Test(arguments: ["invalid", "canaries"])
  func whatIsWrongOnPurposeIsSkippedUnlessNamed(skipped: String) throws {
    let named = "scenarios/\(skipped)/x.scenario"
    let elsewhere = "scenarios/field/\(skipped)/y.scenario"
    try folder.write("scenarios/a.scenario", named, elsewhere)
    #expect(try found("scenarios") == ["scenarios/a.scenario", elsewhere])
    #expect(try found("scenarios/\(skipped)") == [named])
    #expect(try found(named) == [named])
  }

  @Test func aFileThatIsNamedTwiceIsFoundOnce() throws {
    try folder.write("scenarios/a.scenario")
    #expect(try found("scenarios", "scenarios/./a.scenario", "scenarios//a.scenario").count == 1)
  }

  @Test func linksInACircleEnd() throws {
    try folder.write("scenarios/a.scenario")
    #expect(symlink(folder("scenarios"), folder("scenarios/again")) == 0)
    #expect(try found("scenarios") == ["scenarios/a.scenario"])
  }

  @Test(arguments: ["nothing", "nothing.scenario", "scenarios/a.txt", "empty"])
  func whatIsNoScenarioIsAUsageProblem(name: String) throws {
    try folder.write("scenarios/a.txt", "empty/notes.md")
    #expect(throws: UsageProblem.self) { try found(name) }
  }

  @Test func aFolderNamedTwiceIsNotEmptyTheSecondTime() throws {
    try folder.write("scenarios/a.scenario")
    #expect(try found("scenarios", "scenarios").count == 1)
  }
}
