/// Approves a proposal to give a team's project to somebody.
enum ApproveTransferIntent: DecidingIntent {
  /// It only adds one person's yes, so that it commutes; its question binds it to the project's
  /// version, and to how many approvals are missing.
  static let declaration = IntentDeclaration(
    kind: .approveTransfer,
    name: "ApproveTransferIntent",
    summary: "Approves a proposal to give a team's project to somebody.",
    phrases: [Phrase("approve <proposal>")],
    parameters: [Parameter("proposal", "TransferProposalEntity")],
    subjects: [.proposal],
    preconditions: [
      "an admin of the team for 24h, or the tenant's", "it is open", "the recipient is active",
    ],
    want: "approve", doneWord: "approved",
    authentication: .requiresAuthentication,
    visibility: .app,
    effects: [.approval, .ownership],
    commutes: true,
    isDestructive: true,
    risk: .high)

  /// Whether it is the last one that is needed, the engine says.
  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .transferApproved($0, commits: false) }
  }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool {
    now.proposal == .open || now.proposal == .committed
  }
}
