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
    default: break
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
