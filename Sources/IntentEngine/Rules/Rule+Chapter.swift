extension Rule {
  /// The chapter of the product brief that the rule comes from.
  public var chapter: Int {
    switch self {
    case .entryEqual, .entryNoBypass, .entryNoTrust, .entryPublicSurface, .entryLockedDevice,
      .replyThreeParts, .fileUntrusted:
      1
    case .intentDeclared, .identityStable, .identityVerifiable, .identityNoPosition,
      .resolveNeverGuess, .resolveUnderstandable, .resolveSchema:
      3
    case .identityRecheck, .identityAlias, .identityGone, .identityArchived,
      .identityTenantMoved, .syncNotADatabase, .containerState, .moveBothSides:
      4
    case .confirmRequired, .confirmExplains, .confirmBound, .confirmOnce, .confirmByHand,
      .confirmSkipScoped, .ownershipServer, .ownershipQuorum, .ownershipNeverOrphaned:
      5
    case .writeKey, .writeVersion, .writeOnce, .writeSameResult, .writeKeyPayload,
      .writeConcurrent, .writeKeyScope, .writeAtomic, .writeKeyRetention, .writeAlready,
      .readVisibility, .authRecheck, .authNoLanguage, .auditComplete, .auditAppendOnly,
      .replyDistinct, .privacyTwinWorlds:
      6
    case .recoverSummary, .recoverUndo, .recoverKept, .recoverNotEndless, .recoverAlternatives,
      .recoverElsewhere, .recoverQueueBound, .recoverQueueFlows, .discoverFollowsAccess,
      .measureIntent, .measureEntry, .discoverByValue, .suggestEarned:
      7
    }
  }
}
