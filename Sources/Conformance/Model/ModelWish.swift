import IntentEngine

/// What a request wants, once all that it names is found; or what an undo does instead.
struct ModelWish: Hashable, Sendable {
  var intent: IntentKind
  var subject: EntityID?
  var member: EntityID?
  var role: Role?
  var teamRole: TeamRole?
  var audience: Audience?
  var text: TextID?
  var destination: EntityID?
  var alternative: EntityID?
  var age: Milliseconds?
  var schema: UInt16?
  /// The version that was seen, where one counts.
  var version: UInt32?
  /// The old id that it came by: a version that was read from it says nothing of what it leads to.
  var oldID: EntityID?
  /// The destination by the id that was named.
  var namedDestination: EntityID?
  /// Of what takes a move back: where the task has to be, to be taken from there.
  var origin: EntityID?
  var isUndo = false
  /// The key that an undo takes back before it was done.
  var cancelled: OperationKey?

  /// Wants an intent with the arguments of a request.
  init(_ intent: IntentKind, _ arguments: Arguments = Arguments()) {
    self.intent = intent
    (role, teamRole, audience) = (arguments.role, arguments.teamRole, arguments.audience)
    (text, age, schema) = (arguments.text, arguments.age, arguments.schema)
  }

  /// The place in a team that the member is to have.
  var place: TeamRole? {
    switch intent {
    case .inviteMember, .changeRole: teamRole
    case .promoteMember: .admin
    case .demoteMember: .member
    default: nil
    }
  }

  /// What takes it back, in an office as it is before; `nil` where nothing does.
  ///
  /// - Parameter next: the comment that it will make, where it makes one.
  func inverse(in office: ModelOffice, making next: EntityID) -> ModelWish? {
    guard intent.declaration.undoWindow > 0 else { return nil }
    guard intent != .addComment else {
      var inverse = ModelWish(.deleteComment)
      inverse.subject = next
      return inverse
    }
    guard let subject else { return nil }
    var inverse = ModelWish(opposite(in: office, of: subject))
    inverse.subject = subject
    switch intent {
    case .assignTask, .unassignTask: inverse.member = office.tasks[subject.index].assignee
    case .renameTask: inverse.text = office.tasks[subject.index].title
    case .renameProject: inverse.text = office.projects[subject.index].title
    case .editComment: inverse.text = office.comments[subject.index].text
    case .shareProject, .unshareProject:
      inverse.member = member
      if member == nil {
        inverse.audience = office.projects[subject.index].audience
      } else {
        inverse.role = office.given(to: member, in: subject)
      }
    case .inviteMember, .changeRole, .promoteMember, .demoteMember: inverse.member = member
    case .removeMember:
      inverse.member = member
      if subject.kind == .team {
        inverse.teamRole = member.flatMap { office.place(of: $0, in: subject) }
      } else {
        inverse.role = office.given(to: member, in: subject)
      }
    case .moveTask:
      inverse.destination = office.tasks[subject.index].project
      inverse.origin = destination
      inverse.member = office.displaced(by: self)
    default: break
    }
    return inverse
  }

  private func opposite(in office: ModelOffice, of subject: EntityID) -> IntentKind {
    switch intent {
    case .completeTask: return .reopenTask
    case .reopenTask: return .completeTask
    case .toggleTask: return office.tasks[subject.index].isDone ? .completeTask : .reopenTask
    case .assignTask, .unassignTask:
      return office.tasks[subject.index].assignee == nil ? .unassignTask : .assignTask
    case .deleteTask: return .restoreTask
    case .restoreTask: return .deleteTask
    case .deleteComment: return .restoreComment
    case .restoreComment: return .deleteComment
    case .archiveProject: return .unarchiveProject
    case .unarchiveProject: return .archiveProject
    case .suspendUser: return .reinstateUser
    case .reinstateUser: return .suspendUser
    case .shareProject, .unshareProject:
      let wasGiven =
        member == nil
        ? office.projects[subject.index].audience > .private
        : office.given(to: member, in: subject) != nil
      return wasGiven ? .shareProject : .unshareProject
    case .inviteMember, .changeRole, .promoteMember, .demoteMember:
      switch member.flatMap({ office.place(of: $0, in: subject) }) {
      case nil: return .removeMember
      case .admin: return .promoteMember
      case .member: return .demoteMember
      }
    case .removeMember: return subject.kind == .team ? .inviteMember : .shareProject
    default: return intent
    }
  }
}
