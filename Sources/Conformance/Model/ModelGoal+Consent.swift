import IntentEngine

/// What must not happen at all, and what only with the user's own "yes"
/// (rules `ownership.never-orphaned`, `confirm.required`).
extension ModelGoal {
  /// Whether a project would be left that nobody administers any more.
  var leavesNobody: Bool {
    let places: Effects = [.membership, .ownership, .suspension]
    guard !intent.declaration.effects.isDisjoint(with: places), !isProposal else { return false }
    var after = office
    guard after.apply(wish, by: user, in: tenant, at: now) else { return false }
    return office.projects.indices.map { EntityID(.project, $0) }.contains {
      office.has($0) && office.isAdministered($0) && !after.isAdministered($0)
    }
  }

  /// Whether it removes content, shows it to more people, or gives control away.
  var isSensitive: Bool {
    guard let subject = wish.subject else { return false }
    switch intent {
    case .deleteTask, .deleteComment, .dissolveTeam, .transferProject, .approveTransfer,
      .handOverProject, .moveProjectToTenant:
      return true
    case .restoreTask, .restoreComment:
      guard let project else { return false }
      return office.projects[project.index].audience == .public
        || office.people.contains { $0 != user && office.sees($0, project) }
    case .shareProject, .unshareProject: return isSensitive(sharing: subject)
    case .reinstateUser: return wish.isUndo
    case .inviteMember, .changeRole, .promoteMember, .demoteMember:
      return isSensitive(placingIn: subject)
    case .moveTask, .mergeEntities, .splitProject:
      guard let before = project, let after = wish.destination.flatMap({ office.project(of: $0) })
      else { return false }
      return isSensitive(bringing: before, to: after)
    default: return false
    }
  }

  private func isSensitive(sharing project: EntityID) -> Bool {
    guard let member = wish.member else {
      return wish.audience ?? .private > office.projects[project.index].audience
    }
    guard intent == .shareProject else { return false }
    if wish.role == .admin, office.given(to: member, in: project) != .admin { return true }
    let newcomers =
      member.kind == .team ? office.teams[member.index].members.map(\.user) : [member]
    return wish.isUndo && newcomers.contains { !office.sees($0, project) }
  }

  private func isSensitive(placingIn team: EntityID) -> Bool {
    guard let member = wish.member else { return false }
    let before = office.place(of: member, in: team)
    if wish.place == .admin { return before != .admin }
    guard wish.isUndo, before == nil else { return false }
    return office.projects.indices.map { EntityID(.project, $0) }.contains { project in
      let row = office.projects[project.index]
      return office.has(project) && !office.sees(member, project)
        && (row.owner == team || office.given(to: team, in: project) != nil)
    }
  }

  private func isSensitive(bringing before: EntityID, to after: EntityID) -> Bool {
    let (old, new) = (office.projects[before.index], office.projects[after.index])
    return (new.audience == .public) != (old.audience == .public) || old.owner != new.owner
      || office.newcomers(from: before, to: after, besides: user)
      || office.newcomers(from: after, to: before, besides: user)
      || office.people.contains { other in
        guard other != user, office.sees(other, after),
          let role = office.role(of: other, in: after)
        else { return false }
        return office.role(of: other, in: before).map { $0 < role } ?? true
      }
  }
}
