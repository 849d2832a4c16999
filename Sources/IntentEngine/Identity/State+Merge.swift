extension State {
  /// Makes a project or task an old id, and gives all that is in it, tombstones and old ids too, to
  /// the first of its successors (rule `identity.alias`).
  ///
  /// Its version rises; what is inside keeps its ids and versions.
  mutating func merge(
    _ old: EntityID, into successors: [EntityID], _ record: AuditRecord
  ) {
    guard let first = successors.first else { return }
    voidAll(boundTo: old, besides: record.challenge)
    if old.kind == .project {
      for task in 0..<tasks.count where tasks[task].project == old { tasks[task].project = first }
    }
    for comment in 0..<comments.count where comments[comment].container == old {
      comments[comment].container = first
    }
    moveAttachments(of: old, to: first)
    lead(old, to: successors, by: record.user, at: record.at)
    touch(first)
  }

  /// Voids all that was allowed or asked for an entity, or for what is in it, as it was: the one
  /// place that knows what is bound to an id.
  ///
  /// - Parameter spent: the confirmation of the operation itself.
  mutating func voidAll(boundTo container: EntityID, besides spent: ChallengeID?) {
    for row in 0..<challenges.count
    where challenges[row].status == .open && ChallengeID(row) != spent
      && holds(container, challenges[row].explanation.object)
    {
      challenges[row].status = .void
    }
    for row in preferences.rows.indices where preferences[row].project == container {
      preferences[row].isOver = true
    }
  }

  /// Whether an entity is another one, or is in it.
  private func holds(_ container: EntityID, _ entity: EntityID) -> Bool {
    if entity == container || project(of: entity) == container { return true }
    return entity.kind == .comment && comments[entity.index].container == container
  }
}
