/// Declines a proposal to give a team's project to somebody: it ends there.
enum DeclineTransferIntent: DecidingIntent {
  /// It gives nothing away, so that nothing is asked; whoever wants the transfer proposes it anew.
  static let declaration = IntentDeclaration(
    kind: .declineTransfer,
    name: "DeclineTransferIntent",
    summary: "Declines a proposal to give a team's project to somebody: it ends there.",
    phrases: [Phrase("decline transfer <proposal>")],
    parameters: [Parameter("proposal", "TransferProposalEntity")],
    subjects: [.proposal],
    preconditions: ["who could approve it", "the proposal is open"],
    want: "decline transfer", doneWord: "declined",
    authentication: .requiresAuthentication,
    visibility: .app,
    effects: [.approval],
    commutes: true,
    risk: .medium)

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    goal.subject.map { .proposalClosed($0, .declined) }
  }

  /// Nothing is given away by it.
  static var worksOnArchived: Bool { true }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { now.proposal == .declined }
}
