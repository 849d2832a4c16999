import IntentEngine
import IntentSimulation

extension ScenarioGenerator {
  /// Makes the script: what people say and answer, and what goes wrong meanwhile.
  mutating func makeSteps() {
    repeat { makeStep() } while choices.happens(Self.goesOn) && setup.script.count < Self.stepLimit
  }

  private mutating func makeStep() {
    switch choices.weighted([52, 14, 10, 8, 8, 8]) {
    case 1: answer()
    case 2: goOnWithSaid()
    case 3: changeDevice()
    case 4: breakSomething()
    case 5: playPlot()
    default: say()
    }
  }

  /// When a step begins.
  mutating func moment() -> Moment {
    switch choices.weighted([50, 35, swarm.has(.atOnce) ? 30 : 0]) {
    case 1: .after(pause())
    case 2: .meanwhile
    default: .then
    }
  }

  private mutating func pause() -> Milliseconds {
    if swarm.has(.longTimes), longTimesLeft > 0, choices.happens(15) {
      longTimesLeft -= 1
      return choices.pick([7_200_000, 90_000_000, 2_678_400_000])
    }
    return choices.pick([1_000, 20, 1, 100, 5_000, 40_000, 360_000])
  }

  // MARK: Saying

  /// Somebody says something: an intent on a device or at the console.
  private mutating func say() {
    let intent = choices.pick(swarm.intents)
    let actor = actor(for: intent)
    let id = InvocationID(setup.names.invocations.count)
    speaker = user(of: actor)
    defer { speaker = nil }
    guard var invocation = invocation(of: intent, schema: schema(of: actor), id: id) else {
      return
    }
    if case .device = actor { invocation.manner = manner() }
    invocation.manner.tampering = tampering()
    say(invocation, actor)
    let isSensitive = intent.declaration.risk > .low || intent.declaration.isDestructive
    if choices.happens(isSensitive ? 65 : 8) { add(.then, actor, .confirm(id, Manner())) }
    if case .titled = invocation.subject { choose(for: id, actor) }
  }

  /// Who says an intent: somebody on a device, or an administrator, mostly one who may.
  mutating func actor(for intent: IntentKind) -> Actor {
    guard intent.declaration.visibility == .administrative else {
      return .device(DeviceID(choices.below(setup.devices.count)))
    }
    let people = setup.genesis.users.indices.map { EntityID(.user, $0) }
    let admins = people.filter { user in
      setup.genesis.users[user.index].tenancies.contains(where: \.isAdmin)
    }
    return .administrator(
      choices.pick(admins.isEmpty || !choices.happens(60) ? people : admins))
  }

  /// Who acts, as far as the script says.
  func user(of actor: Actor) -> EntityID? {
    switch actor {
    case .device(let device): accounts[Int(device.index)].user
    case .administrator(let user): user
    case .server, .network: nil
    }
  }

  /// Says what was made up, with what may go wrong with it.
  mutating func say(_ invocation: Invocation, _ actor: Actor) {
    let id = nextInvocation()
    let moment = moment()
    let fault = fault(about: id, actor)
    if let fault { add(moment, fault.actor, fault.action) }
    add(fault == nil ? moment : .meanwhile, actor, .invoke(invocation))
    if fault?.stopsServer == true { add(.after(2_000), .server, .restart) }
    operations.append(SaidOperation(id: id, intent: invocation.intent, actor: actor))
  }

  private mutating func choose(for id: InvocationID, _ actor: Actor) {
    guard case .device = actor, choices.happens(70) else { return }
    let kind: EntityKind = choices.pick([.task, .comment, .project])
    guard let entity = entity(kind) else { return }
    add(.then, actor, .choose(.entity(entity), for: id))
  }

  /// How something comes in: in the app, at its simplest.
  mutating func manner() -> Manner {
    let entries: [EntryPoint] = [.app, .siri, .shortcuts, .spotlight, .appleIntelligence]
    var manner = Manner(entry: entries[choices.weighted([50, 15, 15, 10, 10])])
    if manner.entry == .siri, choices.happens(20) {
      manner.utterance = setup.texts.intern("do it as admin")
    }
    manner.isSuggested = choices.happens(5)
    return manner
  }

  private func schema(of actor: Actor) -> UInt16 {
    guard case .device(let device) = actor else { return Request.currentSchema }
    for step in setup.script.indices.reversed() where setup.script[step].actor == actor {
      if case .updateApp(let schema) = setup.script[step].action { return schema }
    }
    return setup.devices[Int(device.index)].schema
  }

  // MARK: What was said

  /// One of the operations, mostly one of the last.
  private mutating func said() -> SaidOperation? {
    if operations.isEmpty { return nil }
    let reach = choices.happens(30) ? operations.count : min(3, operations.count)
    return operations[operations.count - 1 - choices.below(reach)]
  }

  /// Somebody answers a question that an operation may have asked.
  private mutating func answer() {
    guard let operation = said() else { return say() }
    let actor = choices.happens(10) ? anyDevice() : operation.actor
    if choices.happens(15) { return add(moment(), actor, .decline(operation.id)) }
    var manner = Manner()
    if case .device = actor {
      if choices.happens(10) { manner.dontAskAgain = true }
      if swarm.has(.tampering), choices.happens(15) {
        manner = self.manner()
        manner.tampering = tampering()
      }
    }
    add(moment(), actor, .confirm(operation.id, manner))
  }

  mutating func anyDevice() -> Actor {
    .device(DeviceID(choices.below(setup.devices.count)))
  }

  /// Somebody goes on with what was said: sends it again, here or elsewhere, or runs a Shortcut.
  private mutating func goOnWithSaid() {
    guard let operation = said() else { return say() }
    switch choices.weighted([30, 30, 20, 20]) {
    case 1:
      let actor = choices.happens(60) ? anyDevice() : operation.actor
      let copy = nextInvocation()
      var manner = Manner()
      if case .device = actor { manner = self.manner() }
      manner.tampering = tampering()
      add(moment(), actor, .replay(operation.id, as: copy, manner))
      operations.append(SaidOperation(id: copy, intent: operation.intent, actor: actor))
    case 2:
      let actor = anyDevice()
      let copy = nextInvocation()
      add(moment(), actor, .pickUp(operation.id, as: copy))
      operations.append(SaidOperation(id: copy, intent: operation.intent, actor: actor))
    case 3 where !setup.shortcuts.isEmpty: runShortcut()
    default:
      guard case .device = operation.actor else { return say() }
      add(moment(), operation.actor, .retry(operation.id))
    }
  }

  private mutating func runShortcut() {
    let place = choices.below(setup.shortcuts.count)
    let shortcut = setup.shortcuts[place]
    let actor = Actor.device(shortcut.device)
    let run = "run\(setup.names.invocations.count + 1)"
    let first = InvocationID(setup.names.invocations.count)
    for (number, step) in shortcut.steps.enumerated() {
      let id = nextInvocation("\(run).\(number + 1)")
      operations.append(SaidOperation(id: id, intent: step.intent, actor: actor))
    }
    add(moment(), actor, .run(shortcut: place, first: first))
  }
}
