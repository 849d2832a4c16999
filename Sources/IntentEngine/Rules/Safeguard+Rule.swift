extension Safeguard {
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
      .entryPublicSurfaceMalformed, .entryPublicSurfaceContradictory,
      .entryPublicSurfaceVisibility:
      .entryPublicSurface
    case .entryLockedDeviceWaits, .entryLockedDeviceRefused:
      .entryLockedDevice
    case .replyThreePartsWant, .replyThreePartsRecoveries:
      .replyThreeParts
    case .fileUntrustedAuthorizationFirst, .fileUntrustedName, .fileUntrustedType,
      .fileUntrustedSize, .fileUntrustedOnce, .fileUntrustedGone:
      .fileUntrusted
    case .intentDeclaredEffects:
      .intentDeclared
    case .identityStableRename, .identityStableRestore:
      .identityStable
    case .identityVerifiableForged, .identityVerifiableType, .identityVerifiableTenant,
      .identityVerifiableChoice, .identityVerifiableAssignee:
      .identityVerifiable
    case .identityNoPositionOrdinal:
      .identityNoPosition
    case .identityRecheckAccess:
      .identityRecheck
    case .identityAliasFollowed, .identityAliasHops, .identityAliasAccess, .identityAliasVersion,
      .identityAliasTold, .identityAliasLoops, .identityAliasChoice, .identityAliasAsks:
      .identityAlias
    case .identityGoneTold, .identityGoneHidden, .identityGoneStays:
      .identityGone
    case .identityArchivedRefused, .identityArchivedReadable, .identityArchivedWayOn:
      .identityArchived
    case .identityTenantMovedMints, .identityTenantMovedAlias, .identityTenantMovedHidden,
      .identityTenantMovedOwner, .identityTenantMovedShares, .identityTenantMovedQueued:
      .identityTenantMoved
    case .resolveNeverGuessMany, .resolveNeverGuessExact, .resolveNeverGuessShown:
      .resolveNeverGuess
    case .resolveUnderstandableCandidates, .resolveUnderstandableWayOn:
      .resolveUnderstandable
    case .resolveSchemaRefused, .resolveSchemaSuccessor, .resolveSchemaMigrated,
      .resolveSchemaReplay, .resolveSchemaFuture:
      .resolveSchema
    case .confirmRequiredRemoves, .confirmRequiredShows, .confirmRequiredControl:
      .confirmRequired
    case .confirmExplainsObject, .confirmExplainsOwner, .confirmExplainsImpact,
      .confirmExplainsReversibility:
      .confirmExplains
    case .confirmBoundOperation, .confirmBoundUser, .confirmBoundDigest,
      .confirmBoundOneOpen:
      .confirmBound
    case .confirmOnceSpent, .confirmOnceLapse, .confirmOnceExpiry:
      .confirmOnce
    case .confirmByHandHand, .confirmByHandUnlocked, .confirmByHandDisplayed:
      .confirmByHand
    case .confirmSkipScopedUser, .confirmSkipScopedIntent, .confirmSkipScopedProject,
      .confirmSkipScopedExpires, .confirmSkipScopedByHand, .confirmSkipScopedAnswered,
      .confirmSkipScopedAlias,
      .confirmSkipScopedHighRisk, .confirmSkipScopedEnds, .confirmSkipScopedAudited:
      .confirmSkipScoped
    case .writeKeyRequired, .writeKeyWellFormed, .writeKeyClient, .writeKeyUtterance:
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
    case .recoverElsewherePending, .recoverElsewhereUser:
      .recoverElsewhere
    case .recoverQueueBoundUser, .recoverQueueBoundTenant, .recoverQueueBoundKept,
      .recoverQueueBoundUnseen:
      .recoverQueueBound
    case .recoverQueueFlowsIndependent, .recoverQueueFlowsDependent, .recoverQueueFlowsBounded:
      .recoverQueueFlows
    case .syncNotADatabaseCopy, .syncNotADatabaseCurrent:
      .syncNotADatabase
    case .discoverFollowsAccessContact, .discoverFollowsAccessAcknowledged,
      .discoverFollowsAccessCandidates, .discoverFollowsAccessOrder:
      .discoverFollowsAccess
    case .measureIntentStarted, .measureIntentDuplicates, .measureIntentAbandoned,
      .measureIntentElsewhere:
      .measureIntent
    case .ownershipNeverOrphanedLeave, .ownershipNeverOrphanedRemove,
      .ownershipNeverOrphanedDemote, .ownershipNeverOrphanedSuspend,
      .ownershipNeverOrphanedDissolve, .ownershipNeverOrphanedRaced,
      .ownershipNeverOrphanedHidden, .ownershipNeverOrphanedWayOn:
      .ownershipNeverOrphaned
    case .measureEntryConversion:
      .measureEntry
    case .discoverByValueListed, .discoverByValueRefused:
      .discoverByValue
    case .suggestEarnedSafe, .suggestEarnedPermitted, .suggestEarnedRetired,
      .suggestEarnedUndone, .suggestEarnedReturns, .suggestEarnedDonatedByHand,
      .suggestEarnedWithdrawn:
      .suggestEarned
    case .containerStateEffective,
      .containerStateSingly,
      .containerStateUndo,
      .containerStateWayOn:
      .containerState
    case .moveBothSidesPermission,
      .moveBothSidesHidden,
      .moveBothSidesChallenges,
      .moveBothSidesFollow,
      .moveBothSidesAssignee:
      .moveBothSides
    case .entryEqualKey:
      .entryEqual
    case .entryNoTrustVersion:
      .entryNoTrust
    case .entryPublicSurfaceBytes:
      .entryPublicSurface
    case .entryLockedDeviceReplay:
      .entryLockedDevice
    case .replyThreePartsOpen:
      .replyThreeParts
    case .intentDeclaredQuiet, .intentDeclaredAssignee:
      .intentDeclared
    case .identityVerifiableMember, .identityVerifiableOffered:
      .identityVerifiable
    case .identityAliasReplay:
      .identityAlias
    case .identityGoneText:
      .identityGone
    case .identityArchivedUndo, .identityArchivedOffered:
      .identityArchived
    case .resolveNeverGuessCase, .resolveNeverGuessDeleted:
      .resolveNeverGuess
    case .resolveUnderstandableRestore:
      .resolveUnderstandable
    case .confirmRequiredNo:
      .confirmRequired
    case .confirmBoundPeople, .confirmBoundSame:
      .confirmBound
    case .confirmOnceLastMoment:
      .confirmOnce
    case .writeKeyByHand:
      .writeKey
    case .writeVersionAhead:
      .writeVersion
    case .writeSameResultStored, .writeSameResultRefusals:
      .writeSameResult
    case .writeKeyPayloadVersion, .writeKeyPayloadAtOnce:
      .writeKeyPayload
    case .writeConcurrentCrash:
      .writeConcurrent
    case .writeKeyScopeReservation:
      .writeKeyScope
    case .writeKeyRetentionAtFence, .writeKeyRetentionUndo:
      .writeKeyRetention
    case .readVisibilityPending, .readVisibilitySync:
      .readVisibility
    case .authRecheckConfirmation, .authRecheckCommit, .authRecheckLastMoment:
      .authRecheck
    case .authNoLanguageText:
      .authNoLanguage
    case .auditCompleteUnsigned, .auditCompleteReads, .auditCompleteOneRecord:
      .auditComplete
    case .auditAppendOnlyKeys:
      .auditAppendOnly
    case .replyDistinctSuspended:
      .replyDistinct
    case .privacyTwinWorldsRefused, .privacyTwinWorldsUnseen:
      .privacyTwinWorlds
    case .recoverSummaryReplayed:
      .recoverSummary
    case .recoverUndoLastMoment, .recoverUndoClock, .recoverUndoNothing, .recoverUndoReplay:
      .recoverUndo
    case .recoverKeptLate:
      .recoverKept
    case .recoverNotEndlessOneMore:
      .recoverNotEndless
    case .recoverAlternativesSelf:
      .recoverAlternatives
    case .recoverElsewhereExpired:
      .recoverElsewhere
    case .recoverQueueBoundQuestion:
      .recoverQueueBound
    case .recoverQueueFlowsOrder:
      .recoverQueueFlows
    case .syncNotADatabaseOlder, .syncNotADatabaseLooks:
      .syncNotADatabase
    case .ownershipServerCached, .ownershipServerStated:
      .ownershipServer
    case .ownershipQuorumTwo, .ownershipQuorumDistinct, .ownershipQuorumStanding,
      .ownershipQuorumStill, .ownershipQuorumVersion, .ownershipQuorumBound,
      .ownershipQuorumTenantAdmin, .ownershipQuorumFixed, .ownershipQuorumRecipient,
      .ownershipQuorumRival, .ownershipQuorumExpires, .ownershipQuorumDeclined,
      .ownershipQuorumSeen:
      .ownershipQuorum
    }
  }
}
