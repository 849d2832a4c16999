/// One clause of a rule, as a switch: all are on by default, and an engine or a device without one is
/// faulty in just that way.
public enum Safeguard: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case entryEqualAuthorization
  case entryEqualResult
  case entryNoBypassSync
  case entryNoBypassAdministration
  case entryNoTrustSuggested
  case entryPublicSurfaceUnknown
  case entryPublicSurfaceMissing
  case entryPublicSurfaceOversized
  case entryPublicSurfaceMalformed
  case entryPublicSurfaceContradictory
  case replyThreePartsWant
  case replyThreePartsRecoveries
  case intentDeclaredEffects
  case identityStableRename
  case identityVerifiableForged
  case identityVerifiableType
  case identityVerifiableTenant
  case identityVerifiableChoice
  case identityNoPositionOrdinal
  case identityRecheckAccess
  case identityGoneTold
  case identityGoneHidden
  case identityGoneStays
  case resolveNeverGuessMany
  case resolveNeverGuessExact
  case resolveNeverGuessShown
  case resolveUnderstandableCandidates
  case resolveUnderstandableWayOn
  case confirmRequiredRemoves
  case confirmRequiredShows
  case confirmRequiredControl
  case confirmExplainsObject
  case confirmExplainsOwner
  case confirmExplainsImpact
  case confirmExplainsReversibility
  case confirmBoundOperation
  case confirmBoundUser
  case confirmBoundDigest
  case confirmBoundOneOpen
  case confirmOnceSpent
  case confirmOnceExpiry
  case confirmByHandHand
  case confirmByHandUnlocked
  case confirmByHandDisplayed
  case writeKeyRequired
  case writeKeyWellFormed
  case writeKeyClient
  case writeVersionRequired
  case writeVersionCompared
  case writeVersionOwn
  case writeOnceLookup
  case writeSameResultResult
  case writeSameResultOrder
  case writeSameResultMarked
  case writeSameResultStands
  case writeSameResultCut
  case writeKeyPayloadContent
  case writeConcurrentReservation
  case writeKeyScopeUser
  case writeAtomicTransaction
  case writeKeyRetentionFence
  case writeKeyRetentionTold
  case writeAlreadySuccess
  case writeAlreadyTold
  case readVisibilityFilter
  case authRecheckSession
  case authRecheckPermission
  case authRecheckTenant
  case authNoLanguageClaim
  case authNoLanguageUtterance
  case auditCompleteRefusals
  case auditCompleteReplays
  case auditCompleteChallenges
  case auditCompleteSize
  case auditCompleteRate
  case auditAppendOnlyUndo
  case replyDistinctSession
  case replyDistinctForbidden
  case replyDistinctChanged
  case replyDistinctPassing
  case replyDistinctNetwork
  case privacyTwinWorldsCount
  case privacyTwinWorldsTime
  case recoverSummaryBefore
  case recoverSummaryAfter
  case recoverUndoOnce
  case recoverUndoWindow
  case recoverUndoUnchanged
  case recoverUndoInverse
  case recoverUndoCancels
  case recoverUndoWaits
  case recoverKeptLimit
  case recoverKeptKilled
  case recoverKeptExhausted
  case recoverNotEndlessDestructive
  case recoverNotEndlessBackground
  case recoverNotEndlessBounded
  case recoverAlternativesOffered
  case recoverAlternativesPerson
  case recoverElsewherePending
  case recoverQueueBoundUser
  case recoverQueueBoundTenant
  case recoverQueueBoundKept
  case recoverQueueFlowsIndependent
  case recoverQueueFlowsDependent
  case recoverQueueFlowsBounded
  case syncNotADatabaseCopy
  case syncNotADatabaseCurrent
}

