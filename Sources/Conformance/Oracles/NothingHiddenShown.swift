import IntentEngine
import IntentSimulation

/// A reply shows only what its user may see at that moment (rule `read.visibility`).
///
/// While exploring it is asked of every event.
enum NothingHiddenShown {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    failures(playthrough.observations.leaks, playthrough.teller)
  }

  /// What the replies of the passage, which is one event, show to whom they should not.
  static func failures(_ passage: Passage) -> [Failure] {
    let leaks = passage.world.trace.flatMap { NothingHiddenShown.leaks($0, in: passage.world) }
    return leaks.isEmpty ? [] : failures(leaks, passage.teller)
  }

  /// What a reply that was just decided shows to whom it should not.
  static func leaks(_ occurrence: Occurrence, in world: World) -> [Observations.Leak] {
    guard case .decided(let origin, _, let reply) = occurrence.event else { return [] }
    return reply.shownEntities.filter { !isShown($0, to: origin, in: world.engine.state) }.map {
      Observations.Leak(
        invocation: origin.invocation, user: origin.user, entity: $0, at: occurrence.at)
    }
  }

  /// Whether an entity may be shown to who asked, in the tenant that they asked in.
  private static func isShown(_ entity: EntityID, to origin: Origin, in state: State) -> Bool {
    if entity.kind == .proposal { return state.mayKnow(origin.user, of: entity) }
    guard let project = state.project(of: entity) else { return false }
    return state.projects[project.index].tenant == origin.tenant
      && state.mayKnow(origin.user, of: entity)
  }

  private static func failures(_ leaks: [Observations.Leak], _ teller: Teller) -> [Failure] {
    leaks.map { leak in
      Failure(
        .universalRule, rule: .readVisibility,
        message:
          "the reply to \(teller.name(leak.invocation)) shows \(teller.name(leak.entity)) "
          + "to \(teller.name(leak.user))",
        details: ["at \(teller.time(leak.at))"])
    }
  }
}

extension Reply {
  /// Every project, task, comment and proposal that the reply shows; the subject of what the user has
  /// just done is no news to who did it.
  fileprivate var shownEntities: [EntityID] {
    let subject = outcome == .done && !isReplay ? nil : entity
    var shown = [subject, current?.entity, challenge?.explanation.object, handOver]
      .compactMap { $0 }
    shown += list.map(\.entity) + followed.hops.map(\.new)
    shown += pending.compactMap { $0.challenge?.explanation.object }
    shown += proposals.map(\.proposal)
    return shown.filter { $0.kind != .tenant && $0.kind != .user && $0.kind != .team }
  }
}
