import IntentEngine

/// Each change raises its entity's version by one, and nothing else does: not what is attached to it
/// (rule `write.version`).
///
/// While exploring it is asked of every event. What is made in the passage begins at its first record.
enum VersionsRise {
  static func failures(_ passage: Passage) -> [Failure] {
    var seen: [(entity: EntityID, version: Version)] = []
    var failures: [Failure] = []
    guard passage.records.contains(where: { !$0.effects.isEmpty }) else { return [] }
    for record in passage.records where !record.effects.subtracting(.attachment).isEmpty {
      guard let entity = record.entity, let version = record.version else { continue }
      // A user has a version in each tenant, and in the journal no beginning.
      if entity.kind == .user { continue }
      let place = seen.firstIndex { $0.entity == entity }
      let last =
        place.map { seen[$0].version } ?? passage.before.engine.state.version(of: entity)
      if let last, version != last.next {
        failures.append(failure(entity, last, record, passage))
      }
      if let place { seen[place].version = version } else { seen.append((entity, version)) }
    }
    return failures + unrecorded(besides: seen, passage)
  }

  /// What has another version at the end than its last record says, or, without one, than it began
  /// with. What was not written is the same before and after, so that nothing depends on the look.
  private static func unrecorded(
    besides seen: [(entity: EntityID, version: Version)], _ passage: Passage
  ) -> [Failure] {
    let before = passage.before.unwatched.engine.state
    let after = passage.world.unwatched.engine.state
    let counts: [(EntityKind, Int)] = [
      (.team, before.teams.count), (.project, before.projects.count), (.task, before.tasks.count),
      (.comment, before.comments.count),
    ]
    let entities = counts.flatMap { kind, count in (0..<count).map { EntityID(kind, $0) } }
    return entities.compactMap { entity in
      let recorded = seen.first { $0.entity == entity }?.version ?? before.version(of: entity)
      guard let recorded, let version = after.version(of: entity), version != recorded else {
        return nil
      }
      return Failure(
        .universalRule, rule: .writeVersion,
        message:
          "\(passage.teller.name(entity)) is at version \(version.number), and no record says so")
    }
  }

  private static func failure(
    _ entity: EntityID, _ last: Version, _ record: AuditRecord, _ passage: Passage
  ) -> Failure {
    let teller = passage.teller
    return Failure(
      .universalRule, rule: .writeVersion,
      message:
        "\(teller.name(entity)) went from version \(last.number) to "
        + "\(record.version?.number ?? 0)",
      details: ["at \(teller.time(record.at))"])
  }
}