extension Safeguard {
  /// The safeguard's public name: its rule's slug and its clause.
  public var slug: String {
    switch self {
    case .entryEqualAuthorization: "entry.equal/authorization"
    case .entryEqualResult: "entry.equal/result"
    case .entryNoBypassSync: "entry.no-bypass/sync"
    case .entryNoBypassAdministration: "entry.no-bypass/administration"
    case .entryNoTrustSuggested: "entry.no-trust/suggested"
    case .entryPublicSurfaceUnknown: "entry.public-surface/unknown"
    case .entryPublicSurfaceMissing: "entry.public-surface/missing"
    case .entryPublicSurfaceOversized: "entry.public-surface/oversized"
    case .entryPublicSurfaceMalformed: "entry.public-surface/malformed"
    case .entryPublicSurfaceContradictory: "entry.public-surface/contradictory"
    case .replyThreePartsWant: "reply.three-parts/want"
    case .replyThreePartsRecoveries: "reply.three-parts/recoveries"
    case .intentDeclaredEffects: "intent.declared/effects"
    case .identityStableRename: "identity.stable/rename"
    case .identityVerifiableForged: "identity.verifiable/forged"
    case .identityVerifiableType: "identity.verifiable/type"
    case .identityVerifiableTenant: "identity.verifiable/tenant"
    case .identityVerifiableChoice: "identity.verifiable/choice"
    case .identityNoPositionOrdinal: "identity.no-position/ordinal"
    case .identityRecheckAccess: "identity.recheck/access"
    case .identityGoneTold: "identity.gone/told"
    case .identityGoneHidden: "identity.gone/hidden"
    case .identityGoneStays: "identity.gone/stays"
    case .resolveNeverGuessMany: "resolve.never-guess/many"
    case .resolveNeverGuessExact: "resolve.never-guess/exact"
    case .resolveNeverGuessShown: "resolve.never-guess/shown"
    case .resolveUnderstandableCandidates: "resolve.understandable/candidates"
    case .resolveUnderstandableWayOn: "resolve.understandable/way-on"
    case .confirmRequiredRemoves: "confirm.required/removes"
    case .confirmRequiredShows: "confirm.required/shows"
    case .confirmRequiredControl: "confirm.required/control"
    case .confirmExplainsObject: "confirm.explains/object"
    case .confirmExplainsOwner: "confirm.explains/owner"
    case .confirmExplainsImpact: "confirm.explains/impact"
    case .confirmExplainsReversibility: "confirm.explains/reversibility"
    case .confirmBoundOperation: "confirm.bound/operation"
    case .confirmBoundUser: "confirm.bound/user"
    case .confirmBoundDigest: "confirm.bound/digest"
    case .confirmBoundOneOpen: "confirm.bound/one-open"
    case .confirmOnceSpent: "confirm.once/spent"
    case .confirmOnceExpiry: "confirm.once/expiry"
    case .confirmByHandHand: "confirm.by-hand/hand"
    case .confirmByHandUnlocked: "confirm.by-hand/unlocked"
    case .confirmByHandDisplayed: "confirm.by-hand/displayed"
    case .writeKeyRequired: "write.key/required"
    case .writeKeyWellFormed: "write.key/well-formed"
    case .writeKeyClient: "write.key/client"
    case .writeVersionRequired: "write.version/required"
    case .writeVersionCompared: "write.version/compared"
    case .writeVersionOwn: "write.version/own"
    case .writeOnceLookup: "write.once/lookup"
    case .writeSameResultResult: "write.same-result/result"
    case .writeSameResultOrder: "write.same-result/order"
    case .writeSameResultMarked: "write.same-result/marked"
    case .writeSameResultStands: "write.same-result/stands"
    case .writeSameResultCut: "write.same-result/cut"
    case .writeKeyPayloadContent: "write.key-payload/content"
    case .writeConcurrentReservation: "write.concurrent/reservation"
    case .writeKeyScopeUser: "write.key-scope/user"
    case .writeAtomicTransaction: "write.atomic/transaction"
    case .writeKeyRetentionFence: "write.key-retention/fence"
    case .writeKeyRetentionTold: "write.key-retention/told"
    case .writeAlreadySuccess: "write.already/success"
    case .writeAlreadyTold: "write.already/told"
    case .readVisibilityFilter: "read.visibility/filter"
    case .authRecheckSession: "auth.recheck/session"
    case .authRecheckPermission: "auth.recheck/permission"
    case .authRecheckTenant: "auth.recheck/tenant"
    case .authNoLanguageClaim: "auth.no-language/claim"
    case .authNoLanguageUtterance: "auth.no-language/utterance"
    case .auditCompleteRefusals: "audit.complete/refusals"
    case .auditCompleteReplays: "audit.complete/replays"
    case .auditCompleteChallenges: "audit.complete/challenges"
    case .auditCompleteSize: "audit.complete/size"
    case .auditCompleteRate: "audit.complete/rate"
    case .auditAppendOnlyUndo: "audit.append-only/undo"
    case .replyDistinctSession: "reply.distinct/session"
    case .replyDistinctForbidden: "reply.distinct/forbidden"
    case .replyDistinctChanged: "reply.distinct/changed"
    case .replyDistinctPassing: "reply.distinct/passing"
    case .replyDistinctNetwork: "reply.distinct/network"
    case .privacyTwinWorldsCount: "privacy.twin-worlds/count"
    case .privacyTwinWorldsTime: "privacy.twin-worlds/time"
    case .recoverSummaryBefore: "recover.summary/before"
    case .recoverSummaryAfter: "recover.summary/after"
    case .recoverUndoOnce: "recover.undo/once"
    case .recoverUndoWindow: "recover.undo/window"
    case .recoverUndoUnchanged: "recover.undo/unchanged"
    case .recoverUndoInverse: "recover.undo/inverse"
    case .recoverUndoCancels: "recover.undo/cancels"
    case .recoverUndoWaits: "recover.undo/waits"
    case .recoverKeptLimit: "recover.kept/limit"
    case .recoverKeptKilled: "recover.kept/killed"
    case .recoverKeptExhausted: "recover.kept/exhausted"
    case .recoverNotEndlessDestructive: "recover.not-endless/destructive"
    case .recoverNotEndlessBackground: "recover.not-endless/background"
    case .recoverNotEndlessBounded: "recover.not-endless/bounded"
    case .recoverAlternativesOffered: "recover.alternatives/offered"
    case .recoverAlternativesPerson: "recover.alternatives/person"
    case .recoverElsewherePending: "recover.elsewhere/pending"
    case .recoverQueueBoundUser: "recover.queue-bound/user"
    case .recoverQueueBoundTenant: "recover.queue-bound/tenant"
    case .recoverQueueBoundKept: "recover.queue-bound/kept"
    case .recoverQueueFlowsIndependent: "recover.queue-flows/independent"
    case .recoverQueueFlowsDependent: "recover.queue-flows/dependent"
    case .recoverQueueFlowsBounded: "recover.queue-flows/bounded"
    case .syncNotADatabaseCopy: "sync.not-a-database/copy"
    case .syncNotADatabaseCurrent: "sync.not-a-database/current"
    }
  }

