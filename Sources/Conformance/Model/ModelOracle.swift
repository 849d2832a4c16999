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
    let expected = difference.expected.map(\.word).joined(separator: " or ")
    let intent = reply.intent?.slug ?? "a request"
    let failure = Failure(
      .universalRule, rule: reply.rule,
      message:
        "\(intent) \(playthrough.teller.name(difference.invocation)) is answered "
        + "\(reply.outcome.word), and should be \(expected)",
      details: ["at \(playthrough.teller.time(difference.at))"])
    // Whichever intent it is: one fault shows in many.
    return FuzzFinding(
      failure: failure, oracle: name,
      signature: "\(reply.rule.slug), \(name): \(reply.outcome.word), and not \(expected)",
      expectation: expectation(difference, playthrough))
  }

  /// What should have been, as a line of a scenario.
  private static func expectation(
    _ difference: ReferenceModel.Difference, _ playthrough: Playthrough
  ) -> String? {
    guard difference.expected.count == 1 else { return nil }
    let word = difference.expected[0].word(of: difference.reply.intent)
    return "\(playthrough.teller.name(difference.invocation)) is \(word)"
  }
}
