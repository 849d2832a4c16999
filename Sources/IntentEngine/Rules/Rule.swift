/// The rules that the system promises, as conformance rules.
///
/// A rule's slug is its public name: scenarios cite it, the coverage matrix has a row for it, and the
/// safeguards that keep it are named after it.
public enum Rule: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case entryEqual
  case entryNoBypass
  case entryNoTrust
  case entryPublicSurface
  case entryLockedDevice
  case replyThreeParts
  case fileUntrusted
  case intentDeclared
  case identityStable
  case identityVerifiable
  case identityNoPosition
  case identityRecheck
  case identityAlias
  case identityGone
  case identityArchived
  case identityTenantMoved
  case resolveNeverGuess
  case resolveUnderstandable
  case resolveSchema
  case confirmRequired
  case confirmExplains
  case confirmBound
  case confirmOnce
  case confirmByHand
  case confirmSkipScoped
  case writeKey
  case writeVersion
  case writeOnce
  case writeSameResult
  case writeKeyPayload
  case writeConcurrent
  case writeKeyScope
  case writeAtomic
  case writeKeyRetention
  case writeAlready
  case readVisibility
  case authRecheck
  case authNoLanguage
  case auditComplete
  case auditAppendOnly
  case replyDistinct
  case privacyTwinWorlds
  case recoverSummary
  case recoverUndo
  case recoverKept
  case recoverNotEndless
  case recoverAlternatives
  case recoverElsewhere
  case recoverQueueBound
  case recoverQueueFlows
  case syncNotADatabase
  case discoverFollowsAccess
  case measureIntent
  case measureEntry
  case ownershipNeverOrphaned
  case discoverByValue
  case suggestEarned
  case containerState
  case moveBothSides
  case ownershipServer
  case ownershipQuorum
}

extension Rule {
  /// The rule's public name.
  public var slug: String {
    switch self {
    case .entryEqual: "entry.equal"
    case .entryNoBypass: "entry.no-bypass"
    case .entryNoTrust: "entry.no-trust"
    case .entryPublicSurface: "entry.public-surface"
    case .entryLockedDevice: "entry.locked-device"
    case .replyThreeParts: "reply.three-parts"
    case .fileUntrusted: "file.untrusted"
    case .intentDeclared: "intent.declared"
    case .identityStable: "identity.stable"
    case .identityVerifiable: "identity.verifiable"
    case .identityNoPosition: "identity.no-position"
    case .identityRecheck: "identity.recheck"
    case .identityAlias: "identity.alias"
    case .identityGone: "identity.gone"
    case .identityArchived: "identity.archived"
    case .identityTenantMoved: "identity.tenant-moved"
    case .resolveNeverGuess: "resolve.never-guess"
    case .resolveUnderstandable: "resolve.understandable"
    case .resolveSchema: "resolve.schema"
    case .confirmRequired: "confirm.required"
    case .confirmExplains: "confirm.explains"
    case .confirmBound: "confirm.bound"
    case .confirmOnce: "confirm.once"
    case .confirmByHand: "confirm.by-hand"
    case .confirmSkipScoped: "confirm.skip-scoped"
    case .writeKey: "write.key"
    case .writeVersion: "write.version"
    case .writeOnce: "write.once"
    case .writeSameResult: "write.same-result"
    case .writeKeyPayload: "write.key-payload"
    case .writeConcurrent: "write.concurrent"
    case .writeKeyScope: "write.key-scope"
    case .writeAtomic: "write.atomic"
    case .writeKeyRetention: "write.key-retention"
    case .writeAlready: "write.already"
    case .readVisibility: "read.visibility"
    case .authRecheck: "auth.recheck"
    case .authNoLanguage: "auth.no-language"
    case .auditComplete: "audit.complete"
    case .auditAppendOnly: "audit.append-only"
    case .replyDistinct: "reply.distinct"
    case .privacyTwinWorlds: "privacy.twin-worlds"
    case .recoverSummary: "recover.summary"
    case .recoverUndo: "recover.undo"
    case .recoverKept: "recover.kept"
    case .recoverNotEndless: "recover.not-endless"
    case .recoverAlternatives: "recover.alternatives"
    case .recoverElsewhere: "recover.elsewhere"
    case .recoverQueueBound: "recover.queue-bound"
    case .recoverQueueFlows: "recover.queue-flows"
    case .syncNotADatabase: "sync.not-a-database"
    case .discoverFollowsAccess: "discover.follows-access"
    case .measureIntent: "measure.intent"
    case .measureEntry: "measure.entry"
    case .ownershipNeverOrphaned: "ownership.never-orphaned"
    case .discoverByValue: "discover.by-value"
    case .suggestEarned: "suggest.earned"
    case .containerState: "container.state"
    case .moveBothSides: "move.both-sides"
    case .ownershipServer: "ownership.server"
    case .ownershipQuorum: "ownership.quorum"
    }
  }

  /// The rule whose public name is `slug`, if there is one.
  public init?(slug: some StringProtocol) {
    guard let rule = Rule.allCases.first(where: { $0.slug == slug }) else { return nil }
    self = rule
  }

  /// The safeguards that keep the rule, one a clause.
  public var safeguards: [Safeguard] { Safeguard.allCases.filter { $0.rule == self } }
}
