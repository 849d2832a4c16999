import IntentEngine
import IntentSimulation

/// The engine answers as the reference model says, and has the state that the model has.
enum ModelOracle {
  static let name = "the reference model agrees"

  /// What the engine did otherwise.
  static func findings(
    _ playthrough: Playthrough, _ model: ReferenceModel, _ signatures: FailureSignature
  ) -> [FuzzFinding] {
    var findings = model.differences.prefix(1).map { difference in
      finding(difference, playthrough, signatures)
    }
    if findings.isEmpty, !model.agrees(with: playthrough.world) {
      let failure = Failure(
        .universalRule, rule: .entryNoBypass,
        message: "the server's state is not what its answers say")
      findings = [
        FuzzFinding(
          failure: failure, oracle: name, signature: signatures.text(failure, oracle: name))
      ]
    }
    return Array(findings)
  }

  private static func finding(
    _ difference: ReferenceModel.Difference, _ playthrough: Playthrough,
    _ signatures: FailureSignature
  ) -> FuzzFinding {
    let reply = difference.reply
    let name = playthrough.teller.name(difference.invocation)
    let answer = "\(reply.intent?.slug ?? "a request") \(name) is answered \(reply.outcome.word)"
    let details = ["at \(playthrough.teller.time(difference.at))"]
    switch difference.kind {
    case .outcome(let outcomes):
      let expected = outcomes.map(\.word).joined(separator: " or ")
      // Whichever intent it is: one fault shows in many.
      return FuzzFinding(
        failure: Failure(
          .universalRule, rule: reply.rule, message: "\(answer), and should be \(expected)",
          details: details),
        oracle: Self.name,
        signature:
          "\(reply.rule.slug), \(Self.name): \(reply.outcome.word), and not \(expected)",
        expectation: expectation(outcomes, name, reply))
    case .telling(let fault):
      return FuzzFinding(
        failure: Failure(
          .universalRule, rule: fault.rule, message: "\(answer), which \(fault.words)",
          details: details),
        oracle: Self.name,
        signature: "\(fault.rule.slug), \(Self.name): \(reply.outcome.word) \(fault.words)")
    }
  }

  /// What should have been, as a line of a scenario.
  private static func expectation(
    _ outcomes: [Outcome], _ name: String, _ reply: Reply
  ) -> String? {
    outcomes.count == 1 ? "\(name) is \(outcomes[0].word(of: reply.intent))" : nil
  }
}
