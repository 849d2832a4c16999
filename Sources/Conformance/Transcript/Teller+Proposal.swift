import IntentEngine
import IntentSimulation

extension Teller {
  /// A proposal as a reply tells it (rule `ownership.quorum`).
  func told(_ proposal: ProposalSummary) -> String {
    var parts = [titled(proposal.proposal, proposal.title) + " of \(name(proposal.team))"]
    parts.append("to \(name(proposal.recipient))")
    parts.append("proposed by \(name(proposal.proposer))")
    parts += state(of: proposal)
    return (proposal.awaitsUser ? "awaits you: " : "proposal: ") + parts.joined(separator: ", ")
  }

  private func state(of proposal: ProposalSummary) -> [String] {
    switch proposal.status {
    case .open: return missing(proposal)
    case .committed: return ["approved, and done"]
    case .declined: return ["declined" + (proposal.declinedBy.map { " by \(name($0))" } ?? "")]
    case .withdrawn: return ["taken back"]
    case .expired: return ["expired at \(time(proposal.expires))"]
    case .void: return ["void: another came first"]
    case .gone: return ["void: the project is no longer what it was"]
    }
  }

  private func missing(_ proposal: ProposalSummary) -> [String] {
    let whom =
      switch proposal.second {
      case .teamAdmin: "two admins of \(name(proposal.team))"
      case .tenantAdmin: "an admin of \(name(proposal.team)) and one of the tenant"
      }
    let more = Count.of(Int(proposal.missing), "more approval")
    var parts = ["needs \(more) (\(whom) must approve)"]
    if proposal.outdated > 0 {
      let approvals = Count.of(Int(proposal.outdated), "approval")
      parts.append("\(approvals) from before the project changed, not counted")
    }
    if proposal.lacksRecipient { parts.append("\(name(proposal.recipient)) can't take it now") }
    if proposal.isUserTooNew {
      parts.append("you became an admin of \(name(proposal.team)) too late to approve it")
    }
    parts.append("before \(time(proposal.expires))")
    return parts
  }
}
