extension IntentKind {
  /// The catalogue: one line an intent.
  var behaviour: any IntentBehaviour.Type {
    switch self {
    case .completeTask: CompleteTaskIntent.self
    case .reopenTask: ReopenTaskIntent.self
    case .toggleTask: ToggleTaskIntent.self
    case .assignTask: AssignTaskIntent.self
    case .unassignTask: UnassignTaskIntent.self
    case .renameTask: RenameTaskIntent.self
    case .renameProject: RenameProjectIntent.self
    case .addComment: AddCommentIntent.self
    case .editComment: EditCommentIntent.self
    case .deleteComment: DeleteCommentIntent.self
    case .restoreComment: RestoreCommentIntent.self
    case .shareProject: ShareProjectIntent.self
    case .unshareProject: UnshareProjectIntent.self
    case .transferProject: TransferProjectIntent.self
    case .archiveProject: ArchiveProjectIntent.self
    case .unarchiveProject: UnarchiveProjectIntent.self
    case .attachFile: AttachFileIntent.self
    case .findEntities: FindEntitiesIntent.self
    case .openEntity: OpenEntityIntent.self
    case .resumeTask: ResumeTaskIntent.self
    case .pending: PendingIntent.self
    case .undo: UndoIntent.self
    case .dropKeys: DropKeysIntent.self
    case .dropSchemas: DropSchemasIntent.self
    case .promoteMember: PromoteMemberIntent.self
    case .demoteMember: DemoteMemberIntent.self
    case .mergeEntities: MergeEntitiesIntent.self
    case .splitProject: SplitProjectIntent.self
    case .moveProjectToTenant: MoveProjectToTenantIntent.self
    case .inviteMember: InviteMemberIntent.self
    case .changeRole: ChangeRoleIntent.self
    case .leaveTeam: LeaveTeamIntent.self
    case .leaveProject: LeaveProjectIntent.self
    case .handOverProject: HandOverProjectIntent.self
    case .removeMember: RemoveMemberIntent.self
    case .suspendUser: SuspendUserIntent.self
    case .reinstateUser: ReinstateUserIntent.self
    case .dissolveTeam: DissolveTeamIntent.self
    case .endSessions: EndSessionsIntent.self
    case .moveTask: MoveTaskIntent.self
    case .deleteTask: DeleteTaskIntent.self
    case .restoreTask: RestoreTaskIntent.self
    case .approveTransfer: ApproveTransferIntent.self
    case .declineTransfer: DeclineTransferIntent.self
    }
  }

  /// What the intent declares of itself.
  public var declaration: IntentDeclaration { behaviour.declaration }

  /// Brings a device's copy of the subject up to what the intent has done with its arguments.
  public func update(_ copy: inout Snapshot, with arguments: Arguments) {
    behaviour.update(&copy, with: arguments)
  }
}
