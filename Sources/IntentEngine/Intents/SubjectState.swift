/// What an intent may know of its subject as it is now: enough to say whether its goal is so already,
/// and what bringing it about would do.
struct SubjectState {
  var title = TextID.empty
  var isDone = false
  var isDeleted = false
  var isArchived = false
  var audience = Audience.private
  var owner: EntityID?
  var assignee: EntityID?
  /// The project that a task is in.
  var project: EntityID?
  /// The role that the goal's member was given in the project.
  var memberRole: Role?
  /// The goal's member's place in the team.
  var place: TeamRole?
  /// Whether the user may do anything in the tenant.
  var isActive = true
  /// Whether the user is signed in to the tenant anywhere.
  var isSignedIn = true
  /// Where a proposal is in its life.
  var proposal: ProposalStatus?
  /// The id that a new comment would get.
  var nextComment = EntityID(.comment, 0)
}

extension State {
  /// A subject as it is in a tenant at a moment, and the role of the member that is spoken of.
  @inline(__always)
  func subjectState(
    _ subject: EntityID?, member: EntityID?, in tenant: EntityID, at instant: Instant
  ) -> SubjectState {
    var now = SubjectState()
    now.nextComment = EntityID(.comment, comments.count)
    guard let subject else { return now }
    switch subject.kind {
    case .task:
      now.title = tasks[subject.index].title
      now.isDone = tasks[subject.index].isDone
      now.isDeleted = tasks[subject.index].isDeleted
      now.assignee = tasks[subject.index].assignee
      now.project = tasks[subject.index].project
    case .comment:
      now.title = comments[subject.index].text
      now.isDeleted = comments[subject.index].isDeleted
    case .project:
      let row = projects[subject.index]
      (now.title, now.audience, now.owner) = (row.title, row.audience, row.owner)
      now.isArchived = row.isArchived
      if let member { now.memberRole = givenRole(of: member, in: subject) }
    case .team:
      now.title = teams[subject.index].title
      now.isDeleted = teams[subject.index].isDissolved
      if let member { now.place = teamMember(member, of: subject)?.role }
    case .user:
      now.isActive = tenancy(of: subject, in: tenant)?.isActive ?? false
      now.isSignedIn = sessions.rows.contains {
        $0.user == subject && $0.tenant == tenant && !$0.isEnded && instant < $0.expires
      }
    case .proposal: now.proposal = proposals[subject.index].status
    case .tenant: break
    }
    return now
  }
}
