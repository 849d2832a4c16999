extension Engine {
  /// What committing would do: computed before the confirmation, which is asked for by effect and
  /// not by verb (rules `confirm.required`, `intent.declared`).
  func effect(_ context: inout Context) throws(Answer) {
    if context.traits.isRead || context.cancelledKey != nil { return }
    if let row = context.keyRow, state.keys[row].status == .settled,
      safeguards.keeps(.writeOnceLookup), !attachesAgain(context)
    {
      // Only without `write.same-result/result` does a settled key come this far.
      throw Answer(.already, .writeSameResult)
    }
    let goal = goal(of: context)
    let now = subjectState(context)
    let behaviour = context.intent.behaviour
    context.effect = behaviour.effect(goal, now)
    context.trace = behaviour.trace(goal, now)
    if context.intent == .moveTask { context.member = displaced(by: context.effect) }
    propose(&context)
    misidentify(&context)
    mismove(&context)
  }

  /// What the intent is to bring about.
  func goal(of context: borrowing Context) -> Goal {
    Goal(
      subject: context.subject, project: context.project, member: context.member,
      role: context.intent == .unshareProject ? nil : context.role, audience: context.audience,
      text: context.text, teamRole: context.teamRole, destination: context.destination,
      alternative: context.alternative, user: context.user, tenant: context.tenant,
      assignee: assignee(afterMoveOf: context), file: context.request.arguments.file,
      now: context.now, age: context.request.arguments.age,
      schema: context.request.arguments.schema)
  }

  /// The subject as it is now.
  func subjectState(_ context: borrowing Context) -> SubjectState {
    state.subjectState(
      context.subject, member: context.member, in: context.tenant, at: context.now)
  }

  /// A faulty engine takes along what a move to another tenant ends (rule `identity.tenant-moved`).
  private func mismove(_ context: inout Context) {
    guard case .projectLeft(let project, var move) = context.effect else { return }
    move.keepsID = safeguards.lacks(.identityTenantMovedMints)
    move.keepsShares = safeguards.lacks(.identityTenantMovedShares)
    if safeguards.lacks(.identityTenantMovedOwner) {
      move.owner = state.projects[project.index].owner
    }
    context.effect = .projectLeft(project, move)
  }

  /// A faulty engine mints an id where the entity should keep its own (rule `identity.stable`).
  private func misidentify(_ context: inout Context) {
    switch context.effect {
    case .titled(let task, let title)
    where task.kind == .task && safeguards.lacks(.identityStableRename):
      context.effect = .taskReplaced(task, title)
    case .commentRestored(let comment) where safeguards.lacks(.identityStableRestore):
      let row = state.comments[comment.index]
      context.effect = .commentAdded(
        EntityID(.comment, state.comments.count), in: row.container, row.text)
    default: break
    }
  }
}
