import IntentEngine
import IntentSimulation
import Testing

@testable import Conformance

/// The model says before the engine what comes, and notices an engine that decides otherwise.
struct ReferenceModelTests {
  @Test func itCoversWhatPeopleDoMost() {
    let covered = IntentKind.allCases.filter { ModelIntent.of($0) != nil }
    #expect(covered.count == 18)
    #expect(ModelIntent.all.count == covered.count)
  }

  @Test func itForetellsAThirdOfAllAnswers() {
    var (answers, foretold) = (0, 0)
    for seed in 1...200 {
      let play = FuzzSeed(seed, safeguards: .all).play
      answers += play.answers
      foretold += play.foretold
    }
    #expect(foretold * 3 > answers, "\(foretold) of \(answers)")
  }

  @Test(arguments: [
    Safeguard.writeVersionCompared, .writeAlreadySuccess, .containerStateEffective,
    .identityArchivedRefused, .confirmRequiredRemoves, .identityGoneTold,
  ])
  func itNoticesAnEngineWithout(_ safeguard: Safeguard) {
    let faulty = Safeguards.all.without(safeguard)
    let isNoticed = (1...300).contains { seed in
      FuzzSeed(seed, safeguards: faulty).play.findings.contains { $0.oracle == ModelOracle.name }
    }
    #expect(isNoticed)
  }
}
