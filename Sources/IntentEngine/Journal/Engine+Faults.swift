/// What a faulty engine writes besides; with all safeguards on, nothing here does anything.
extension Engine {
  /// Effects that the intent does not declare (rules `intent.declared`, `write.version`).
  mutating func writeUndeclared(_ effect: Event, _ record: inout AuditRecord) {
    switch effect {
    case .taskDone(let task) where safeguards.lacks(.intentDeclaredEffects):
      write(.subscribed(task), record)
      record.effects.insert(.subscription)
    case .commentAdded(_, let container, _) where safeguards.lacks(.writeVersionOwn):
      write(.containerTouched(container), record)
    case .taskRestored(let container) where safeguards.lacks(.containerStateSingly),
      .projectUnarchived(let container) where safeguards.lacks(.containerStateSingly):
      reviveInside(container, record)
    default: break
    }
  }

  /// A move that leaves the comments behind, to be judged where the task was
  /// (rule `move.both-sides`).
  mutating func leaveBehindIfFaulty(_ effect: Event, _ record: AuditRecord) {
    guard safeguards.lacks(.moveBothSidesFollow), case .taskMoved(let task, _, _) = effect else {
      return
    }
    write(.commentsLeft(task, in: state.tasks[task.index].project), record)
  }

  /// Bringing a container back brings back what was deleted in it singly (rule `container.state`).
  private mutating func reviveInside(_ container: EntityID, _ record: AuditRecord) {
    for comment in state.contents(of: container)
    where comment.kind == .comment && state.isTombstone(comment) {
      write(.commentRestored(comment), record)
    }
  }

  /// An edit that clears the tombstone (rule `identity.gone`).
  mutating func reviveIfFaulty(_ effect: Event, _ record: AuditRecord) {
    guard safeguards.lacks(.identityGoneStays), case .commentEdited(let comment, _) = effect,
      state.comments[comment.index].isDeleted
    else { return }
    write(.commentRestored(comment), record)
  }

  /// An undo that takes the record of what it undoes out of the audit (rule `audit.append-only`).
  mutating func hideUndone(_ row: Int, _ record: AuditRecord) {
    guard safeguards.lacks(.auditAppendOnlyUndo) else { return }
    let key = state.keys[row].key
    guard
      let number = journal.records.lastIndex(where: {
        $0.key == key && $0.user == record.user && $0.outcome == .done
      })
    else { return }
    write(.recordHidden(Int32(number)), record)
  }
}
