import Testing

@testable import Conformance

@Suite struct SuiteResultTests {
  private func scenario(_ failures: Failure..., undecided: String? = nil) -> ScenarioResult {
    var result = ScenarioResult(path: "scenarios/a.scenario", goldenPath: "golden/a.golden")
    result.failures = failures
    result.undecided = undecided
    return result
  }

  private let broken = Failure(.expectation, message: "del is deleted")
  private let malformed = Failure(.badScenario, message: "unknown word")

  @Test func theWorstCounts() {
    let held = scenario()
    let violated = scenario(broken)
    let undecided = scenario(undecided: "a limit")
    #expect(SuiteResult(scenarios: [held]).exitStatus == .holds)
    #expect(SuiteResult(scenarios: [held, undecided]).exitStatus == .undecided)
    #expect(SuiteResult(scenarios: [violated, undecided, held]).exitStatus == .violated)
    #expect(SuiteResult(scenarios: [violated, scenario(malformed)]).exitStatus == .badScenario)
  }

  @Test func aFileWithErrorsHoldsNothing() {
    #expect(scenario(malformed).verdict == .undecided)
    #expect(SuiteResult(scenarios: [scenario(malformed)]).count(.undecided) == 0)
    #expect(SuiteResult(scenarios: [scenario(malformed)]).malformedCount == 1)
  }

  @Test func nothingAtAllIsNeverAPass() {
    #expect(SuiteResult(scenarios: []).exitStatus == .usage)
  }

  @Test func anOrphanIsAViolationUntilItIsDeleted() {
    var orphan = OrphanGolden(path: "golden/b.golden", scenarioPath: "scenarios/b.scenario")
    #expect(SuiteResult(scenarios: [scenario()], orphans: [orphan]).exitStatus == .violated)
    orphan.isDeleted = true
    #expect(SuiteResult(scenarios: [scenario()], orphans: [orphan]).exitStatus == .holds)
  }

  @Test func aSecondProcessThatDiedIsNeverAPass() {
    let scenarios = [scenario()]
    #expect(
      SuiteResult(scenarios: scenarios, secondRun: .failed("it died")).exitStatus == .undecided)
    #expect(
      SuiteResult(scenarios: scenarios, secondRun: .differs(path: "a", details: [])).exitStatus
        == .violated)
    #expect(
      SuiteResult(scenarios: scenarios, secondRun: .identical(scenarios: 1)).exitStatus == .holds)
  }

  @Test func theStatusesAreThoseThatScriptsKnow() {
    #expect(CommandStatus.allCases.map(\.rawValue) == [0, 2, 1, 65, 64])
    #expect(CommandStatus.allCases == CommandStatus.allCases.sorted())
  }
}
