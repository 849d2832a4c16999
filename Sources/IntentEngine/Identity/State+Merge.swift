extension State {
  /// Makes a project or task an old id, and gives all that is in it, tombstones and old ids too, to
  /// the first of its successors (rule `identity.alias`).
  ///
  /// Its version rises; what is inside keeps its ids and versions.
  mutating func merge(
    _ old: EntityID, into successors: [EntityID], _ record: AuditRecord
  ) {
    guard let first = successors.first else { return }
    endPreferences(boundTo: old)
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

  /// Ends all that was allowed for an entity as it was.
  mutating func endPreferences(boundTo container: EntityID) {
    for row in preferences.rows.indices where preferences[row].project == container {
      preferences[row].isOver = true
    }
  }

  /// Whether an entity is another one, or is in it.
  func holds(_ container: EntityID, _ entity: EntityID) -> Bool {
    if entity == container || project(of: entity) == container { return true }
    return entity.kind == .comment && comments[entity.index].container == container
  }
}