  /// The rule that the safeguard keeps.
  public var rule: Rule {
    switch self {
    case .entryEqualAuthorization, .entryEqualResult:
      .entryEqual
    case .entryNoBypassSync, .entryNoBypassAdministration:
      .entryNoBypass
    case .entryNoTrustSuggested:
      .entryNoTrust
    case .entryPublicSurfaceUnknown, .entryPublicSurfaceMissing, .entryPublicSurfaceOversized,
      .entryPublicSurfaceMalformed, .entryPublicSurfaceContradictory:
      .entryPublicSurface
    case .replyThreePartsWant, .replyThreePartsRecoveries:
      .replyThreeParts
    case .intentDeclaredEffects:
      .intentDeclared
    case .identityStableRename:
      .identityStable
    case .identityVerifiableForged, .identityVerifiableType, .identityVerifiableTenant,
      .identityVerifiableChoice:
      .identityVerifiable
    case .identityNoPositionOrdinal:
      .identityNoPosition
    case .identityRecheckAccess:
      .identityRecheck
    case .identityGoneTold, .identityGoneHidden, .identityGoneStays:
      .identityGone
    case .resolveNeverGuessMany, .resolveNeverGuessExact, .resolveNeverGuessShown:
      .resolveNeverGuess
    case .resolveUnderstandableCandidates, .resolveUnderstandableWayOn:
      .resolveUnderstandable
    case .confirmRequiredRemoves, .confirmRequiredShows, .confirmRequiredControl:
      .confirmRequired
    case .confirmExplainsObject, .confirmExplainsOwner, .confirmExplainsImpact,
      .confirmExplainsReversibility:
      .confirmExplains
    case .confirmBoundOperation, .confirmBoundUser, .confirmBoundDigest,
      .confirmBoundOneOpen:
      .confirmBound
    case .confirmOnceSpent, .confirmOnceExpiry:
      .confirmOnce
    case .confirmByHandHand, .confirmByHandUnlocked, .confirmByHandDisplayed:
      .confirmByHand
    case .writeKeyRequired, .writeKeyWellFormed, .writeKeyClient:
      .writeKey
    case .writeVersionRequired, .writeVersionCompared, .writeVersionOwn:
      .writeVersion
    case .writeOnceLookup:
      .writeOnce
    case .writeSameResultResult, .writeSameResultOrder, .writeSameResultMarked,
      .writeSameResultStands, .writeSameResultCut:
      .writeSameResult
    case .writeKeyPayloadContent:
      .writeKeyPayload
    case .writeConcurrentReservation:
      .writeConcurrent
    case .writeKeyScopeUser:
      .writeKeyScope
    case .writeAtomicTransaction:
      .writeAtomic
    case .writeKeyRetentionFence, .writeKeyRetentionTold:
      .writeKeyRetention
    case .writeAlreadySuccess, .writeAlreadyTold:
      .writeAlready
    case .readVisibilityFilter:
      .readVisibility
    case .authRecheckSession, .authRecheckPermission, .authRecheckTenant:
      .authRecheck
    case .authNoLanguageClaim, .authNoLanguageUtterance:
      .authNoLanguage
    case .auditCompleteRefusals, .auditCompleteReplays, .auditCompleteChallenges,
      .auditCompleteSize, .auditCompleteRate:
      .auditComplete
    case .auditAppendOnlyUndo:
      .auditAppendOnly
    case .replyDistinctSession, .replyDistinctForbidden, .replyDistinctChanged,
      .replyDistinctPassing, .replyDistinctNetwork:
      .replyDistinct
    case .privacyTwinWorldsCount, .privacyTwinWorldsTime:
      .privacyTwinWorlds
    case .recoverSummaryBefore, .recoverSummaryAfter:
      .recoverSummary
    case .recoverUndoOnce, .recoverUndoWindow, .recoverUndoUnchanged, .recoverUndoInverse,
      .recoverUndoCancels, .recoverUndoWaits:
      .recoverUndo
    case .recoverKeptLimit, .recoverKeptKilled, .recoverKeptExhausted:
      .recoverKept
    case .recoverNotEndlessDestructive, .recoverNotEndlessBackground, .recoverNotEndlessBounded:
      .recoverNotEndless
    case .recoverAlternativesOffered, .recoverAlternativesPerson:
      .recoverAlternatives
    case .recoverElsewherePending:
      .recoverElsewhere
    case .recoverQueueBoundUser, .recoverQueueBoundTenant, .recoverQueueBoundKept:
      .recoverQueueBound
    case .recoverQueueFlowsIndependent, .recoverQueueFlowsDependent, .recoverQueueFlowsBounded:
      .recoverQueueFlows
    case .syncNotADatabaseCopy, .syncNotADatabaseCurrent:
      .syncNotADatabase
    }
  }

