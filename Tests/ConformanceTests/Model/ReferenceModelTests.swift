import IntentEngine
import IntentSimulation
import Testing

@testable import Conformance

/// The model says before the engine what comes, and notices an engine that decides otherwise.
struct ReferenceModelTests {
  @Test func itForetellsNearlyAllAnswers() {
    var (answers, foretold) = (0, 0)
    for seed in 1...300 {
      let play = FuzzSeed(seed, safeguards: .all).play
      answers += play.answers
      foretold += play.foretold
    }
    #expect(foretold * 100 > answers * 99, "\(foretold) of \(answers)")
  }

  @Test func itFollowsWhatEveryIntentDoes() {
    var done: Set<IntentKind> = []
    for seed in 1...3_000 where done.count < IntentKind.allCases.count - 1 {
      for occurrence in FuzzSeed(seed, safeguards: .all).play.playthrough.world.trace {
        guard case .decided(_, _, let reply) = occurrence.event, reply.outcome == .done,
          let intent = reply.intent
        else { continue }
        done.insert(intent)
      }
    }
    // To the second approval of a transfer chance does not come; scenarios do.
    #expect(IntentKind.allCases.filter { !done.contains($0) } == [.approveTransfer])
  }

  @Test(arguments: [
    // Keys and undo.
    Safeguard.writeVersionCompared, .writeAlreadySuccess, .writeKeyPayloadContent,
    .recoverUndoOnce,
    // What there is.
    .containerStateEffective, .identityArchivedRefused, .identityGoneTold, .identityAliasVersion,
    .resolveNeverGuessShown,
    // Who may.
    .confirmRequiredRemoves, .ownershipQuorumStanding, .discoverByValueRefused,
    // What goes unasked.
    .confirmSkipScopedExpires, .confirmSkipScopedByHand,
    // What is told.
    .replyThreePartsWant, .replyThreePartsRecoveries, .resolveSchemaSuccessor, .writeAlreadyTold,
    .syncNotADatabaseCurrent, .recoverSummaryAfter, .recoverAlternativesPerson,
    .identityArchivedWayOn, .containerStateWayOn, .confirmExplainsReversibility,
    .confirmExplainsImpact, .writeSameResultStands,
    // What comes in.
    .entryPublicSurfaceUnknown, .entryPublicSurfaceMalformed, .entryPublicSurfaceOversized,
    .fileUntrustedName, .fileUntrustedType, .resolveNeverGuessCase,
  ])
  func itNoticesAnEngineWithout(_ safeguard: Safeguard) {
    let faulty = Safeguards.all.without(safeguard)
    let isNoticed = (1...1_200).contains { seed in
      FuzzSeed(seed, safeguards: faulty).play.findings.contains { $0.oracle == ModelOracle.name }
    }
    #expect(isNoticed)
  }
}
