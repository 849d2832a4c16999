import ScenarioLanguage
import Testing

@testable import Conformance

/// Small scenarios that a random search found, in which the engine is right and something that judges
/// was wrong: the reference model, the twin worlds, or what rest is.
@Suite("Once judged wrongly")
struct OnceJudgedWronglyTests {
  /// What was played, and a scenario from its world on.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription, text: String
  }

  @Test("nothing is wrong with it", arguments: cases)
  func holds(played: Case) throws {
    let text = "scenario Once judged wrongly\n\n" + played.text + "\n"
    let compiled = ScenarioCompiler.compile(path: "judged.scenario", bytes: Array(text.utf8))
    let messages = compiled.diagnostics.map(\.message).joined(separator: "; ")
    let scenario = try #require(compiled.scenario, "\(messages)")
    let play = FuzzPlay(scenario, safeguards: .all)
    #expect(play.playthrough.undecided == nil)
    #expect(play.findings.map(\.failure.message) == [])
  }

  static let cases: [Case] = judging + hiding
}
