import IntentEngine

/// The rules that are checked on every run without being written: one file each.
package enum UniversalRules {
  private static let all = [
    Oracle("one effect a key", .writeOnce, failures: OnceAKey.failures),
    Oracle("one key a decision", .writeKey, failures: OneDecisionOneKey.failures),
    Oracle(
      "effect, key and audit in one transaction", .writeAtomic, failures: OneTransaction.failures),
    Oracle("a record for every answer", .auditComplete, failures: EveryAnswerAudited.failures),
    Oracle("an audit that only grows", .auditAppendOnly, failures: AuditOnlyGrows.failures),
    Oracle("no undeclared effect", .intentDeclared, failures: DeclaredEffects.failures),
    Oracle("versions that rise by one", .writeVersion, failures: VersionsRise.failures),
    Oracle("the same result for the same key", .writeSameResult, failures: SameResult.failures),
    Oracle(
      "no sensitive effect without its confirmation", .confirmRequired,
      failures: SensitiveIsConfirmed.failures),
    Oracle("one open challenge a key", .confirmBound, failures: OneOpenChallenge.failures),
    Oracle(
      "nothing shown to whom it is hidden from", .readVisibility,
      failures: NothingHiddenShown.failures),
    Oracle(
      "no queue sent as somebody else", .recoverQueueBound, failures: QueueKeepsItsUser.failures),
    Oracle(
      "no destructive action hammered", .recoverNotEndless,
      failures: DestructiveNotHammered.failures),
    Oracle(
      "no team's project given away by one person", .ownershipQuorum,
      failures: TwoApprovers.failures),
    Oracle(
      "measures that agree with the audit", .measureIntent, .measureEntry,
      failures: MeasuresAgree.failures),
    Oracle(
      "somebody to administer every project", .ownershipNeverOrphaned,
      failures: NeverOrphaned.failures),
    Oracle(
      "a twin world that receives the same", .privacyTwinWorlds, failures: TwinWorlds.failures),
    Oracle(
      "nobody told to forget what they never saw", .privacyTwinWorlds,
      failures: NothingUnseenForgotten.failures),
  ]

  /// What the rules found, in their order.
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    all.flatMap { $0.failures(playthrough) }
  }

  /// What the rules found, each with the name of what found it.
  ///
  /// A twin world goes by the clock; of a run that did not, nothing can be said by it.
  static func findings(_ playthrough: Playthrough) -> [(oracle: String, failure: Failure)] {
    let isTimed = playthrough.world.options.isTimed
    let asked = all.filter { isTimed || !$0.rules.contains(.privacyTwinWorlds) }
    return asked.flatMap { oracle in oracle.failures(playthrough).map { (oracle.name, $0) } }
  }

  /// The names of what is checked on every run for a rule.
  package static func names(for rule: Rule) -> [String] {
    all.filter { $0.rules.contains(rule) }.map(\.name)
  }
}
