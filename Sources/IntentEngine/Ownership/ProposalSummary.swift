/// A proposal as a reply tells it to who may see it (rule `ownership.quorum`).
@frozen
public struct ProposalSummary: BitwiseCopyable, Hashable, Sendable {
  public var proposal: EntityID
  public var project: EntityID
  public var title: TextID
  /// The team that owns the project, or did when it was proposed.
  public var team: EntityID
  public var recipient: EntityID
  public var proposer: EntityID
  /// Who must approve besides one admin of the team.
  public var second: SecondApprover
  public var status: ProposalStatus
  /// Who brought it to its end by saying no.
  public var declinedBy: EntityID?
  /// How many more people must approve.
  public var missing: UInt8
  /// How many approvals were given at another version of the project, so that they do not count.
  public var outdated: UInt8
  /// Whether the recipient can't take the project now.
  public var lacksRecipient: Bool
  /// Whether the user is an admin of the team, and had not been one long enough.
  public var isUserTooNew: Bool
  /// Whether it waits for the user that it is told to.
  public var awaitsUser: Bool
  public var expires: Instant
}
