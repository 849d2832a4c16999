import IntentEngine
import IntentSimulation

extension ScenarioGenerator {
  private static let names = ["phone", "tablet", "laptop", "watch"]

  /// Makes devices with their sign-ins, and saved Shortcuts.
  mutating func makeDevices() {
    for index in 0...choices.below(Self.names.count - 1) { makeDevice(Self.names[index]) }
    if swarm.has(.relay), choices.happens(40) { makeRelay() }
    guard swarm.has(.shortcuts) else { return }
    for device in setup.devices.indices where setup.devices[device].through == nil {
      if choices.happens(50) { makeShortcut(on: DeviceID(device)) }
    }
  }

  private mutating func makeDevice(_ name: String) {
    let user = EntityID(.user, choices.below(setup.genesis.users.count))
    let tenancy = choices.pick(setup.genesis.users[user.index].tenancies)
    var device = DeviceSetup(user: user, tenant: tenancy.tenant)
    device.isOnline = !(swarm.has(.offline) && choices.happens(20))
    device.isLocked = swarm.has(.lock) && choices.happens(15)
    device.isForeground = !(swarm.has(.background) && choices.happens(15))
    if swarm.has(.skewedClock), choices.happens(50) {
      device.clockSkew = choices.pick([-300_000, 300_000, -86_400_000, 86_400_000])
    }
    if swarm.has(.smallOutbox), choices.happens(50) { device.outboxLimit = 1 + choices.below(2) }
    if swarm.has(.oldSchema), choices.happens(40) {
      device.schema = UInt16(1 + choices.below(Int(Request.currentSchema)))
    }
    if swarm.has(.staleCache), choices.happens(60) { device.holdings = holdings() }
    add(device, name)
  }

  private mutating func makeRelay() {
    let through = choices.below(setup.devices.count)
    let other = setup.devices[through]
    var device = DeviceSetup(user: other.user, tenant: other.tenant)
    device.through = DeviceID(through)
    add(device, "watch")
  }

  private mutating func add(_ device: DeviceSetup, _ name: String) {
    setup.genesis.sessions.append(
      Genesis.Session(
        user: device.user, tenant: device.tenant, device: DeviceID(setup.devices.count)))
    setup.devices.append(device)
    setup.names.devices.append(name)
    accounts.append(DeviceAccount(user: device.user, tenant: device.tenant))
  }

  private mutating func holdings() -> Holdings {
    var copies: [StaleCopy] = []
    for (index, task) in setup.genesis.tasks.enumerated() where task.version.number > 1 {
      if choices.happens(70) {
        copies.append(StaleCopy(entity: EntityID(.task, index), version: Version(1)))
      }
    }
    for (index, comment) in setup.genesis.comments.enumerated() where comment.version.number > 1 {
      if choices.happens(70) {
        copies.append(StaleCopy(entity: EntityID(.comment, index), version: Version(1)))
      }
    }
    return copies.isEmpty ? .nothing : .stale(copies)
  }

  private mutating func makeShortcut(on device: DeviceID) {
    let schema: UInt16 = swarm.has(.oldSchema) ? UInt16(1 + choices.below(3)) : 3
    var steps: [Invocation] = []
    for _ in 0...choices.below(2) {
      let intent = choices.pick(swarm.intents)
      let isOfDevice = intent.declaration.visibility != .administrative
      guard isOfDevice, intent != .undo,
        var step = invocation(of: intent, schema: schema, id: InvocationID(steps.count))
      else { continue }
      step.manner = Manner(entry: .shortcuts)
      steps.append(step)
    }
    if steps.isEmpty { return }
    setup.shortcuts.append(
      ShortcutSetup(name: "Tidy", device: device, schema: schema, steps: steps))
  }
}
