import IntentEngine
import IntentSimulation

/// The steps of a run as a twin world plays them, for one user and without what is hidden from them.
///
/// Five things can't be played as they were. A crash that waits for something hidden would not come:
/// it comes by the clock. Where the script hands the user somebody else's operation on something
/// hidden (to replay, to undo, to edit what it made), there is nothing to hand over. And where
/// somebody else was asked to choose, the hidden among the candidates, they would not be asked, and
/// so act: what they do is theirs to decide, and no leak; nor is it one where they merge what the user
/// sees into what is hidden, or move a task to there or from there. What somebody else's outbox refused,
/// full of what is hidden, it would take. Nor would somebody be held back
/// who is the last to administer something hidden: the rule `ownership.never-orphaned` outweighs this
/// one there, because to keep silent the server would have to leave the project with nobody. Whoever
/// controls the people of a tenant so learns that somebody owns something, and not what. Such steps
/// are left out, and the real world that is compared does without them as well.
struct TwinScript {
  private(set) var steps: [Step]
  /// Whether any step is left out.
  private(set) var leavesOut = false

  private let run: Playthrough
  private let hidden: [EntityID]

  init(of playthrough: Playthrough, for user: EntityID, without hidden: [EntityID]) {
    run = playthrough
    self.hidden = hidden
    steps = playthrough.scenario.setup.timed(by: playthrough.world.beginTimes).script
    leaveOutChoices(besides: user)
    leaveOutMerges(besides: user)
    leaveOutHeldBack(from: user)
    leaveOutMoves(besides: user)
    leaveOutRefused(besides: user)
    leaveOutHandedOver(to: user, owners: playthrough.scenario.setup.devices.map(\.user))
    crashByTheClock()
  }

  private mutating func leaveOutHandedOver(to user: EntityID, owners: [EntityID]) {
    var current = owners
    for occurrence in run.world.trace {
      switch occurrence.event {
      case .signedIn(let device, let signedIn, _) where device != .none:
        current[Int(device.index)] = signedIn
      case .began(let step):
        guard isDone(by: user, steps[step], current),
          steps[step].action.named.contains(where: { isHidden($0, from: user) })
        else { continue }
        leaveOut(step)
      default: break
      }
    }
  }

  /// Whether a user does a step: on a device where they are signed in, or at the console.
  private func isDone(by user: EntityID, _ step: Step, _ current: [EntityID]) -> Bool {
    switch step.actor {
    case .device(let device): current[Int(device.index)] == user
    case .administrator(let administrator): administrator == user
    case .server, .network: false
    }
  }

  private mutating func leaveOutChoices(besides user: EntityID) {
    for occurrence in run.world.trace {
      guard case .decided(let origin, _, let reply) = occurrence.event, origin.user != user,
        reply.outcome == .choose,
        reply.more > 0 || reply.list.contains(where: { isHidden($0.entity) })
      else { continue }
      for step in steps.indices where steps[step].action.made == origin.invocation {
        leaveOut(step)
      }
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
      if Set(named.map { isHidden($0) }).count > 1 { leaveOut(index) }
    }
  }

  /// What others were refused because of a project, and what was refused without naming it: that
  /// there is something is told by the rule itself.
  private mutating func leaveOutHeldBack(from user: EntityID) {
    for occurrence in run.world.trace {
      guard case .decided(let origin, _, let reply) = occurrence.event,
        reply.rule == .ownershipNeverOrphaned, origin.user != user || reply.handOver == nil
      else { continue }
      for step in steps.indices where steps[step].action.made == origin.invocation {
        leaveOut(step)
      }
    }
  }

  /// Others' moves of a task to where the user sees it, or from there, also those that were not done:
  /// one would be, where another one is left out.
  private mutating func leaveOutMoves(besides user: EntityID) {
    for (index, step) in steps.enumerated() {
      guard case .device(let device) = step.actor,
        run.scenario.setup.devices[Int(device.index)].user != user,
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
      for step in steps.indices where steps[step].action.made.map({ self.key(of: $0) }) == key {
        leaveOut(step)
      }
    }
  }

  /// What had no room in somebody else's outbox.
  private mutating func leaveOutRefused(besides user: EntityID) {
    for occurrence in run.world.trace {
      guard case .rested(let origin, .outboxFull) = occurrence.event, origin.user != user else {
        continue
      }
      for step in steps.indices where steps[step].action.made == origin.invocation {
        leaveOut(step)
      }
    }
  }

  private func key(of invocation: InvocationID) -> OperationKey? {
    run.world.key(of: invocation)
  }

  /// Whether a task is hidden from the beginning: a twin world has none of it, wherever it goes.
  private func beginsHidden(_ task: EntityID) -> Bool {
    let tasks = run.world.setup.genesis.tasks
    return tasks.indices.contains(task.index) && hidden.contains(tasks[task.index].project)
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

  private mutating func crashByTheClock() {
    if leavesOut { leaveOutUnfired() }
    // The last first, so that the places of the others stay.
    for crash in run.world.firedCrashes.reversed() {
      guard let invocation = steps[crash.step].action.crashingInvocation,
        leavesOut || isHidden(invocation)
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
    return [status.entity, status.made].compactMap(\.self).contains(where: isHidden)
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

extension Action {
  /// The operations of others or of before that the action names.
  fileprivate var named: [InvocationID] {
    switch self {
    case .invoke(let invocation): invocation.named
    case .confirm(let name, let manner), .replay(let name, _, let manner):
      [name] + manner.tampering.named
    case .choose(let designation, let name): [name] + designation.named
    case .decline(let name), .pickUp(let name, _), .retry(let name): [name]
    case .run, .goOffline, .goOnline, .lock, .unlock, .background, .foreground, .killApp, .openApp,
      .signIn, .signOut, .switchTenant, .updateApp, .setFile, .sync, .suggest, .dismiss, .discover,
      .crash, .restart, .unavailable,
      .slowCommit, .expireSession, .fault, .partition, .heal:
      []
    }
  }

  /// The invocation that the action begins.
  fileprivate var made: InvocationID? {
    switch self {
    case .invoke(let invocation): invocation.id
    case .replay(_, let name, _), .pickUp(_, let name): name
    default: nil
    }
  }

  /// The invocation whose commit the action waits for, to crash the server.
  fileprivate var crashingInvocation: InvocationID? {
    switch self {
    case .crash(.beforeCommit(let name)), .crash(.afterCommit(let name)): name
    default: nil
    }
  }
}

extension Invocation {
  fileprivate var named: [InvocationID] {
    [operation].compactMap(\.self) + (subject?.named ?? []) + manner.tampering.named
  }
}

extension Designation {
  fileprivate var named: [InvocationID] {
    if case .made(let invocation) = self { return [invocation] }
    return []
  }
}

extension Tampering {
  fileprivate var named: [InvocationID] {
    var named = [confirmationOf].compactMap(\.self)
    if case .of(let invocation) = key { named.append(invocation) }
    return named
  }
}
