/// The intents of the catalogue; adding one is adding a case here, a line in
/// `IntentKind.behaviour`, and a file beside this one.
public enum IntentKind: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case completeTask, reopenTask, assignTask, unassignTask, renameTask, renameProject, toggleTask
  case addComment, editComment, deleteComment, restoreComment
  case shareProject, unshareProject, transferProject
  case archiveProject, unarchiveProject
  case attachFile
  case findEntities, openEntity, pending, resumeTask
  case undo
  case dropKeys
  case dropSchemas
  case promoteMember, demoteMember
  case mergeEntities, splitProject, moveProjectToTenant
  case inviteMember, changeRole, leaveTeam, leaveProject, handOverProject
  case removeMember, suspendUser, reinstateUser, dissolveTeam
  case endSessions
  case moveTask, deleteTask, restoreTask
  case approveTransfer, declineTransfer
}
