/// What can happen to the state; nothing else writes it.
///
/// An event carries only what its transaction's record does not say already: who, when and under
/// which key are in the record.
@frozen
public enum Event: BitwiseCopyable, Hashable, Sendable {
  // Effects.
  case taskDone(EntityID)
  case taskReopened(EntityID)
  case assigned(EntityID, to: EntityID?)
  case titled(EntityID, TextID)
  /// A rename that mints an id: the fault `identity.stable/rename`.
  case taskReplaced(EntityID, TextID)
  case commentAdded(EntityID, in: EntityID, TextID)
  case commentEdited(EntityID, TextID)
  case commentDeleted(EntityID)
  case commentRestored(EntityID)
  case roleSet(EntityID, member: EntityID, Role?)
  case audienceSet(EntityID, Audience)
  case ownerSet(EntityID, EntityID)
  case projectArchived(EntityID)
  case projectUnarchived(EntityID)
  case fileAttached(EntityID, FileID)
  case transferApproved(EntityID, commits: Bool)
  case subscribed(EntityID)
  case keysDropped(EntityID, below: UInt32)
  case schemasDropped(EntityID, below: UInt16)
  /// Somebody gets a place in a team, another one, or none.
  case placed(EntityID, member: EntityID, TeamRole?)
  /// A project or task that becomes an old id of another; all that is in it follows.
  case merged(EntityID, into: EntityID)
  /// A project that becomes an old id of two others; all that is in it goes to the first.
  case projectSplit(EntityID, into: EntityID, and: EntityID)
  /// A project that gets new ids in another tenant, with all that is in it.
  case projectLeft(EntityID, TenantMove)
  /// A team ends.
  case dissolved(EntityID)
  /// Somebody's own place in a project ends; what they own in it goes to whom they hand it over to.
  case left(EntityID, EntityID, to: EntityID?)
  /// Somebody is suspended in a tenant, or reinstated.
  case activitySet(EntityID, in: EntityID, Bool)
  /// Somebody is signed out of a tenant, on every device.
  case sessionsEnded(of: EntityID, in: EntityID)
  /// A comment that raises its container's version: the fault `write.version/own`.
  case containerTouched(EntityID)
  /// A device's copy that overwrites: the fault `sync.not-a-database/copy`.
  case copyTaken(EntityID, TextID, isDone: Bool)

  case taskDeleted(EntityID)
  case taskRestored(EntityID)
  case taskMoved(EntityID, to: EntityID, assignee: EntityID?)
  /// Comments that stay in the project where their task was: the fault `move.both-sides/follow`.
  case commentsLeft(EntityID, in: EntityID)

  // What access took along.
  case contentLost(EntityID)
  /// Somebody's access ended to what `State.lost` holds from `first` on.
  case accessLost(EntityID, in: EntityID, first: Int32, count: Int32)

  // The life of a key.
  case keyOpened(content: UInt64, operation: Int32)
  case keySettled(Settlement)
  /// An undo that came first settles the key that it names.
  case keyCancelled(OperationKey)
  case operationUndone(OperationKey)
  /// A candidate that a choice offers under the record's key.
  case offered(EntityID)

  // The life of a proposal, which is how the key of a transfer waits.
  case proposalOpened(EntityID, to: EntityID, SecondApprover, approves: Bool)
  case proposalClosed(EntityID, ProposalStatus)

  // Confirmations.
  case challengeIssued(Int32)
  case challengeShown(ChallengeID)
  case challengeSpent(ChallengeID)
  case challengeVoided(ChallengeID)
  /// Nobody answered it in time; it decides nothing, and counts as abandoned.
  case challengeLapsed(ChallengeID)
  /// "Don't ask again", said with a confirmation.
  case preferenceSet(Int32)
  /// A preference stood in for the question.
  case preferenceUsed(Int32)

  // Sign-ins and the rest.
  case sessionOpened(expires: Instant)
  case sessionEnded(SessionID)
  /// One more request beyond the rate, counted in the record that told so first.
  case slowedDown(record: Int32)
  /// A record taken out of the audit: the fault `audit.append-only/undo`.
  case recordHidden(Int32)
}

/// The part of a settled key that its record does not say.
@frozen
public struct Settlement: BitwiseCopyable, Hashable, Sendable {
  public var content: UInt64
  public var prior: UInt32
  public var value: UInt32
  public var member: EntityID?
  /// The intent that acted: an undo's inverse, otherwise the one that was sent.
  public var intent: IntentKind
}

/// Where a project goes that leaves its tenant.
@frozen
public struct TenantMove: BitwiseCopyable, Hashable, Sendable {
  public var tenant: EntityID
  /// Who owns it there.
  public var owner: EntityID
  /// The fault `identity.tenant-moved/mints`.
  public var keepsID = false
  /// The fault `identity.tenant-moved/shares`.
  public var keepsShares = false

  init(tenant: EntityID, owner: EntityID) {
    self.tenant = tenant
    self.owner = owner
  }
}

extension Event {
  /// The id that becomes an old one by it.
  var oldID: EntityID? {
    switch self {
    case .merged(let old, _), .projectSplit(let old, _, _): old
    case .projectLeft(let old, let move): move.keepsID ? nil : old
    default: nil
    }
  }
}