  /// What happens without it.
  public var absence: String {
    switch self {
    case .entryEqualAuthorization:
      "requests from Spotlight skip the permission check"
    case .entryEqualResult:
      "requests from Shortcuts skip the version check"
    case .entryNoBypassSync:
      "what a device sends from its outbox is committed without audit"
    case .entryNoBypassAdministration:
      "administrative requests skip the permission check"
    case .entryNoTrustSuggested:
      "a suggested invocation skips the confirmation"
    case .entryPublicSurfaceUnknown:
      "an unknown intent is answered as done"
    case .entryPublicSurfaceMissing:
      "a missing parameter is taken as empty"
    case .entryPublicSurfaceOversized:
      "a text of any length is stored"
    case .entryPublicSurfaceMalformed:
      "a body that can't be read is answered as done"
    case .entryPublicSurfaceContradictory:
      "of contradictory parameters the first wins"
    case .replyThreePartsWant:
      "the reply does not say what was wanted"
    case .replyThreePartsRecoveries:
      "the reply offers no recovery"
    case .intentDeclaredEffects:
      "completing a task also subscribes the user to it"
    case .identityStableRename:
      "a rename mints a new id and the old one leads nowhere"
    case .identityVerifiableForged:
      "a forged id is answered as malformed"
    case .identityVerifiableType:
      "an id of another kind is answered as malformed"
    case .identityVerifiableTenant:
      "another tenant's id is answered as forbidden"
    case .identityVerifiableChoice:
      "a choice that was never offered to this user is accepted"
    case .identityNoPositionOrdinal:
      "the position is sent, and resolved on the server's list of that moment"
    case .identityRecheckAccess:
      "a copy in the device's cache counts as access"
    case .identityGoneTold:
      "a deleted entity is answered as not found to everybody"
    case .identityGoneHidden:
      "a tombstone is told to everybody"
    case .identityGoneStays:
      "an edit clears the tombstone"
    case .resolveNeverGuessMany:
      "of several matches the first in internal order is taken"
    case .resolveNeverGuessExact:
      "a title that only begins so matches"
    case .resolveNeverGuessShown:
      "a single match acts without having been shown"
    case .resolveUnderstandableCandidates:
      "the candidates are not offered"
    case .resolveUnderstandableWayOn:
      "a failed resolution offers no way on"
    case .confirmRequiredRemoves:
      "what removes content is not asked about"
    case .confirmRequiredShows:
      "what shows content to more people is not asked about"
    case .confirmRequiredControl:
      "what gives away control is not asked about"
    case .confirmExplainsObject:
      "the object is named as the device's copy calls it"
    case .confirmExplainsOwner:
      "the owner is named as the device's copy does"
    case .confirmExplainsImpact:
      "the number of people affected is left out"
    case .confirmExplainsReversibility:
      "the undo window is left out"
    case .confirmBoundOperation:
      "a confirmation of one operation confirms another"
    case .confirmBoundUser:
      "another user's confirmation counts"
    case .confirmBoundDigest:
      "a confirmation outlives a change of what it showed"
    case .confirmBoundOneOpen:
      "asking again opens another challenge"
    case .confirmOnceSpent:
      "a spent confirmation stays valid for the user's next operation on the same entity"
    case .confirmOnceExpiry:
      "a confirmation expires by the device's clock"
    case .confirmByHandHand:
      "a confirmation that no hand gave counts"
    case .confirmByHandUnlocked:
      "a confirmation from a locked device counts"
    case .confirmByHandDisplayed:
      "a confirmation from a device that never showed the challenge counts"
    case .writeKeyRequired:
      "a request without a key is run"
    case .writeKeyWellFormed:
      "a key above the server's epoch is accepted"
    case .writeKeyClient:
      "every retry makes a new key"
    case .writeVersionRequired:
      "a request without a version is run"
    case .writeVersionCompared:
      "an old version is accepted"
    case .writeVersionOwn:
      "a comment raises the version of its container"
    case .writeOnceLookup:
      "settled keys are not looked up: every sending runs"
    case .writeSameResultResult:
      "a duplicate is decided anew instead of being answered from its key"
    case .writeSameResultOrder:
      "the key is looked up after permission, state and version"
    case .writeSameResultMarked:
      "a replay does not say that it is one"
    case .writeSameResultStands:
      "a replay does not say whether its result still stands"
    case .writeSameResultCut:
      "a replay tells what its user may no longer see"
    case .writeKeyPayloadContent:
      "a key that comes again with other content gets the first one's result"
    case .writeConcurrentReservation:
      "an attempt does not see that its key is reserved"
    case .writeKeyScopeUser:
      "the key alone finds the result, whoever asks"
    case .writeAtomicTransaction:
      "the effect is durable before the key and the audit are"
    case .writeKeyRetentionFence:
      "a key below the fence is run as new"
    case .writeKeyRetentionTold:
      "the refusal does not tell what happened"
    case .writeAlreadySuccess:
      "what is already so is refused as gone or changed"
    case .writeAlreadyTold:
      "\"already\" does not say who did it and when"
    case .readVisibilityFilter:
      "a read returns whatever matches"
    case .authRecheckSession:
      "an expired or revoked session goes on"
    case .authRecheckPermission:
      "an open key is not checked for permission again"
    case .authRecheckTenant:
      "a user suspended in the tenant goes on"
    case .authNoLanguageClaim:
      "the role that the client claims counts"
    case .authNoLanguageUtterance:
      "saying \"as admin\" makes an admin"
    case .auditCompleteRefusals:
      "refusals leave no record"
    case .auditCompleteReplays:
      "replays leave no record"
    case .auditCompleteChallenges:
      "challenges leave no record"
    case .auditCompleteSize:
      "a record keeps texts of any length"
    case .auditCompleteRate:
      "no rate is kept"
    case .auditAppendOnlyUndo:
      "an undo removes the record of what it undoes"
    case .replyDistinctSession:
      "an expired sign-in is answered as forbidden"
    case .replyDistinctForbidden:
      "forbidden is answered as a passing failure"
    case .replyDistinctChanged:
      "a changed entity is answered as a passing failure"
    case .replyDistinctPassing:
      "a passing failure is answered as forbidden"
    case .replyDistinctNetwork:
      "a network failure during sign-in signs the user out and drops the outbox"
    case .privacyTwinWorldsCount:
      "a choice counts the candidates that this user may not see"
    case .privacyTwinWorldsTime:
      "a request that names something hidden takes longer"
    case .recoverSummaryBefore:
      "no summary is shown before"
    case .recoverSummaryAfter:
      "the result does not show its undo path"
    case .recoverUndoOnce:
      "an operation can be undone again"
    case .recoverUndoWindow:
      "an undo works at any time"
    case .recoverUndoUnchanged:
      "an undo overwrites what changed since"
    case .recoverUndoInverse:
      "an undo skips permission and confirmation"
    case .recoverUndoCancels:
      "an undo that arrives first is answered as done, and cancels nothing"
    case .recoverUndoWaits:
      "an undo during the commit is answered as done"
    case .recoverKeptLimit:
      "what the time limit ends is dropped"
    case .recoverKeptKilled:
      "what is open when the app is killed is dropped"
    case .recoverKeptExhausted:
      "what ran out of attempts is dropped"
    case .recoverNotEndlessDestructive:
      "a destructive action is retried like any other"
    case .recoverNotEndlessBackground:
      "a destructive action is sent after offline, kill or background"
    case .recoverNotEndlessBounded:
      "attempts have no bound but the scenario's end"
    case .recoverAlternativesOffered:
      "gone and changed offer no alternative"
    case .recoverAlternativesPerson:
      "no way to a person is offered"
    case .recoverElsewherePending:
      "an open operation is listed only on the device that began it"
    case .recoverQueueBoundUser:
      "the queue is sent as whoever is signed in"
    case .recoverQueueBoundTenant:
      "the queue is sent under whichever tenant is chosen"
    case .recoverQueueBoundKept:
      "the queue is dropped when another account signs in"
    case .recoverQueueFlowsIndependent:
      "a parked operation blocks all behind it"
    case .recoverQueueFlowsDependent:
      "what depends on a parked operation is sent all the same"
    case .recoverQueueFlowsBounded:
      "a full outbox drops its oldest operation in silence"
    case .syncNotADatabaseCopy:
      "a device's copy overwrites the server's state at sync"
    case .syncNotADatabaseCurrent:
      "\"changed\" does not bring the current state"
    }
  }

  /// Whether the device keeps it, rather than the server's engine.
  public var isKeptByDevice: Bool {
    switch self {
    case .identityNoPositionOrdinal, .writeKeyClient, .replyDistinctNetwork,
      .recoverSummaryBefore, .recoverKeptLimit, .recoverKeptKilled, .recoverKeptExhausted,
      .recoverNotEndlessDestructive, .recoverNotEndlessBackground, .recoverNotEndlessBounded,
      .recoverQueueBoundUser, .recoverQueueBoundTenant, .recoverQueueBoundKept,
      .recoverQueueFlowsIndependent, .recoverQueueFlowsDependent, .recoverQueueFlowsBounded:
      true
    default:
      false
    }
  }
}
