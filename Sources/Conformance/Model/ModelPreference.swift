import IntentEngine

/// A user's "don't ask again" (rule `confirm.skip-scoped`): of one intent in one project, for a time.
struct ModelPreference: Sendable {
  let user, project: EntityID
  let intent: IntentKind
  let until: Instant
  /// Whether who may do what there, or who sees it, has changed since.
  var isOver = false
  /// Whether the model can't tell, because it has read the state anew.
  var isUnsure = false

  /// Whether it was said of what is wanted.
  func isOf(_ wish: ModelWish, in office: ModelOffice, by user: EntityID) -> Bool {
    self.user == user && intent == wish.intent
      && wish.subject.flatMap { office.project(of: $0) } == project
  }
}

extension ModelOffice {
  /// Whether it can be left out to ask about something at all: about a comment of one's own, and one
  /// that comes back to no public.
  func maySkip(_ wish: ModelWish, by user: EntityID) -> Bool {
    guard let subject = wish.subject, !wish.isUndo else { return false }
    switch wish.intent {
    case .deleteComment: return comments[subject.index].author == user
    case .restoreComment:
      return project(of: subject).map { projects[$0.index].audience != .public } ?? false
    default: return false
    }
  }

  /// Whether who may do what in a project, or who sees it, is the same in another office.
  func hasSameAccess(to project: EntityID, as other: ModelOffice) -> Bool {
    let (mine, theirs) = (projects[project.index], other.projects[project.index])
    guard mine.owner == theirs.owner, mine.audience == theirs.audience, mine.given == theirs.given
    else { return false }
    let sides = [mine.owner] + mine.given.map(\.member)
    let hasSameTeams = sides.filter { $0.kind == .team }.allSatisfy { team in
      places(in: team) == other.places(in: team)
        && teams[team.index].isDissolved == other.teams[team.index].isDissolved
    }
    return hasSameTeams
      && people.allSatisfy { sees($0, project) == other.sees($0, project) }
  }

  private func places(in team: EntityID) -> [EntityID: TeamRole] {
    teams[team.index].members.reduce(into: [:]) { $0[$1.user] = $1.role }
  }
}
