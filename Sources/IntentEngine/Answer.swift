/// What a link of the chain decides when it ends the chain.
struct Answer: Error, BitwiseCopyable, Hashable, Sendable {
  var outcome: Outcome
  /// The rule that decided.
  var rule: Rule
  var fault: InputFault?

  init(_ outcome: Outcome, _ rule: Rule, _ fault: InputFault? = nil) {
    self.outcome = outcome
    self.rule = rule
    self.fault = fault
  }
}
