import IntentEngine
import ScenarioLanguage

/// The entities of a state in words, each container before what it holds.
struct EntityLines {
  let state: State
  let teller: Teller

  /// One line an entity, as columns.
  var lines: [[String]] {
    var rows = suspended
    rows += (0..<state.teams.count).map { index in
      row(EntityID(.team, index), facts(ofTeam: EntityID(.team, index)))
    }
    for index in 0..<state.projects.count {
      let project = EntityID(.project, index)
      guard state.exists(project) else { continue }
      rows.append(row(project, facts(ofProject: state.projects[index], project)))
      rows += proposals(for: project)
      rows += comments(in: project)
      for task in 0..<state.tasks.count where state.tasks[task].project == project {
        rows += tasks(EntityID(.task, task))
      }
    }
    return rows + aliases
  }

  /// The old ids, each with what it was made to lead to.
  private var aliases: [[String]] {
    return state.aliases.rows.map(\.old).uniqued().map { old in
      let successors = state.successors(of: old).map { teller.name($0) }
      return ["alias", teller.name(old), "", "leads to " + successors.joined(separator: " or ")]
    }
  }

  /// The users who may do nothing, and where.
  private var suspended: [[String]] {
    let tenants = state.tenants.rows.indices.map { EntityID(.tenant, $0) }
    return state.users.rows.indices.map { EntityID(.user, $0) }.flatMap { user in
      tenants.compactMap { tenant -> [String]? in
        guard let tenancy = state.tenancy(of: user, in: tenant), !tenancy.isActive else {
          return nil
        }
        return [
          user.kind.word, teller.name(user), "version \(tenancy.version.number)",
          "suspended in \(teller.name(tenant))",
        ]
      }
    }
  }

  private func facts(ofTeam team: EntityID) -> [String] {
    let members = state.users.rows.indices.map { EntityID(.user, $0) }.compactMap { user in
      state.teamMember(user, of: team)?.role.map { "\(teller.name(user)) \($0.word)" }
    }
    if state.teams[team.index].isDissolved { return ["dissolved"] }
    return members.isEmpty ? ["nobody"] : members
  }

  private func proposals(for project: EntityID) -> [[String]] {
    return state.proposals.rows.indices.filter { state.proposals[$0].project == project }.map {
      let row = state.proposals[$0]
      return self.row(EntityID(.proposal, $0), facts(ofProposal: row, EntityID(.proposal, $0)))
    }
  }

  private func facts(ofProposal row: ProposalRow, _ proposal: EntityID) -> [String] {
    let approvals = state.approvals.rows.filter {
      $0.proposal == proposal
    }
    let given = approvals.map { "\(teller.name($0.user)) at version \($0.version.number)" }
    return [
      "of \(teller.name(row.project)) to \(teller.name(row.recipient))", row.status.word,
      given.isEmpty ? "approved by nobody" : "approved by " + given.joined(separator: ", "),
    ]
  }

  private func tasks(_ task: EntityID) -> [[String]] {
    guard state.exists(task) else { return [] }
    let row = state.tasks[task.index]
    var facts = [row.isDone ? "done" : "open"]
    if let assignee = row.assignee { facts.append("assigned to \(teller.name(assignee))") }
    if row.isDeleted {
      facts.append("deleted" + (row.remover.map { " by \(teller.name($0))" } ?? ""))
    }
    for subscription in state.subscriptions.rows where subscription.entity == task {
      facts.append("\(teller.name(subscription.user)) is subscribed")
    }
    return [self.row(task, facts)] + comments(in: task) + attachments(to: task)
  }

  private func attachments(to task: EntityID) -> [[String]] {
    return state.attachments.rows.filter { $0.task == task }.map { row in
      let made = row.madeBy.map { ", \(teller.name($0, of: row.user))" } ?? ""
      return [
        "file", teller.file(row.file), "",
        "in \(teller.name(task)), by \(teller.name(row.user))" + made,
      ]
    }
  }

  private func comments(in container: EntityID) -> [[String]] {
    return (0..<state.comments.count).map { EntityID(.comment, $0) }.filter {
      state.exists($0) && state.comments[$0.index].container == container
    }.map { comment in
      let comment = (comment, state.comments[comment.index])
      var facts = ["in \(teller.name(container))", "by \(teller.name(comment.1.author))"]
      if comment.1.isDeleted {
        facts.append("deleted" + (comment.1.actor.map { " by \(teller.name($0))" } ?? ""))
      }
      return row(comment.0, facts)
    }
  }

  private func facts(ofProject row: ProjectRow, _ project: EntityID) -> [String] {
    var facts = ["owned by \(teller.name(row.owner))", row.audience.word]
    if row.isArchived { facts.append("archived") }
    let members = state.members.rows.filter { $0.project == project && $0.role != nil }
    let given = members.compactMap { member in
      member.role.map { "\(teller.name(member.member)) \($0.word)" }
    }
    if !given.isEmpty { facts.append("shared with " + given.sorted().joined(separator: ", ")) }
    return facts
  }

  private func row(_ entity: EntityID, _ facts: [String]) -> [String] {
    let version = state.version(of: entity).map { "version \($0.number)" } ?? ""
    return [
      entity.kind.word, teller.titled(entity, state.title(of: entity)), version,
      facts.joined(separator: ", "),
    ]
  }
}

extension ProposalStatus {
  /// The status in a word.
  fileprivate var word: String {
    switch self {
    case .open: "open"
    case .committed: "committed"
    case .declined: "declined"
    case .withdrawn: "withdrawn"
    case .expired: "expired"
    case .void, .gone: "void"
    }
  }
}
