import IntentEngine

extension Rule {
  /// The rule that a safeguard of this name keeps, or that bears the name itself.
  package init?(keptBy name: String) {
    let rule = Rule(slug: name) ?? Safeguard.allCases.first { $0.slug == name }?.rule
    guard let rule else { return nil }
    self = rule
  }
}
