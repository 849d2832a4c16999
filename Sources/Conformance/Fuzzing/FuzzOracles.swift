import IntentEngine
import IntentSimulation

/// All that a random run is held to.
enum FuzzOracles {
  /// What is wrong with a run, in the order of the oracles.
  static func findings(_ playthrough: Playthrough, _ model: ReferenceModel) -> [FuzzFinding] {
    let signatures = FailureSignature(playthrough.scenario.setup)
    let universal = UniversalRules.findings(playthrough).map { found in
      FuzzFinding(
        failure: found.failure, oracle: found.oracle,
        signature: signatures.text(found.failure, oracle: found.oracle))
    }
    let rest = RestOracle.failures(playthrough).map { failure in
      FuzzFinding(
        failure: failure, oracle: RestOracle.name,
        signature: signatures.text(failure, oracle: RestOracle.name))
    }
    return universal + rest + ModelOracle.findings(playthrough, model, signatures)
  }
}
