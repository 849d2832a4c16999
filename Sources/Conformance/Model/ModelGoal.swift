import IntentEngine

/// What a request wants of what it is about, with all that decides about it.
struct ModelGoal {
  let intent: ModelIntent
  let subject: EntityID
  let project: EntityID
  let member: EntityID?
  let arguments: Arguments
  let user: EntityID
  let office: ModelOffice

  private var row: ModelOffice.Project { office.projects[project.index] }

  /// The version of the subject.
  var version: UInt32 {
    switch subject.kind {
    case .task: office.tasks[subject.index].version
    case .comment: office.comments[subject.index].version
    default: row.version
    }
  }

  /// Why it does not come to the version: no permission, gone, archived, or so already.
  var refusal: ModelPrediction? {
    if intent.kind != .openEntity, !isPermitted { return .only(.forbidden) }
    if intent.kind == .assignTask, let member, !office.sees(member, project) {
      return .only(.notFound)
    }
    if let gone { return gone }
    if intent.kind == .openEntity { return nil }
    if row.isArchived, !worksOnArchived { return .only(.archived) }
    return isSo ? .only(.already) : nil
  }

  /// What is deleted, itself or with what it is in.
  private var gone: ModelPrediction? {
    if subject.kind == .comment {
      let container = office.comments[subject.index].container
      if container.kind == .task, office.tasks[container.index].isDeleted {
        // Who wants gone what was deleted itself has that already.
        return intent.kind == .deleteComment && isDeleted ? nil : .only(.gone)
      }
    }
    return isDeleted && !intent.acceptsDeleted ? .only(.gone) : nil
  }

  private var isDeleted: Bool {
    switch subject.kind {
    case .task: office.tasks[subject.index].isDeleted
    case .comment: office.comments[subject.index].isDeleted
    default: false
    }
  }

  private var worksOnArchived: Bool {
    if intent.kind == .shareProject, let audience = arguments.audience {
      return audience < row.audience
    }
    return intent.worksOnArchived
  }

  private var isPermitted: Bool {
    // What the owner has comes with owning, and is nobody's to give or take.
    if let member, subject.kind == .project, member == row.owner { return false }
    let role = office.role(of: user, in: project)
    let isEditor = role.map { $0 >= .editor } ?? false
    switch intent.need {
    case .viewer: return true
    case .editor: return isEditor
    case .editorOrAssignee:
      return isEditor || office.tasks[subject.index].assignee == user
    case .admin: return role == .admin
    case .author: return office.comments[subject.index].author == user
    case .authorOrAdmin: return role == .admin || office.comments[subject.index].author == user
    }
  }

  private var isSo: Bool {
    switch intent.kind {
    case .completeTask: office.tasks[subject.index].isDone
    case .reopenTask: !office.tasks[subject.index].isDone
    case .assignTask: office.tasks[subject.index].assignee == member
    case .unassignTask: office.tasks[subject.index].assignee == nil
    case .renameTask: office.tasks[subject.index].title == arguments.text
    case .renameProject: row.title == arguments.text
    case .editComment: office.comments[subject.index].text == arguments.text
    case .deleteTask, .deleteComment: isDeleted
    case .restoreTask, .restoreComment: !isDeleted
    case .archiveProject: row.isArchived
    case .unarchiveProject: !row.isArchived
    case .shareProject:
      member == nil ? row.audience == arguments.audience : given == arguments.role
    case .unshareProject: member == nil ? row.audience == .private : given == nil
    default: false
    }
  }

  /// What the member was given by name.
  private var given: Role? { row.given.first { $0.member == member }?.role }

  /// Whether it removes content, shows it to more people, or gives control away.
  var isSensitive: Bool {
    switch intent.kind {
    case .deleteTask, .deleteComment: true
    case .restoreTask, .restoreComment:
      row.audience == .public || office.isSeen(project, besides: user)
    case .shareProject:
      member == nil
        ? arguments.audience.map { $0 > row.audience } ?? false
        : arguments.role == .admin && given != .admin
    default: false
    }
  }

  /// Whether nobody could administer the project any more, where somebody could.
  var leavesNobody: Bool {
    guard member != nil, intent.kind == .shareProject || intent.kind == .unshareProject else {
      return false
    }
    var after = office
    after.give(arguments.role, to: member, in: project)
    return office.isAdministered(project) && !after.isAdministered(project)
  }
}
