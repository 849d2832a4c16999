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
    let changed = changed(besides: seen, passage)
    guard !changed.isEmpty else { return [] }
    let before = passage.before.unwatched.engine.state
    let after = passage.world.unwatched.engine.state
    return changed.compactMap { entity in
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

  /// What has a row whose version is not the one that is expected; there is mostly nothing, and
  /// finding that out copies no world.
  private static func changed(
    besides seen: [(entity: EntityID, version: Version)], _ passage: Passage
  ) -> [EntityID] {
    var changed: [EntityID] = []
    for kind in [EntityKind.team, .project, .task, .comment] {
      for index in 0..<passage.before.engine.state.unwatchedCount(of: kind) {
        let entity = EntityID(kind, index)
        let begun = passage.before.engine.state.unwatchedVersion(of: kind, index)
        let expected = seen.first { $0.entity == entity }?.version ?? begun
        if passage.world.engine.state.unwatchedVersion(of: kind, index) != expected {
          changed.append(entity)
        }
      }
    }
    return changed
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
