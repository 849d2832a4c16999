/// Where a proposal is in its life.
public enum ProposalStatus: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Approvals are awaited.
  case open
  /// The last approval that it needed has transferred the project.
  case committed
  /// Somebody who could have approved it said no.
  case declined
  /// Its proposer took it back.
  case withdrawn
  /// Its time is over, and somebody has noticed.
  case expired
  /// Another proposal for the same project came first.
  case void
  /// The project is no longer there under the id that it was proposed by.
  case gone
}

/// Who must approve besides one admin of the team (rule `ownership.quorum`).
public enum SecondApprover: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Another admin of the team.
  case teamAdmin
  /// An admin of the tenant: the team had one admin when it was proposed.
  case tenantAdmin
}

/// A proposal to give a team's project to somebody: what it asks for and whom it needs is fixed when
/// it is made (rule `ownership.quorum`).
@frozen
public struct ProposalRow: Row {
  public var tenant: EntityID
  public var project: EntityID
  /// The team that owned the project when it was proposed.
  public var team: EntityID
  public var recipient: EntityID
  public var proposer: EntityID
  /// The proposer's operation: open as long as the proposal is.
  public var key: OperationKey
  public var second: SecondApprover
  public var status: ProposalStatus
  /// Who brought it to its end.
  public var closedBy: EntityID?
  public var closedAt: Instant
  public var version: Version
  public var proposedAt: Instant
  /// The latest `ApprovalRow`, or -1.
  public var lastApproval: Int32

  /// When it is over, by the server's clock.
  public var expires: Instant { proposedAt + Limits.proposalLifetime }

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(tenant.rawValue) << 32 | UInt64(project.rawValue))
    fingerprint.fold(UInt64(team.rawValue) << 32 | UInt64(recipient.rawValue))
    fingerprint.fold(UInt64(proposer.rawValue) << 32 | UInt64(closedBy?.rawValue ?? .max))
    fingerprint.fold(UInt64(key.epoch) << 32 | UInt64(key.number))
    fingerprint.fold(
      UInt64(version.number) << 16 | UInt64(second.rawValue) << 8 | UInt64(status.rawValue))
    fingerprint.fold(Int(proposedAt.milliseconds))
  }
}

/// One person's yes to a proposal, at one version of the project; the latest of a person counts.
@frozen
public struct ApprovalRow: Row {
  public var proposal: EntityID
  public var user: EntityID
  /// The project's version that it was given at.
  public var version: Version
  public var at: Instant
  /// The approval before it, or -1.
  public var previous: Int32

  public func fold(into fingerprint: inout Fingerprint) {
    fingerprint.fold(UInt64(proposal.rawValue) << 32 | UInt64(user.rawValue))
    fingerprint.fold(UInt64(version.number))
  }
}
