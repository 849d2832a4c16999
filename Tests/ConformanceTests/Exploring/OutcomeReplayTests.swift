import ScenarioLanguage
import Testing

@testable import Conformance

/// The run that stands for an outcome ends so when it is played again, by whoever plays it: its events
/// are named apart from the places that they had where it was found.
@Suite struct OutcomeReplayTests {
  static let paths = ScenarioFileTests.paths.filter { !golden($0).isEmpty }

  @Test(arguments: paths) func everyOutcomeIsPlayedAgain(path: String) throws {
    let outcomes = ExploredText.outcomes(in: Self.golden(path))
    #expect(!outcomes.isEmpty)
    for (number, outcome) in outcomes.enumerated() {
      let schedule = SourceFile(path: "golden", bytes: Array(outcome.text.utf8))
      let loaded = ScenarioFileTests.load(path, schedule: schedule)
      var file = PlayedFile(unplayed: loaded)
      file.replay(try #require(loaded.scenario), .all, ending: outcome.lines)
      #expect(file.result.failures == [], "outcome \(number + 1)")
      #expect(file.result.undecided == nil, "outcome \(number + 1)")
    }
  }

  private static func golden(_ path: String) -> String {
    let stem = path.dropFirst("scenarios/".count).dropLast(ScenarioFile.ending.count)
    return ScenarioFileTests.golden("\(stem)\(GoldenStore.exploredEnding)")
  }
}
