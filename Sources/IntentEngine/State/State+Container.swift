/// An entity's effective state: its own, and that of what it is in (rule `container.state`).
extension State {
  /// Whose tombstone an entity is answered from: that of the container that was deleted, before its
  /// own; `nil` for what is there.
  @inline(__always)
  public func tombstone(of entity: EntityID) -> EntityID? {
    switch entity.kind {
    case .comment:
      let container = comments[entity.index].container
      if isTombstone(container) { return container }
      return isTombstone(entity) ? entity : nil
    case .task, .team: return isTombstone(entity) ? entity : nil
    case .project, .tenant, .user, .proposal: return nil
    }
  }

  /// Whether an entity was itself deleted, or dissolved, whatever became of its container.
  @inline(__always)
  func isTombstone(_ entity: EntityID) -> Bool {
    switch entity.kind {
    case .task: tasks[entity.index].isDeleted
    case .comment: comments[entity.index].isDeleted
    case .team: teams[entity.index].isDissolved
    case .project, .tenant, .user, .proposal: false
    }
  }

  /// How many comments that are there go along with a task.
  func liveComments(in task: EntityID) -> Int {
    comments.rows.count { $0.container == task && !$0.isDeleted }
  }
}
