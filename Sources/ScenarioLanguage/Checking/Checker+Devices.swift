import IntentEngine
import IntentSimulation

extension Checker {
  /// Declares the devices and remembers the Shortcuts.
  mutating func declareDevices(_ lines: [DeviceLine]) {
    for line in lines {
      switch line.match.statement {
      case .device:
        let id = DeviceID(setup.names.devices.count)
        setup.names.devices.append(line.match[0].text)
        declare(line.match[0].token, .device(id))
      case .shortcut: shortcuts.append((line, isUsed: false))
      }
    }
    guard setup.names.devices.count > LanguageLimits.devices else { return }
    diagnostics.report(
      .tooMany, lines[LanguageLimits.devices].match.span,
      "a scenario has at most \(LanguageLimits.devices) devices")
  }

  /// Makes the devices, their sign-ins, and the Shortcuts.
  mutating func lowerDevices(_ lines: [DeviceLine]) {
    let devices = lines.filter { $0.match.statement == .device }
    for line in devices { lowerDevice(line) }
    for line in devices { checkRelay(line) }
    signInElsewhere()
    for (line, _) in shortcuts { lowerShortcut(line) }
  }

  private mutating func lowerDevice(_ line: DeviceLine) {
    guard let user = entity(line.match[1]) else { return }
    let tenant = tenant(of: user, line.match)
    var device = DeviceSetup(user: user, tenant: tenant ?? EntityID(.tenant, 0))
    checkContradictions(line.facts.filter { !$0.statement.isRepeated }) { $0 }
    var copies: [StaleCopy] = []
    for fact in line.facts { lower(fact, into: &device, &copies) }
    checkHoldings(line.facts)
    if !copies.isEmpty { device.holdings = .stale(copies) }
    let id = DeviceID(setup.devices.count)
    setup.devices.append(device)
    schemas.append(device.schema)
    setup.genesis.sessions.append(
      Genesis.Session(user: user, tenant: device.tenant, device: id))
  }

  /// The tenant that a device works in.
  private mutating func tenant(of user: EntityID, _ match: Match<DeviceStatement>) -> EntityID? {
    let tenancies = setup.genesis.users[user.index].tenancies
    guard let binding = match.optional(2) else {
      if tenancies.count > 1 {
        let names = tenancies.compactMap { setup.names[$0.tenant] }
        diagnostics.report(
          .ambiguousTenant, match[1].span, "\(match[1].token.shown) belongs to several tenants",
          suggestion: "add `in \(names[0])`, or another of \(names.joined(separator: ", "))")
      }
      return tenancies.first?.tenant
    }
    guard let tenant = entity(binding) else { return nil }
    if !belongs(user, to: tenant) {
      diagnostics.report(
        .outsideTenant, binding.span,
        "\(match[1].token.shown) does not belong to the tenant \(binding.token.shown)")
    }
    return tenant
  }

  private mutating func lower(
    _ fact: Match<DeviceFact>, into device: inout DeviceSetup, _ copies: inout [StaleCopy]
  ) {
    switch fact.statement {
    case .offline: device.isOnline = false
    case .locked: device.isLocked = true
    case .background: device.isForeground = false
    case .signedOut: device.isSignedIn = false
    case .clock: device.clockSkew = offset(fact[0]) ?? 0
    case .outbox:
      device.outboxLimit =
        count(fact[0], 1...UInt64(LanguageLimits.outbox)) ?? device.outboxLimit
    case .emptyCache: device.holdings = .nothing
    case .holding: if let copy = copy(fact) { copies.append(copy) }
    case .alsoIn: alsoIn(fact[0], of: &device)
    case .through: device.through = self.device(fact[0])
    case .schema: device.schema = schema(fact[0]) ?? device.schema
    case .donated:
      if let donated = suggestion(fact[0], fact[1]) { device.donations.append(donated) }
    case .history: if let history = history(fact) { device.histories.append(history) }
    }
  }

  /// What a device holds of one entity.
  private mutating func copy(_ fact: Match<DeviceFact>) -> StaleCopy? {
    let held = entity(fact[0])
    let stated = fact.optional(1).map { version($0) }
    let title = fact.optional(2).map { setup.texts.intern($0.text) }
    let owner = fact.optional(3).flatMap { entity($0) }
    guard let held else { return nil }
    let current = genesisVersion(of: held)
    guard let version = stated ?? current else { return nil }
    if version > current {
      diagnostics.report(
        .versionAhead, (fact.optional(1) ?? fact[0]).span,
        "the copy is newer than the server's, which is at version \(current.number)")
    }
    return StaleCopy(entity: held, version: version, title: title, owner: owner)
  }

  /// The version that an entity has at time 0; an alias has that of what it leads to.
  private func genesisVersion(of id: EntityID) -> Version {
    let target = setup.genesis.target(of: id)
    switch target.kind {
    case .project: return setup.genesis.projects[target.index].version
    case .task: return setup.genesis.tasks[target.index].version
    case .comment: return setup.genesis.comments[target.index].version
    case .tenant, .user, .team, .proposal: return Version(1)
    }
  }

  /// Reports copies of one entity that stand twice, or in an empty cache.
  private mutating func checkHoldings(_ facts: [Match<DeviceFact>]) {
    let copies = facts.filter { $0.statement == .holding }
    checkRepetition(copies.map { $0[0] })
    guard let empty = facts.first(where: { $0.statement == .emptyCache }), let copy = copies.first
    else { return }
    diagnostics.report(
      .contradiction, copy.span, "an empty cache holds nothing",
      notes: [.init("it is said to be empty here", at: empty.span)])
  }

  private mutating func lowerShortcut(_ line: DeviceLine) {
    let match = line.match
    guard let device = device(match[1]) else { return }
    let name = match[0].text
    if setup.shortcuts.contains(where: { $0.name == name && $0.device == device }) {
      diagnostics.report(
        .duplicateName, match[0].span,
        "there is another Shortcut \(Wording.quoted(name)) on this device")
    }
    checkContradictions(line.facts) { $0 }
    let schema = line.facts.first.map { self.schema($0[0]) } ?? Request.currentSchema
    guard let schema else { return }
    var steps: [Invocation] = []
    for (index, readings) in line.steps.enumerated() {
      let manner = Manner(entry: .shortcuts)
      let tenant = self.tenant(of: line.tenants[index], on: device)
      var step = best(of: readings) { checker, reading in
        checker.invocation(reading, id: InvocationID(index), manner: manner, in: schema)
      }
      step?.tenant = tenant
      if let step { steps.append(step) }
    }
    setup.shortcuts.append(
      ShortcutSetup(name: name, device: device, schema: schema, steps: steps))
  }
}
