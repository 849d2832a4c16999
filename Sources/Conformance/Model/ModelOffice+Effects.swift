import IntentEngine

extension ModelOffice {
  /// Does what an intent does.
  ///
  /// - Returns: whether the server's answer names what the model has made of it.
  mutating func apply(
    _ intent: IntentKind, _ arguments: Arguments, _ reply: Reply, by user: EntityID
  ) -> Bool {
    guard case .id(let subject) = arguments.subject else { return false }
    if intent == .addComment {
      comments.append(
        Comment(
          container: subject, author: user, text: arguments.text ?? .empty, version: 1,
          isDeleted: false, isAlias: false))
      return true
    }
    switch subject.kind {
    case .task: change(&tasks[subject.index], intent, arguments)
    case .comment: change(&comments[subject.index], intent, arguments)
    case .project: changeProject(subject, intent, arguments)
    case .tenant, .user, .team, .proposal: return false
    }
    return true
  }

  private func change(_ task: inout Task, _ intent: IntentKind, _ arguments: Arguments) {
    task.version += 1
    switch intent {
    case .completeTask: task.isDone = true
    case .reopenTask: task.isDone = false
    case .toggleTask: task.isDone.toggle()
    case .assignTask: if case .id(let user) = arguments.member { task.assignee = user }
    case .unassignTask: task.assignee = nil
    case .renameTask: task.title = arguments.text ?? task.title
    case .deleteTask: task.isDeleted = true
    case .restoreTask: task.isDeleted = false
    default: break
    }
  }

  private func change(_ comment: inout Comment, _ intent: IntentKind, _ arguments: Arguments) {
    comment.version += 1
    switch intent {
    case .editComment: comment.text = arguments.text ?? comment.text
    case .deleteComment: comment.isDeleted = true
    case .restoreComment: comment.isDeleted = false
    default: break
    }
  }

  private mutating func changeProject(
    _ project: EntityID, _ intent: IntentKind, _ arguments: Arguments
  ) {
    projects[project.index].version += 1
    switch intent {
    case .renameProject:
      projects[project.index].title = arguments.text ?? projects[project.index].title
    case .archiveProject: projects[project.index].isArchived = true
    case .unarchiveProject: projects[project.index].isArchived = false
    case .shareProject, .unshareProject:
      if case .id(let member) = arguments.member {
        give(intent == .shareProject ? arguments.role : nil, to: member, in: project)
      } else {
        projects[project.index].audience = arguments.audience ?? .private
      }
    default: break
    }
  }

  /// Gives somebody a role by name, or takes theirs away.
  mutating func give(_ role: Role?, to member: EntityID?, in project: EntityID) {
    guard let member else { return }
    projects[project.index].given.removeAll { $0.member == member }
    guard let role else { return }
    projects[project.index].given.append(Given(member: member, role: role))
    projects[project.index].given.sort { $0.member < $1.member }
  }
}
