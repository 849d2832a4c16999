import IntentEngine
import IntentSimulation

extension ScenarioGenerator {
  /// A fault that waits for an operation.
  struct WaitingFault {
    var actor: Actor
    var action: Action
    /// Whether the server is down after it.
    var stopsServer = false
  }

  /// Something that goes wrong with an operation that is about to be said, or nothing.
  mutating func fault(about id: InvocationID, _ actor: Actor) -> WaitingFault? {
    let kinds: [FuzzCondition] = [.loss, .duplication, .delay, .slowCommit, .crashAtCommit]
      .filter(swarm.has)
    guard !kinds.isEmpty, choices.happens(35) else { return nil }
    let kind = choices.pick(kinds)
    let leg = leg(of: actor)
    switch kind {
    case .loss:
      let isCounted = leg != .relay
      return message(.lose, leg, id, count: isCounted ? 1 + choices.below(3) : 1)
    case .duplication:
      let after: Milliseconds? = choices.happens(50) ? choices.pick([300, 5_000, 90_000]) : nil
      return message(.duplicate(after: after), leg, id)
    case .delay: return message(.delay(choices.pick([200, 5_000, 40_000])), leg, id)
    case .slowCommit:
      return WaitingFault(
        actor: .server, action: .slowCommit(id, choices.pick([5_000, 300, 40_000])))
    default:
      let point: CrashPoint = choices.happens(50) ? .beforeCommit(id) : .afterCommit(id)
      return WaitingFault(actor: .server, action: .crash(point), stopsServer: true)
    }
  }

  private func message(
    _ kind: MessageFault.Kind, _ leg: Leg, _ id: InvocationID, count: Int = 1
  ) -> WaitingFault {
    WaitingFault(
      actor: .network,
      action: .fault(MessageFault(kind: kind, leg: leg, invocation: id, count: count)))
  }

  private mutating func leg(of actor: Actor) -> Leg {
    if case .device(let device) = actor, setup.devices[Int(device.index)].through != nil,
      choices.happens(50)
    {
      return .relay
    }
    return choices.happens(50) ? .request : .reply
  }

  // MARK: Devices

  /// Something changes on a device, where that is on; otherwise somebody syncs.
  mutating func changeDevice() {
    let device = choices.below(setup.devices.count)
    let kinds: [FuzzCondition] = [
      .offline, .lock, .background, .kill, .accountSwitch, .oldSchema,
    ].filter(swarm.has)
    let hasOwnLink = setup.devices[device].through == nil
    guard !kinds.isEmpty, choices.happens(80) else {
      if hasOwnLink { add(moment(), .device(DeviceID(device)), .sync) }
      return
    }
    let isBack = choices.happens(50)
    let action: Action
    switch choices.pick(kinds) {
    case .offline: action = isBack ? .goOnline : .goOffline
    case .lock: action = isBack ? .unlock : .lock
    case .background: action = isBack ? .foreground : .background
    case .kill: action = isBack ? .openApp : .killApp
    case .oldSchema: action = .updateApp(schema: Request.currentSchema)
    default:
      guard hasOwnLink else { return }
      action = accountChange(device)
    }
    add(moment(), .device(DeviceID(device)), action)
  }

  private mutating func accountChange(_ device: Int) -> Action {
    switch choices.below(3) {
    case 1: return .signOut
    case 2 where setup.genesis.tenantCount > 1:
      return .switchTenant(EntityID(.tenant, choices.below(2)))
    default: return .signIn(EntityID(.user, choices.below(setup.genesis.users.count)))
    }
  }

  // MARK: Server and network

  /// Something goes wrong by itself, where that is on.
  mutating func breakSomething() {
    let kinds: [FuzzCondition] = [.partition, .crash, .outage, .expiry].filter(swarm.has)
    if kinds.isEmpty { return }
    let device = DeviceID(choices.below(setup.devices.count))
    switch choices.pick(kinds) {
    case .crash:
      add(moment(), .server, .crash(.now))
      add(.after(choices.pick([2_000, 100, 40_000])), .server, .restart)
    case .outage:
      add(moment(), .server, .unavailable(choices.pick([10_000, 1_000, 120_000])))
    case .expiry: add(moment(), .server, .expireSession(device))
    default:
      guard choices.happens(60) else { return add(moment(), .network, .heal(device)) }
      let partition: Partition = choices.pick([.both, .upward, .downward])
      add(moment(), .network, .partition(device, partition))
    }
  }

  // MARK: Hostile clients

  /// What a hostile or broken client sends, mostly nothing.
  mutating func tampering() -> Tampering {
    var tampering = Tampering()
    guard swarm.has(.tampering), choices.happens(12) else { return tampering }
    switch choices.below(13) {
    case 0: tampering.version = .exactly(Version(UInt32(1 + choices.below(4))))
    case 1: tampering.version = .none
    case 2: tampering.key = .none
    case 3: tampering.key = .fromTheFuture
    case 4 where !operations.isEmpty: tampering.key = .of(choices.pick(operations).id)
    case 5: if let id = entity(choices.pick([.task, .comment])) { tampering.subject = .entity(id) }
    case 6: tampering.subject = .forged(setup.texts.intern("c-4711"))
    case 7 where !operations.isEmpty: tampering.confirmationOf = choices.pick(operations).id
    case 8:
      tampering.role = .admin
      tampering.claimsHand = true
      tampering.claimsUnlocked = true
    case 9: tampering.unknownIntent = true
    case 10: tampering.raw = setup.texts.intern("{")
    case 11: tampering.text = setup.texts.intern(Self.tooLongForComments)
    case 12: tampering.text = setup.texts.intern(Self.tooManyBytesForTitles)
    default: break
    }
    return tampering
  }

  private static let tooLongForComments = String(repeating: "x", count: 4_001)
  /// Too long in bytes alone.
  private static let tooManyBytesForTitles = String(repeating: "é", count: 150)
}
