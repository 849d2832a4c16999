extension Safeguard {
  /// Whether the device keeps it, rather than the server's engine.
  public var isKeptByDevice: Bool {
    switch self {
    case .entryLockedDeviceWaits, .identityNoPositionOrdinal, .writeKeyClient, .writeKeyUtterance,
      .replyDistinctNetwork,
      .recoverSummaryBefore, .recoverKeptLimit, .recoverKeptKilled, .recoverKeptExhausted,
      .recoverNotEndlessDestructive, .recoverNotEndlessBackground, .recoverNotEndlessBounded,
      .recoverQueueBoundUser, .recoverQueueBoundTenant, .recoverQueueBoundKept,
      .recoverQueueBoundUnseen,
      .recoverQueueFlowsIndependent, .recoverQueueFlowsDependent, .recoverQueueFlowsBounded,
      .discoverFollowsAccessCandidates, .discoverFollowsAccessOrder,
      .discoverByValueListed, .suggestEarnedRetired, .suggestEarnedUndone,
      .suggestEarnedReturns, .suggestEarnedDonatedByHand, .suggestEarnedWithdrawn,
      .writeKeyByHand, .recoverKeptLate, .recoverNotEndlessOneMore, .recoverQueueBoundQuestion,
      .recoverQueueFlowsOrder, .syncNotADatabaseOlder:
      true
    default:
      false
    }
  }
}
