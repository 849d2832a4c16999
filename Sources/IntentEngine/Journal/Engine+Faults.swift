/// What a faulty engine writes besides; with all safeguards on, nothing here does anything.
extension Engine {
  /// Effects that the intent does not declare (rules `intent.declared`, `write.version`).
  mutating func writeUndeclared(_ effect: Event, _ record: inout AuditRecord) {
    switch effect {
    case .taskDone(let task) where safeguards.lacks(.intentDeclaredEffects):
      write(.subscribed(task), record)
      record.effects.insert(.subscription)
    case .taskDone(let task)
    where safeguards.lacks(.intentDeclaredAssignee) && state.tasks[task.index].assignee != nil:
      write(.assigned(task, to: nil), record)
      record.effects.insert(.assignment)
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

  /// Effects of which the record says nothing (rules `intent.declared`, `audit.append-only`).
  mutating func writeUnsaid(_ effect: Event, _ record: AuditRecord) {
    switch effect {
    case .projectArchived(let project)
    where safeguards.lacks(.intentDeclaredQuiet)
      && state.projects[project.index].audience > .private:
      write(.audienceSet(project, .private), record)
    case .keysDropped(let tenant, let fence) where safeguards.lacks(.auditAppendOnlyKeys):
      for number in journal.records.indices {
        let old = journal.records[number]
        if old.tenant == tenant, let key = old.key, key.epoch < fence {
          write(.recordHidden(Int32(number)), record)
        }
      }
    default: break
    }
  }

  /// All that a tenant has, whoever asks (rule `read.visibility`).
  func everySnapshot(in tenant: EntityID) -> [Snapshot] {
    let projects = state.projects.rows.indices.map { EntityID(.project, $0) }
    let tasks = state.tasks.rows.indices.map { EntityID(.task, $0) }
    let comments = state.comments.rows.indices.map { EntityID(.comment, $0) }
    return (projects + tasks + comments).filter {
      state.exists($0) && state.tenant(of: $0) == tenant
    }.compactMap { state.snapshot(of: $0) }
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
