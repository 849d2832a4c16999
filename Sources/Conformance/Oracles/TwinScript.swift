import IntentEngine
import IntentSimulation

/// The steps of a run as a twin world plays them, for one user and without what is hidden from them.
///
/// Six things can't be played as they were. A crash that waits for something hidden would not come:
/// it comes by the clock. Where the script hands the user somebody else's operation on something
/// hidden (to replay, to undo, to edit what it made), there is nothing to hand over. And where
/// somebody else was asked to choose, the hidden among the candidates, they would not be asked, and
/// so act: what they do is theirs to decide, and no leak; nor is it one where they merge what the user
/// sees into what is hidden, or move a task to there or from there. What somebody else's outbox
/// refused, full of what is hidden, it would take. Nor would somebody be held back who is the last to
/// administer something hidden: the rule `ownership.never-orphaned` outweighs this one there, because
/// to keep silent the server would have to leave the project with nobody. Whoever controls the people
/// of a tenant so learns that somebody owns something, and not what. So does who gives a place in a
/// team back: the question is about what that shows (`confirm.required`), and where the team has
/// nothing, nobody is asked. Such steps are left out, and the real world that is compared does without
/// them as well.
struct TwinScript {
  private(set) var steps: [Step]
  /// Whether any step is left out.
  private(set) var leavesOut = false

  private let run: Playthrough
  private let hidden: [EntityID]
  /// By step: who did it, on a device or at the console; `nil` for faults.
  private let actors: [EntityID?]

  init(of playthrough: Playthrough, for user: EntityID, without hidden: [EntityID]) {
    run = playthrough
    self.hidden = hidden
    actors = TwinScript.actors(playthrough)
    steps = playthrough.scenario.setup.timed(by: playthrough.world.beginTimes).script
    leaveOutChoices(besides: user)
    leaveOutMerges(besides: user)
    leaveOutHeldBack(from: user)
    leaveOutAsked(of: user)
    leaveOutMoves(besides: user)
    leaveOutRefused(besides: user)
    leaveOutHandedOver(to: user)
    crashByTheClock(besides: user)
  }

  private mutating func leaveOutHandedOver(to user: EntityID) {
    for (step, actor) in actors.enumerated() where actor == user {
      if steps[step].action.named.contains(where: { isHidden($0, from: user) }) { leaveOut(step) }
    }
  }

  private mutating func leaveOutChoices(besides user: EntityID) {
    for occurrence in run.world.trace {
      guard case .decided(let origin, _, let reply) = occurrence.event, origin.user != user,
        reply.outcome == .choose,
        reply.more > 0 || reply.list.contains(where: { isHidden($0.entity) })
      else { continue }
      leaveOut(origin.invocation)
    }
  }

  /// Somebody else's merges and splits of what is seen into what is hidden.
  private mutating func leaveOutMerges(besides user: EntityID) {
    for (index, step) in steps.enumerated() {
      guard case .administrator(let actor) = step.actor, actor != user,
        case .invoke(let invocation) = step.action, case .entity(let subject)? = invocation.subject,
        let destination = invocation.destination, destination.kind != .tenant
      else { continue }
      let named = [subject, destination] + [invocation.alternative].compactMap(\.self)
      let crosses = [named.map { isHidden($0) }, named.map { beginsHidden($0) }].contains {
        Set($0).count > 1
      }
      if crosses { leaveOut(index) }
    }
  }

  /// What others were refused because of a project, and what was refused without naming it: that
  /// there is something is told by the rule itself.
  private mutating func leaveOutHeldBack(from user: EntityID) {
    for occurrence in run.world.trace {
      guard case .decided(let origin, _, let reply) = occurrence.event,
        reply.rule == .ownershipNeverOrphaned, origin.user != user || reply.handOver == nil
      else { continue }
      leaveOut(origin.invocation)
    }
  }

  /// What the user is asked about before a place in a team is given back, where the team has something
  /// hidden: the question is about what is shown by that. Where one is left out, another that takes back
  /// the same would be asked.
  private mutating func leaveOutAsked(of user: EntityID) {
    for occurrence in run.world.trace {
      guard case .decided(let origin, let request, let reply) = occurrence.event,
        origin.user == user, request.intent == .undo,
        let team = reply.challenge?.explanation.object, team.kind == .team, hasHidden(team)
      else { continue }
      for step in steps.indices {
        guard case .invoke(let made) = steps[step].action, let undone = made.operation,
          run.world.key(of: undone) == request.arguments.operation
        else { continue }
        leaveOut(step)
      }
      leaveOut(origin.invocation)
    }
  }

  /// Whether a team has something hidden from the beginning.
  private func hasHidden(_ team: EntityID) -> Bool {
    hidden.contains { project in
      let row = run.world.setup.genesis.projects[project.index]
      return row.owner == team || row.members.contains { $0.member == team }
    }
  }

  /// Others' moves of a task to where the user sees it, or from there, also those that were not done:
  /// one would be, where another one is left out.
  private mutating func leaveOutMoves(besides user: EntityID) {
    for (index, step) in steps.enumerated() {
      guard case .device = step.actor, actors[index] != user,
        case .invoke(let invocation) = step.action, invocation.intent == .moveTask,
        case .entity(let task)? = invocation.subject, let destination = invocation.destination,
        isHidden(destination) != beginsHidden(task)
      else { continue }
      leaveOut(index)
    }
    for record in run.world.engine.journal.records where record.user != user {
      let crosses = run.world.engine.journal.events(of: record).contains { event in
        guard case .taskMoved(let task, let destination, _) = event else { return false }
        return isHidden(destination) || beginsHidden(task)
      }
      guard crosses, let key = record.key else { continue }
      for invocation in (0..<run.scenario.setup.invocationCount).map({ InvocationID($0) })
      where run.world.key(of: invocation) == key {
        leaveOut(invocation)
      }
    }
  }

