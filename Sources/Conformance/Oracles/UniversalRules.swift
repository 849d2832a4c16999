import IntentEngine

/// The rules that are checked on every run without being written: one file each.
package enum UniversalRules {
  static let all = [
    Oracle("one effect a key", .writeOnce, exploring: .worlds, failures: OnceAKey.failures),
    Oracle("one key a decision", .writeKey, passage: OneDecisionOneKey.failures),
    Oracle(
      "effect, key and audit in one transaction", .writeAtomic, passage: OneTransaction.failures),
    Oracle("a record for every answer", .auditComplete, passage: EveryAnswerAudited.failures),
    Oracle(
      "an audit that only grows", .auditAppendOnly, exploring: .events(AuditOnlyGrows.failures),
      failures: AuditOnlyGrows.failures),
    Oracle("no undeclared effect", .intentDeclared, passage: DeclaredEffects.failures),
    Oracle("versions that rise by one", .writeVersion, passage: VersionsRise.failures),
    Oracle("the same result for the same key", .writeSameResult, passage: SameResult.failures),
    Oracle(
      "no sensitive effect without its confirmation", .confirmRequired,
      passage: SensitiveIsConfirmed.failures),
    Oracle(
      "one open challenge a key", .confirmBound, exploring: .events(OneOpenChallenge.failures),
      failures: OneOpenChallenge.failures),
    Oracle(
      "nothing shown to whom it is hidden from", .readVisibility,
      exploring: .events(NothingHiddenShown.failures), failures: NothingHiddenShown.failures),
    Oracle(
      "no queue sent as somebody else", .recoverQueueBound, passage: QueueKeepsItsUser.failures),
    Oracle(
      "no destructive action hammered", .recoverNotEndless,
      exploring: .events(DestructiveNotHammered.failures),
      failures: DestructiveNotHammered.failures),
    Oracle(
      "no team's project given away by one person", .ownershipQuorum,
      passage: TwoApprovers.failures),
    Oracle(
      "measures that agree with the audit", .measureIntent, .measureEntry, exploring: .witnesses,
      failures: MeasuresAgree.failures),
    Oracle(
      "somebody to administer every project", .ownershipNeverOrphaned,
      exploring: .events(NeverOrphaned.failures), failures: NeverOrphaned.failures),
    Oracle(
      "a twin world that receives the same", .privacyTwinWorlds, exploring: .nothing,
      failures: TwinWorlds.failures),
    Oracle(
      "nobody told to forget what they never saw", .privacyTwinWorlds, exploring: .witnesses,
      failures: NothingUnseenForgotten.failures),
  ]

  /// What the rules found, in their order.
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    all.flatMap { $0.failures(playthrough) }
  }

  /// What the rules found, each with the name of what found it.
  static func findings(_ playthrough: Playthrough) -> [(oracle: String, failure: Failure)] {
    broken(by: playthrough).map { ($0.oracle.name, $0.failure) }
  }

  /// What the rules found, each with what found it.
  ///
  /// Of a run that did not go by the clock, nothing can be said by what needs one.
  static func broken(by playthrough: Playthrough) -> [(oracle: Oracle, failure: Failure)] {
    let isTimed = playthrough.world.options.isTimed
    let asked = all.filter { oracle in
      if case .nothing = oracle.exploring { return isTimed }
      return true
    }
    return asked.flatMap { oracle in oracle.failures(playthrough).map { (oracle, $0) } }
  }

  /// The places of the rules that one event of an explored run breaks.
  static func broken(by event: Passage) -> [Int] {
    all.indices.filter { index in
      guard case .events(let failures) = all[index].exploring else { return false }
      return !failures(event).isEmpty
    }
  }

  /// What is not asked of every explored run, in words for a golden.
  ///
  /// - Parameter isSampled: whether every run that was seen was judged as a whole.
  static func unexplored(isSampled: Bool) -> [String] {
    var (witnesses, none): ([String], [String]) = ([], [])
    for oracle in all {
      switch oracle.exploring {
      case .worlds, .events: break
      case .witnesses: if !isSampled { witnesses.append(oracle.name) }
      case .nothing: none.append(oracle.name)
      }
    }
    return [("asked of these runs alone: ", witnesses), ("asked of no run: ", none)]
      .filter { !$0.1.isEmpty }.map { $0.0 + $0.1.joined(separator: ", ") }
  }

  /// The names of what is checked on every run for a rule.
  package static func names(for rule: Rule) -> [String] {
    all.filter { $0.rules.contains(rule) }.map(\.name)
  }
}
