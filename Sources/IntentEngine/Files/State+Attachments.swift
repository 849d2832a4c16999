extension State {
  /// Attaches a file to a task; the task stays at its version.
  mutating func attach(_ file: FileID, to task: EntityID, _ record: AuditRecord) {
    guard let user = record.user else { preconditionFailure("an attachment needs a user") }
    attachments.append(AttachmentRow(task: task, file: file, user: user, madeBy: record.key))
  }

  /// What is attached goes where its task goes, when that gets another id.
  mutating func moveAttachments(of task: EntityID, to new: EntityID) {
    for row in 0..<attachments.count where attachments[row].task == task {
      attachments[row].task = new
    }
  }
}
