import Foundation
import Testing

/// Where things lie, so that one finds them by name alone.
@Suite struct LayoutTests {
  @Test func theTopLevelHoldsNothingElse() throws {
    let rooms = ["Package.swift", "README.md", "Sources", "Tests", "golden", "scenarios"]
    let names = try FileManager.default.contentsOfDirectory(atPath: Checkout.root.path)
    #expect(names.filter { !$0.hasPrefix(".") && !rooms.contains($0) }.sorted() == [])
  }

  @Test func everyScenarioHasAGoldenAndEveryGoldenAScenario() {
    let scenarios = stems(below: "scenarios", ending: ".scenario")
      .filter { !$0.hasPrefix("invalid/") && !$0.hasPrefix("canaries/") }
    let goldens = stems(below: "golden", ending: ".golden")
    #expect(!scenarios.isEmpty)
    #expect(Set(scenarios).subtracting(goldens).sorted() == [], "scenarios without a golden")
    // The matrix of the mutants and the sizes of the searches have goldens of their own.
    #expect(
      Set(goldens).subtracting(scenarios).sorted() == ["mutants", "worlds"],
      "goldens without a scenario")
  }

  @Test func scenarioAndGoldenFoldersHoldNothingElse() {
    #expect(others(below: "scenarios", than: [".scenario", ".walkthrough"]) == [])
    #expect(others(below: "golden", than: [".golden", ".explored", ".walkthrough"]) == [])
  }

  @Test func everyGoldenOfAllRunsAndEveryTellingHasWhatItIsOf() {
    let explored = stems(below: "golden", ending: ".explored")
    let scenarios = stems(below: "scenarios", ending: ".scenario")
    #expect(Set(explored).subtracting(scenarios).sorted() == [])
    #expect(
      stems(below: "golden", ending: ".walkthrough").sorted()
        == stems(below: "scenarios", ending: ".walkthrough").sorted())
  }

  private func others(below folder: String, than endings: [String]) -> [String] {
    Checkout.paths(below: folder).filter { path in !endings.contains { path.hasSuffix($0) } }
  }

  @Test func fileNamesCanBeTypedAnywhere() {
    for path in ["Sources", "Tests", "scenarios", "golden"].flatMap(Checkout.paths) {
      #expect(path.wholeMatch(of: #/[A-Za-z0-9.+\/\-]+/#) != nil, "\(path)")
    }
  }

  private func stems(below folder: String, ending: String) -> [String] {
    Checkout.paths(below: folder).filter { $0.hasSuffix(ending) }
      .map { String($0.dropFirst(folder.count + 1).dropLast(ending.count)) }
  }
}