  /// What had no room in somebody else's outbox.
  private mutating func leaveOutRefused(besides user: EntityID) {
    for occurrence in run.world.trace {
      guard case .rested(let origin, .outboxFull) = occurrence.event, origin.user != user else {
        continue
      }
      leaveOut(origin.invocation)
    }
  }

  /// Whether something is hidden from the beginning: a twin world has none of it, wherever it goes.
  private func beginsHidden(_ entity: EntityID) -> Bool {
    let genesis = run.world.setup.genesis
    let entity = genesis.target(of: entity)
    switch entity.kind {
    case .project: return hidden.contains(entity)
    case .task:
      return genesis.tasks.indices.contains(entity.index)
        && hidden.contains(genesis.tasks[entity.index].project)
    case .comment:
      return genesis.comments.indices.contains(entity.index)
        && beginsHidden(genesis.comments[entity.index].container)
    case .tenant, .user, .team, .proposal: return false
    }
  }

  /// Leaves out what makes an invocation.
  private mutating func leaveOut(_ invocation: InvocationID) {
    for step in steps.indices where makes(invocation, steps[step].action) { leaveOut(step) }
  }

  private func makes(_ invocation: InvocationID, _ action: Action) -> Bool {
    guard case .run(let shortcut, let first) = action else { return action.made == invocation }
    let count = run.scenario.setup.shortcuts[shortcut].steps.count
    return (first.index..<first.index + Int32(count)).contains(invocation.index)
  }

  private mutating func leaveOut(_ step: Int) {
    leavesOut = true
    steps[step].action = TwinScript.nothing
  }

  /// A crash that waited for what never came would come where something else is left out, and with it
  /// only in one of the worlds.
  private mutating func leaveOutUnfired() {
    let fired = run.world.firedCrashes.map(\.step)
    for step in steps.indices
    where steps[step].action.crashingInvocation != nil && !fired.contains(step) {
      steps[step].action = TwinScript.nothing
    }
  }

  /// A crash that waits for what somebody else does comes by the clock; what the user does comes in
  /// both worlds.
  private mutating func crashByTheClock(besides user: EntityID) {
    if leavesOut { leaveOutUnfired() }
    // The last first, so that the places of the others stay.
    for crash in run.world.firedCrashes.reversed() {
      guard let invocation = steps[crash.step].action.crashingInvocation,
        leavesOut || decider(of: invocation, at: crash.at) != user && isHidden(invocation)
      else { continue }
      var step = steps[crash.step]
      let isBefore = isBeforeCommit(step)
      step.action = .crash(.now)
      steps[crash.step].action = TwinScript.nothing
      if let place = consoleStep(of: invocation, at: crash.at) {
        step.moment = .at(crash.at)
        steps.insert(step, at: isBefore ? place : place + 1)
      } else {
        step.moment = .at(crash.at + (isBefore ? -1 : 0))
        insert(step)
      }
    }
  }

  /// Whose attempt of an operation was decided when a crash came: what was sent by one may be sent again
  /// by another.
  private func decider(of invocation: InvocationID, at instant: Instant) -> EntityID? {
    let key = run.world.key(of: invocation)
    for place in run.world.trace.indices.reversed() where run.world.trace[place].at == instant {
      guard case .decided(let origin, _, _) = run.world.trace[place].event,
        run.world.key(of: origin.invocation) == key
      else { continue }
      return origin.user
    }
    return nil
  }

  /// The step at the console that a crash came with: no message has to arrive there.
  private func consoleStep(of invocation: InvocationID, at instant: Instant) -> Int? {
    steps.lastIndex { step in
      guard case .administrator = step.actor else { return false }
      let isOfIt = step.action.made == invocation || step.action.named.contains(invocation)
      return isOfIt && step.moment == .at(instant)
    }
  }

  /// Whether what the crash waits for is not to happen: the server has to be down when it comes.
  private func isBeforeCommit(_ step: Step) -> Bool {
    if case .crash(.beforeCommit) = step.action { return true }
    return false
  }

  /// Puts a step behind all that begin by its time, and those that follow them.
  private mutating func insert(_ step: Step) {
    guard case .at(let instant) = step.moment else { return }
    steps.insert(step, at: steps.firstIndex { begins($0, after: instant) } ?? steps.count)
  }

  /// Whether an operation is somebody else's, and about something hidden.
  private func isHidden(_ invocation: InvocationID, from user: EntityID) -> Bool {
    run.world.user(of: invocation) != user && isHidden(invocation)
  }

  private func isHidden(_ invocation: InvocationID) -> Bool {
    let status = run.world.status(of: invocation)
    let about = [status.entity, status.made].compactMap(\.self)
    if !about.isEmpty { return about.contains(where: isHidden) }
    // What is not known to be about anything is about what it names.
    let step = run.scenario.setup.script.first { makes(invocation, $0.action) }
    return step?.action.named.contains { $0.index < invocation.index && isHidden($0) } ?? false
  }

  private func isHidden(_ entity: EntityID) -> Bool {
    run.world.engine.state.project(of: entity).map(hidden.contains) ?? false
  }

  private func begins(_ step: Step, after instant: Instant) -> Bool {
    if case .at(let begin) = step.moment { return begin > instant }
    return false
  }

  /// An action that changes nothing, for a step that others follow: a fault for a message that is
  /// never sent.
  private static let nothing = Action.fault(
    MessageFault(kind: .lose, leg: .request, invocation: InvocationID(0), number: 1_000_000))
}
