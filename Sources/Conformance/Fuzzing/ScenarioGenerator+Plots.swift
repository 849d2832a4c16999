import IntentEngine
import IntentSimulation

/// Chains of steps that chance alone hardly makes: what depends on what was said right before.
extension ScenarioGenerator {
  /// Plays one of the chains.
  mutating func playPlot() {
    switch choices.weighted([25, 20, 20, 15, 10, 10]) {
    case 1: changeBetween()
    case 2: giveAwayTogether()
    case 3: sayAgainElsewhere()
    case 4: askNoMore()
    case 5: answerAnother()
    default: takeBack()
    }
  }

  /// Says something that can be done, in the app and unhurt.
  mutating func sayPlainly(
    _ intent: IntentKind, _ actor: Actor, _ change: (inout Invocation) -> Void = { _ in }
  ) -> InvocationID? {
    let id = InvocationID(setup.names.invocations.count)
    speaker = user(of: actor)
    defer { speaker = nil }
    guard
      var invocation = invocation(of: intent, schema: Request.currentSchema, id: id)
    else { return nil }
    change(&invocation)
    say(invocation, actor)
    return id
  }

  /// Something is done and taken back: once or twice, and perhaps changed in between.
  private mutating func takeBack() {
    let undoable = swarm.intents.filter { $0.declaration.undoWindow > 0 }
    guard let intent = undoable.isEmpty ? nil : choices.pick(undoable) else { return }
    let actor = actor(for: intent)
    guard let id = sayPlainly(intent, actor) else { return }
    if intent.declaration.risk > .low { add(.then, actor, .confirm(id, Manner())) }
    if choices.happens(30) { changeWhatIs(in: id) }
    for _ in 0...choices.below(3) {
      let undoer = choices.happens(80) ? actor : sameUser(as: actor)
      guard let undo = sayPlainly(.undo, undoer, { $0.operation = id }) else { return }
      if choices.happens(50) { add(.then, undoer, .confirm(undo, Manner())) }
    }
  }

  /// A question is asked, something changes, and then it is answered.
  private mutating func changeBetween() {
    let sensitive = swarm.intents.filter { $0.declaration.risk == .high }
    guard let intent = sensitive.isEmpty ? nil : choices.pick(sensitive) else { return }
    let actor = actor(for: intent)
    guard let id = sayPlainly(intent, actor) else { return }
    if choices.happens(70) { changeWhatIs(in: id) }
    // Until the question has just expired, or just not.
    if choices.happens(20) { wait(choices.pick([300_000, 299_999, 400_000])) }
    let confirmer = choices.happens(70) ? actor : sameUser(as: actor)
    add(.then, confirmer, .confirm(id, Manner()))
    if choices.happens(40) { add(.then, confirmer, .confirm(id, Manner())) }
  }

  /// A team's project is proposed to somebody, and others say what they think of it.
  private mutating func giveAwayTogether() {
    let ofTeams = setup.genesis.projects.indices.filter {
      setup.genesis.projects[$0].owner.kind == .team
    }
    guard let place = ofTeams.isEmpty ? nil : choices.pick(ofTeams) else { return }
    let project = EntityID(.project, place)
    guard let proposer = admin(of: setup.genesis.projects[place].owner, besides: nil) else {
      return
    }
    let rivals = choices.happens(25) ? 2 : 1
    for _ in 0..<rivals {
      let said = sayPlainly(.transferProject, proposer, { $0.subject = .entity(project) })
      guard let said else { return }
      add(.then, proposer, .confirm(said, Manner()))
      if choices.happens(20) { changeWhatIs(in: said) }
      for _ in 0...choices.below(2) {
        let other =
          admin(of: setup.genesis.projects[place].owner, besides: user(of: proposer)) ?? proposer
        let intent: IntentKind = choices.happens(20) ? .declineTransfer : .approveTransfer
        guard let id = sayPlainly(intent, other, { $0.subject = .made(by: said) }) else { continue }
        add(.then, other, .confirm(id, Manner()))
      }
    }
  }

  /// One operation comes twice: from two devices of one user, perhaps under another key.
  private mutating func sayAgainElsewhere() {
    let intent = choices.pick(swarm.intents)
    let actor = actor(for: intent)
    guard let id = sayPlainly(intent, actor) else { return }
    let isSensitive = intent.declaration.risk > .low || intent.declaration.isDestructive
    if isSensitive { add(.then, actor, .confirm(id, Manner())) }
    if choices.happens(30) { changeWhatIs(in: id) }
    let other = sameUser(as: actor)
    let copy = nextInvocation()
    var manner = Manner()
    if case .device = other { manner = self.manner() }
    manner.tampering = tampering()
    add(choices.happens(50) ? .meanwhile : .then, other, .replay(id, as: copy, manner))
    operations.append(SaidOperation(id: copy, intent: intent, actor: other))
  }

  // MARK: Parts

  /// Somebody else does something with what an operation is about.
  private mutating func changeWhatIs(in id: InvocationID) {
    if let subject = subject(of: id) { changeWhatIs(subject) }
  }

  /// Somebody does something with an entity.
  mutating func changeWhatIs(_ subject: EntityID) {
    let fitting = IntentKind.allCases.filter {
      $0.declaration.subjects.contains(subject.kind) && !$0.declaration.isRead
        && $0.declaration.visibility == .discoverable
    }
    guard !fitting.isEmpty else { return }
    let intent = choices.pick(fitting)
    let actor = actor(for: intent)
    let said = sayPlainly(intent, actor, { $0.subject = .entity(subject) })
    if let said, choices.happens(60) { add(.then, actor, .confirm(said, Manner())) }
  }

  /// What an operation is about, where its script names it by its handle.
  func subject(of id: InvocationID) -> EntityID? {
    if case .entity(let subject)? = invocation(id)?.subject { return subject }
    return nil
  }

  /// An operation as it was said.
  func invocation(_ id: InvocationID) -> Invocation? {
    for step in setup.script.reversed() {
      if case .invoke(let invocation) = step.action, invocation.id == id { return invocation }
    }
    return nil
  }

  /// Lets time pass, until a device syncs that has a link of its own.
  mutating func wait(_ span: Milliseconds) {
    let device = choices.pick(setup.devices.indices.filter { setup.devices[$0].through == nil })
    add(.after(span), .device(DeviceID(device)), .sync)
  }

  /// Another device of the same user, where there is one.
  mutating func sameUser(as actor: Actor) -> Actor {
    guard case .device(let device) = actor, let user = user(of: actor) else { return actor }
    let others = accounts.indices.filter { accounts[$0].user == user && $0 != Int(device.index) }
    return others.isEmpty ? actor : .device(DeviceID(choices.pick(others)))
  }

  /// A device of somebody who is an admin of a team from the beginning.
  private mutating func admin(of team: EntityID, besides user: EntityID?) -> Actor? {
    let admins = setup.genesis.teams[team.index].members.filter { $0.isAdmin && $0.user != user }
    let devices = accounts.indices.filter { place in
      admins.contains { $0.user == accounts[place].user }
    }
    return devices.isEmpty ? nil : .device(DeviceID(choices.pick(devices)))
  }
}
