import IntentSimulation
import ScenarioLanguage

/// How the lines of `outcomes` describe what a run has come to.
extension Scenario {
  /// The places of the lines that describe how a world has ended.
  func outcomes(fitting world: World) -> [Int] {
    guard !outcomes.isEmpty else { return [] }
    let checker = FactChecker(world)
    return outcomes.indices.filter { index in
      outcomes[index].facts.allSatisfy { checker.refute($0) == nil }
    }
  }

  /// The class of an end that the lines in these places describe; `nil` for none.
  func kind(of fitting: [Int]) -> OutcomeClass.Kind? { fitting.map { outcomes[$0].kind }.min() }

  /// What is wrong with an end that the lines in these places describe; `nil` where a run may end so.
  ///
  /// - Parameter subject: what ends so.
  func objection(to fitting: [Int], of subject: String) -> Failure? {
    guard !outcomes.isEmpty else { return nil }
    guard let kind = kind(of: fitting) else {
      return Failure(
        .expectation, message: "\(subject) ends as no line of `outcomes` says")
    }
    guard kind == .forbidden, let line = fitting.first(where: { outcomes[$0].kind == .forbidden })
    else { return nil }
    let others = fitting.filter { outcomes[$0].kind != .forbidden }.map {
      "line \(outcomes[$0].line) says otherwise: \(outcomes[$0].text)"
    }
    return Failure(
      .expectation, line: outcomes[line].line, message: "\(subject) ends as is forbidden",
      details: others)
  }
}
