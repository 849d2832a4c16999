import IntentEngine

/// A project that somebody could administer always has somebody who can
/// (rule `ownership.never-orphaned`).
///
/// While exploring it is asked of every event that changes anything.
enum NeverOrphaned {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    playthrough.observations.orphanings.map { project, at in
      failure(project, playthrough.teller, details: ["at \(playthrough.teller.time(at))"])
    }
  }

  /// The projects that the passage, which is one event, leaves to nobody.
  static func failures(_ passage: Passage) -> [Failure] {
    guard passage.records.contains(where: { !$0.effects.isEmpty }) else { return [] }
    let (before, after) = (passage.before.engine.state, passage.world.engine.state)
    return (0..<before.projects.count).map { EntityID(.project, $0) }.filter {
      after.exists($0) && isAdministered($0, in: before) && !isAdministered($0, in: after)
    }.map { failure($0, passage.teller) }
  }

  /// Whether somebody who may act in a project's tenant can administer it.
  static func isAdministered(_ project: EntityID, in state: State) -> Bool {
    guard state.exists(project) else { return false }
    let tenant = state.projects[project.index].tenant
    return (0..<state.users.count).contains { index in
      let user = EntityID(.user, index)
      return state.role(of: user, in: project) == .admin
        && state.tenancy(of: user, in: tenant)?.isActive ?? false
    }
  }

  private static func failure(
    _ project: EntityID, _ teller: Teller, details: [String] = []
  ) -> Failure {
    Failure(
      .universalRule, rule: .ownershipNeverOrphaned,
      message: "nobody can administer \(teller.name(project)) any more", details: details)
  }
}
