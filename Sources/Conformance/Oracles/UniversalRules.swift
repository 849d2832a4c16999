/// The rules that are checked on every run without being written: one file each.
enum UniversalRules {
  /// Each looks at the whole run and says what it found, one failure a finding.
  private static let all: [@Sendable (Playthrough) -> [Failure]] = [
    OnceAKey.failures, OneDecisionOneKey.failures, OneTransaction.failures,
    EveryAnswerAudited.failures, AuditOnlyGrows.failures, DeclaredEffects.failures,
    VersionsRise.failures, SameResult.failures, SensitiveIsConfirmed.failures,
    OneOpenChallenge.failures, NothingHiddenShown.failures, QueueKeepsItsUser.failures,
    DestructiveNotHammered.failures, MeasuresAgree.failures, TwinWorlds.failures,
  ]

  /// What the rules found, in their order.
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    all.flatMap { $0(playthrough) }
  }
}
