extension Safeguard {
  /// What happens without it.
  public var absence: String {
    switch self {
    case .entryEqualAuthorization: "requests from Spotlight skip the permission check"
    case .entryEqualResult: "requests from Shortcuts skip the version check"
    case .entryNoBypassSync: "what a device sends from its outbox is committed without audit"
    case .entryNoBypassAdministration: "administrative requests skip the permission check"
    case .entryNoTrustSuggested: "a suggested invocation skips the confirmation"
    case .entryPublicSurfaceUnknown: "an unknown intent is answered as done"
    case .entryPublicSurfaceMissing: "a missing parameter is taken as empty"
    case .entryPublicSurfaceOversized: "a text of any length is stored"
    case .entryPublicSurfaceMalformed: "a body that can't be read is answered as done"
    case .entryPublicSurfaceContradictory: "of contradictory parameters the first wins"
    case .entryPublicSurfaceVisibility:
      "what only the app offers is also taken from Siri, a Shortcut or another device"
    case .entryLockedDeviceWaits: "what needs the unlocked device is sent from the locked one"
    case .entryLockedDeviceRefused: "a request from a locked device is decided whatever its intent"
    case .replyThreePartsWant: "the reply does not say what was wanted"
    case .replyThreePartsRecoveries: "the reply offers no recovery"
    case .fileUntrustedAuthorizationFirst: "a file is judged before anybody knows who sent it"
    case .fileUntrustedName: "a file of any name is stored"
    case .fileUntrustedType: "a file is taken for what it claims to be"
    case .fileUntrustedSize: "a file of any size is stored, an empty one too"
    case .fileUntrustedOnce: "every attempt attaches the file once more"
    case .fileUntrustedGone:
      "a file is attached whether or not its content is what was handed over, or there at all"
    case .intentDeclaredEffects: "completing a task also subscribes the user to it"
    case .identityStableRename: "a rename mints a new id and the old one leads nowhere"
    case .identityStableRestore: "restoring makes a copy under a new id"
    case .identityVerifiableForged: "a forged id is answered as malformed"
    case .identityVerifiableType: "an id of another kind is answered as malformed"
    case .identityVerifiableTenant: "another tenant's id is answered as forbidden"
    case .identityVerifiableChoice: "a choice that was never offered to this user is accepted"
    case .identityVerifiableAssignee:
      "assigning to who may not see the project is answered as forbidden"
    case .identityNoPositionOrdinal:
      "the position is sent, and resolved on the server's list of that moment"
    case .identityRecheckAccess: "a copy in the device's cache counts as access"
    case .identityAliasFollowed: "an old id leads nowhere: it is answered as not found"
    case .identityAliasHops:
      "only the first hop is followed, and a chain of aliases ends in not found"
    case .identityAliasAccess:
      "access is not checked: an alias opens its successor to whoever holds the old id"
    case .identityAliasVersion: "a version read from the old id counts for the successor"
    case .identityAliasTold: "neither reply nor audit names the old id"
    case .identityAliasLoops: "a project can be merged into itself, and is gone"
    case .identityAliasChoice: "what was split is not asked for: the first successor is taken"
    case .identityAliasAsks: "a confirmation that was asked for the old id counts for its successor"
    case .identityGoneTold: "a deleted entity is answered as not found to everybody"
    case .identityGoneHidden: "a tombstone is told to everybody"
    case .identityGoneStays: "an edit clears the tombstone"
    case .identityArchivedRefused: "a write on an archived project goes through"
    case .identityArchivedReadable: "a read of an archived project is refused too"
    case .identityArchivedWayOn: "the refusal does not offer to unarchive"
    case .identityTenantMovedMints: "a project that moves to another tenant keeps its ids"
    case .identityTenantMovedAlias: "the old id leads nowhere in the new tenant either"
    case .identityTenantMovedHidden:
      "who asks from the old tenant is refused, and so told that the project is elsewhere"
    case .identityTenantMovedOwner: "the move names no owner: the old one is kept"
    case .identityTenantMovedShares: "who had access in the old tenant has it in the new one"
    case .identityTenantMovedQueued: "what was queued under the old tenant runs in the new one"
    case .resolveNeverGuessMany: "of several matches the first in internal order is taken"
    case .resolveNeverGuessExact: "a title that only begins so matches"
    case .resolveNeverGuessShown: "a single match acts without having been shown"
    case .resolveUnderstandableCandidates: "the candidates are not offered"
    case .resolveUnderstandableWayOn: "a failed resolution offers no way on"
    case .resolveSchemaRefused:
      "an intent of a schema that is no longer understood is read as if it were today's"
    case .resolveSchemaSuccessor: "the refusal does not name the intent that took its place"
    case .resolveSchemaMigrated:
      "what an old sharing did not say is filled in as most say it today: editor"
    case .resolveSchemaReplay:
      "the schema is looked at before the key, and a settled one is refused as incompatible"
    case .resolveSchemaFuture: "a schema that is not there yet is read as if it were today's"
    case .confirmRequiredRemoves: "what removes content is not asked about"
    case .confirmRequiredShows: "what shows content to more people is not asked about"
    case .confirmRequiredControl: "what gives away control is not asked about"
    case .confirmExplainsObject: "the object is named as the device's copy calls it"
    case .confirmExplainsOwner: "the owner is named as the device's copy does"
    case .confirmExplainsImpact: "the number of people affected is left out"
    case .confirmExplainsReversibility: "the undo window is left out"
    case .confirmBoundOperation: "a confirmation of one operation confirms another"
    case .confirmBoundUser: "another user's confirmation counts"
    case .confirmBoundDigest: "a confirmation outlives a change of what it showed"
    case .confirmBoundOneOpen: "asking again opens another challenge"
    case .confirmOnceSpent:
      "a spent confirmation stays valid for the user's next operation on the same entity"
    case .confirmOnceLapse: "a confirmation never expires"
    case .confirmOnceExpiry: "a confirmation expires by the device's clock"
    case .confirmByHandHand: "a confirmation that no hand gave counts"
    case .confirmByHandUnlocked: "a confirmation from a locked device counts"
    case .confirmByHandDisplayed:
      "a confirmation from a device that never showed the challenge counts"
    case .confirmSkipScopedUser: "another user's \"don't ask again\" counts"
    case .confirmSkipScopedIntent: "what was said of one intent counts for every intent"
    case .confirmSkipScopedProject: "what was said in one project counts in every project"
    case .confirmSkipScopedExpires: "\"don't ask again\" never expires"
    case .confirmSkipScopedByHand:
      "also what no hand made just now goes unasked: from Siri, the queue or a suggestion"
    case .confirmSkipScopedAnswered: "a question that was asked before goes unanswered"
    case .confirmSkipScopedAlias: "also what came by an old id goes unasked"
    case .confirmSkipScopedHighRisk: "also what always asks goes unasked"
    case .confirmSkipScopedEnds: "\"don't ask again\" outlives a change of roles or audience"
    case .confirmSkipScopedAudited:
      "the audit does not name the preference that stood in for the question"
    case .writeKeyRequired: "a request without a key is run"
    case .writeKeyWellFormed: "a key above the server's epoch is accepted"
    case .writeKeyClient: "every retry makes a new key"
    case .writeKeyUtterance:
      "the device that carries out what another one heard makes a key each time it hears it"
    case .writeVersionRequired: "a request without a version is run"
    case .writeVersionCompared: "an old version is accepted"
    case .writeVersionOwn: "a comment raises the version of its container"
    case .writeOnceLookup: "settled keys are not looked up: every sending runs"
    case .writeSameResultResult:
      "a duplicate is decided anew instead of being answered from its key"
    case .writeSameResultOrder: "the key is looked up after permission, state and version"
    case .writeSameResultMarked: "a replay does not say that it is one"
    case .writeSameResultStands: "a replay does not say whether its result still stands"
    case .writeSameResultCut: "a replay tells what its user may no longer see"
    case .writeKeyPayloadContent:
      "a key that comes again with other content gets the first one's result"
    case .writeConcurrentReservation: "an attempt does not see that its key is reserved"
    case .writeKeyScopeUser: "the key alone finds the result, whoever asks"
    case .writeAtomicTransaction: "the effect is durable before the key and the audit are"
    case .writeKeyRetentionFence: "a key below the fence is run as new"
    case .writeKeyRetentionTold: "the refusal does not tell what happened"
    case .writeAlreadySuccess: "what is already so is refused as gone or changed"
    case .writeAlreadyTold: "\"already\" does not say who did it and when"
    case .readVisibilityFilter: "a read returns whatever matches"
    case .authRecheckSession: "an expired or revoked session goes on"
    case .authRecheckPermission: "an open key is not checked for permission again"
    case .authRecheckTenant: "a user suspended in the tenant goes on"
    case .authNoLanguageClaim: "the role that the client claims counts"
    case .authNoLanguageUtterance: "saying \"as admin\" makes an admin"
    case .auditCompleteRefusals: "refusals leave no record"
    case .auditCompleteReplays: "replays leave no record"
    case .auditCompleteChallenges: "challenges leave no record"
    case .auditCompleteSize: "a record keeps texts of any length"
    case .auditCompleteRate: "no rate is kept"
    case .auditAppendOnlyUndo: "an undo removes the record of what it undoes"
    case .replyDistinctSession: "an expired sign-in is answered as forbidden"
    case .replyDistinctForbidden: "forbidden is answered as a passing failure"
    case .replyDistinctChanged: "a changed entity is answered as a passing failure"
    case .replyDistinctPassing: "a passing failure is answered as forbidden"
    case .replyDistinctNetwork:
      "a network failure during sign-in signs the user out and drops the outbox"
    case .privacyTwinWorldsCount: "a choice counts the candidates that this user may not see"
    case .privacyTwinWorldsTime: "a request that names something hidden takes longer"
    case .recoverSummaryBefore: "no summary is shown before"
    case .recoverSummaryAfter: "the result does not show its undo path"
    case .recoverUndoOnce: "an operation can be undone again"
    case .recoverUndoWindow: "an undo works at any time"
    case .recoverUndoUnchanged: "an undo overwrites what changed since"
    case .recoverUndoInverse: "an undo skips permission and confirmation"
    case .recoverUndoCancels: "an undo that arrives first is answered as done, and cancels nothing"
    case .recoverUndoWaits: "an undo during the commit is answered as done"
    case .recoverKeptLimit: "what the time limit ends is dropped"
    case .recoverKeptKilled: "what is open when the app is killed is dropped"
    case .recoverKeptExhausted: "what ran out of attempts is dropped"
    case .recoverNotEndlessDestructive: "a destructive action is retried like any other"
    case .recoverNotEndlessBackground:
      "a destructive action is sent after offline, kill or background"
    case .recoverNotEndlessBounded: "attempts have no bound but the scenario's end"
    case .recoverAlternativesOffered: "gone and changed offer no alternative"
    case .recoverAlternativesPerson: "no way to a person is offered"
    case .recoverElsewherePending: "an open operation is listed only on the device that began it"
    case .recoverElsewhereUser: "an open operation is listed for everybody in the tenant"
    case .recoverQueueBoundUser: "the queue is sent as whoever is signed in"
    case .recoverQueueBoundTenant: "the queue is sent under whichever tenant is chosen"
    case .recoverQueueBoundKept: "the queue is dropped when another account signs in"
    case .recoverQueueBoundUnseen: "what a user held is still shown after signing out"
    case .recoverQueueFlowsIndependent: "a parked operation blocks all behind it"
    case .recoverQueueFlowsDependent: "what depends on a parked operation is sent all the same"
    case .recoverQueueFlowsBounded: "a full outbox drops its oldest operation in silence"
    case .syncNotADatabaseCopy: "a device's copy overwrites the server's state at sync"
    case .syncNotADatabaseCurrent: "\"changed\" does not bring the current state"
    case .discoverFollowsAccessContact:
      "only a sync takes away what access took, and no other reply does"
    case .discoverFollowsAccessAcknowledged:
      "what access took is told once, whether or not the reply arrives"
    case .discoverFollowsAccessCandidates:
      "a choice that is shown goes on offering what access took"
    case .discoverFollowsAccessOrder: "a reply from before brings back what access took"
    case .measureIntentStarted: "an operation counts as started at every request"
    case .measureIntentDuplicates: "a replay counts as one more completion"
    case .measureIntentAbandoned:
      "a question that nobody answers in time is not counted as abandoned"
    case .measureIntentElsewhere: "what another device finished is not counted as such"
    case .ownershipNeverOrphanedLeave: "the last owner or admin can leave"
    case .ownershipNeverOrphanedRemove: "the last owner or admin can be removed"
    case .ownershipNeverOrphanedDemote: "the last admin can be made less"
    case .ownershipNeverOrphanedSuspend: "the last owner or admin can be suspended"
    case .ownershipNeverOrphanedDissolve: "a team that owns something can be dissolved"
    case .ownershipNeverOrphanedRaced: "who is the last is judged only before the commit"
    case .ownershipNeverOrphanedHidden:
      "what must be handed over is named also to those who may not see it"
    case .ownershipNeverOrphanedWayOn: "nothing says that it must be handed over first"
    case .measureEntryConversion: "entry points are compared by how often they are called"
    case .discoverByValueListed: "administrative operations are listed with the rest"
    case .discoverByValueRefused: "an administrative operation is taken from any entry point"
    case .suggestEarnedSafe: "what is sensitive, or can't be undone, is suggested as well"
    case .suggestEarnedPermitted: "what the user may no longer do is suggested"
    case .suggestEarnedRetired: "a noisy intent goes on being suggested"
    case .suggestEarnedUndone: "an undo does not count against a suggestion"
    case .suggestEarnedReturns: "a retired intent comes back as its showings grow old"
    case .suggestEarnedDonatedByHand: "replays, retries, suggestions and the queue donate as well"
    case .suggestEarnedWithdrawn:
      "a donation stays after delete, revoke, sign-out and tenant switch"
    case .containerStateEffective: "what is in a deleted task is as if the task were there"
    case .containerStateSingly: "restoring or unarchiving revives what was deleted singly"
    case .containerStateUndo: "an undo ignores that its container is archived or deleted"
    case .containerStateWayOn: "what is gone with its container offers no way to bring that back"
    case .moveBothSidesPermission: "a move asks only for permission where the task is"
    case .moveBothSidesHidden: "a destination that may not be seen is answered as forbidden"
    case .moveBothSidesChallenges: "questions about a task and its comments outlive its move"
    case .moveBothSidesFollow: "comments and tombstones stay in the project where the task was"
    case .moveBothSidesAssignee: "a task stays assigned to somebody who may not see it"
    case .entryEqualKey, .entryNoTrustVersion, .entryPublicSurfaceBytes, .entryLockedDeviceReplay,
      .replyThreePartsOpen, .intentDeclaredQuiet, .intentDeclaredAssignee,
      .identityVerifiableMember, .identityVerifiableOffered, .identityAliasReplay,
      .identityGoneText, .identityArchivedUndo, .identityArchivedOffered, .resolveNeverGuessCase,
      .resolveNeverGuessDeleted, .resolveUnderstandableRestore, .confirmRequiredNo,
      .confirmBoundPeople, .confirmBoundSame, .confirmOnceLastMoment, .writeKeyByHand,
      .writeVersionAhead, .writeSameResultStored, .writeSameResultRefusals, .writeKeyPayloadVersion,
      .writeKeyPayloadAtOnce, .writeConcurrentCrash, .writeKeyScopeReservation,
      .writeKeyRetentionAtFence, .writeKeyRetentionUndo, .readVisibilityPending,
      .readVisibilitySync, .authRecheckConfirmation, .authRecheckCommit, .authRecheckLastMoment,
      .authNoLanguageText, .auditCompleteUnsigned, .auditCompleteReads, .auditCompleteOneRecord,
      .auditAppendOnlyKeys, .replyDistinctSuspended, .privacyTwinWorldsRefused,
      .recoverSummaryReplayed, .recoverUndoLastMoment, .recoverUndoClock, .recoverUndoNothing,
      .recoverUndoReplay, .recoverKeptLate, .recoverNotEndlessOneMore, .recoverAlternativesSelf,
      .recoverElsewhereExpired, .recoverQueueBoundQuestion, .recoverQueueFlowsOrder,
      .syncNotADatabaseOlder, .syncNotADatabaseLooks:
      absenceAtEdge
    case .ownershipServerCached: "what the device says of the owner, and of its user's role, counts"
    case .ownershipServerStated:
      """
      neither reply nor confirmation states the owner of a team's or public project \
      as the server knows it
      """
    case .ownershipQuorumTwo: "one admin of the team transfers its project"
    case .ownershipQuorumDistinct: "one person's second approval counts as another's"
    case .ownershipQuorumStanding:
      "whoever is an admin of the team may approve, since when does not count"
    case .ownershipQuorumStill: "an approval outlives its giver's demotion"
    case .ownershipQuorumVersion: "an approval outlives a change of the project"
    case .ownershipQuorumBound: "an approval of one proposal counts for its rivals"
    case .ownershipQuorumTenantAdmin:
      "where the team has one admin, that one transfers its project alone"
    case .ownershipQuorumFixed: "whom a proposal needs is decided anew at each approval"
    case .ownershipQuorumRecipient: "whether the recipient is active is not asked again"
    case .ownershipQuorumRival: "a rival proposal stays open after the project is given away"
    case .ownershipQuorumExpires: "a proposal is open for ever"
    case .ownershipQuorumDeclined: "a declined proposal stays open"
    case .ownershipQuorumSeen: "a proposal is told to everybody in the tenant"
    case .privacyTwinWorldsUnseen: "who loses something hears of old ids that they never saw"
    }
  }
}
