import IntentEngine

/// Each change raises its entity's version by one, and nothing else does: not what is attached to it
/// (rule `write.version`).
enum VersionsRise {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    var seen = versionsAtStart(playthrough)
    var failures: [Failure] = []
    for record in playthrough.world.engine.journal.records
    where !record.effects.subtracting(.attachment).isEmpty {
      guard let entity = record.entity, let version = record.version else { continue }
      // A user has a version in each tenant, and in the journal no beginning.
      if entity.kind == .user { continue }
      if let index = seen.firstIndex(where: { $0.entity == entity }) {
        if version != seen[index].version.next {
          failures.append(
            Failure(
              .universalRule, rule: .writeVersion,
              message:
                "\(playthrough.teller.name(entity)) went from version "
                + "\(seen[index].version.number) to \(version.number)",
              details: ["at \(playthrough.teller.time(record.at))"]))
        }
        seen[index].version = version
      } else {
        seen.append((entity, version))
      }
    }
    return failures
  }

  /// The versions at time 0; what is made in the run begins at its first record.
  private static func versionsAtStart(
    _ playthrough: Playthrough
  ) -> [(entity: EntityID, version: Version)] {
    let genesis = playthrough.scenario.setup.genesis
    let projects = genesis.projects.enumerated().map {
      (entity: EntityID(.project, $0.offset), version: $0.element.version)
    }
    let tasks = genesis.tasks.enumerated().map {
      (entity: EntityID(.task, $0.offset), version: $0.element.version)
    }
    let comments = genesis.comments.enumerated().map {
      (entity: EntityID(.comment, $0.offset), version: $0.element.version)
    }
    let teams = genesis.teams.enumerated().map {
      (entity: EntityID(.team, $0.offset), version: $0.element.version)
    }
    return projects + tasks + comments + teams
  }
}
