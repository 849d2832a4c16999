import IntentEngine
import IntentSimulation

extension ScenarioWriter {
  /// A step as one line.
  func step(_ step: Step) throws(Unwritable) -> String {
    let moment = self.moment(step.moment)
    let action = try self.action(step.action, schema: schema(of: step))
    let entry = manner(of: step.action).map(entry) ?? ""
    return "\(moment) \(actor(step.actor))\(entry): \(action)"
  }

  private func moment(_ moment: Moment) -> String {
    switch moment {
    case .at(let instant): "at \(DurationText.text(instant.milliseconds))"
    case .after(let span): "+\(DurationText.text(span))"
    case .then: "then"
    case .meanwhile: "meanwhile"
    }
  }

  private func actor(_ actor: Actor) -> String {
    switch actor {
    case .device(let device): setup.names[device]
    case .administrator(let user): "server as \(name(user))"
    case .server: "server"
    case .network: "network"
    }
  }

  /// The schema that is spoken on a step's device by then.
  private func schema(of step: Step) -> UInt16 {
    guard case .device(let device) = step.actor else { return Request.currentSchema }
    let updates = setup.script.prefix { $0 != step }.compactMap { earlier -> UInt16? in
      guard earlier.actor == step.actor, case .updateApp(let schema) = earlier.action else {
        return nil
      }
      return schema
    }
    return updates.last ?? setup.devices[Int(device.index)].schema
  }

  private func manner(of action: Action) -> Manner? {
    switch action {
    case .invoke(let invocation): invocation.manner
    case .confirm(_, let manner), .replay(_, as: _, let manner): manner
    case .discover(let entry): Manner(entry: entry)
    default: nil
    }
  }

  private func entry(_ manner: Manner) -> String {
    var entry = ""
    if manner.entry != .app || manner.utterance != nil { entry += ", \(manner.entry.word)" }
    if let said = manner.utterance { entry += " \(quoted(said))" }
    return entry + (manner.isSuggested ? ", suggested" : "")
  }

  private func action(_ action: Action, schema: UInt16) throws(Unwritable) -> String {
    switch action {
    case .invoke(let invocation):
      try phrase(of: invocation, schema: schema) + " as \(name(invocation.id))"
        + sending(invocation.manner.tampering)
    case .confirm(let named, let manner):
      "confirm \(name(named))" + (manner.dontAskAgain ? ", don't ask again" : "")
        + (try sending(manner.tampering))
    case .decline(let named): "decline \(name(named))"
    case .choose(let designation, for: let named):
      "choose \(self.designation(designation)) for \(name(named))"
    case .replay(let named, as: let copy, let manner):
      "replay \(name(named)) as \(name(copy))" + (try sending(manner.tampering))
    case .run(let shortcut, let first):
      "run \(quoted(setup.shortcuts[shortcut].name)) as \(name(first).prefix { $0 != "." })"
    case .pickUp(let named, as: let copy): "pick up \(name(named)) as \(name(copy))"
    case .retry(let named): "retry \(name(named))"
    case .goOffline: "go offline"
    case .goOnline: "go online"
    case .lock: "lock"
    case .unlock: "unlock"
    case .background: "background"
    case .foreground: "foreground"
    case .killApp: "kill app"
    case .openApp: "open app"
    case .signIn(let user): "sign in as \(name(user))"
    case .signOut: "sign out"
    case .switchTenant(let tenant): "switch to tenant \(name(tenant))"
    case .updateApp(let schema): "update app to schema \(schema)"
    case .setFile(let name, nil): "remove file \(quoted(name))"
    case .setFile: throw Unwritable(what: "which file takes another's place")
    case .sync: "sync"
    case .suggest(let list): "suggest as \(named(setup.names.suggestions[list]))"
    case .dismiss(let list): "dismiss \(named(setup.names.suggestions[list]))"
    case .discover: "discover"
    case .crash(.now): "crash"
    case .crash(.beforeCommit(let named)): "crash before commit of \(name(named))"
    case .crash(.afterCommit(let named)): "crash after commit of \(name(named))"
    case .restart: "restart"
    case .unavailable(let span, in: let tenant):
      "unavailable for \(DurationText.text(span))" + (tenant.map { " in \(name($0))" } ?? "")
    case .slowCommit(let named, let span):
      "slow commit of \(name(named))"
        + (span == Checker.slowCommit ? "" : " by \(DurationText.text(span))")
    case .expireSession(let device): "expire session of \(setup.names[device])"
    case .fault(let fault): try self.fault(fault)
    case .partition(let device, let partition):
      "partition \(setup.names[device])" + direction(partition)
    case .heal(let device): "heal \(setup.names[device])"
    }
  }

  /// An operation's name; one that has none gets that by which a schedule calls it.
  func name(_ invocation: InvocationID) -> String { named(setup.names[invocation]) }

  private func named(_ name: String) -> String {
    name.hasPrefix("#") ? "step-" + name.dropFirst() : name
  }

  private func direction(_ partition: Partition) -> String {
    switch partition {
    case .both: ""
    case .upward: " upward"
    case .downward: " downward"
    }
  }

  private func fault(_ fault: MessageFault) throws(Unwritable) -> String {
    let number = fault.number.map { "\($0) " } ?? ""
    let leg: String
    switch (fault.leg, fault.count) {
    case (.request, 1): leg = "request \(number)of"
    case (.reply, 1): leg = "reply \(number)to"
    case (.relay, 1): leg = "relay \(number)of"
    case (.request, let count) where fault.kind == .lose: leg = "\(count) requests of"
    case (.reply, let count) where fault.kind == .lose: leg = "\(count) replies to"
    default: throw Unwritable(what: "a fault of several such messages")
    }
    let named = name(fault.invocation)
    switch fault.kind {
    case .lose: return "lose \(leg) \(named)"
    case .duplicate(after: nil): return "duplicate \(leg) \(named)"
    case .duplicate(after: .some(let span)):
      return "duplicate \(leg) \(named) by \(DurationText.text(span))"
    case .delay(let span): return "delay \(leg) \(named) by \(DurationText.text(span))"
    }
  }

  // MARK: Tampering

  private func sending(_ tampering: Tampering) throws(Unwritable) -> String {
    if tampering.isNone { return "" }
    var known = Tampering()
    var items: [String] = []
    switch tampering.key {
    case .own: break
    case .none: items.append("no key")
    case .of(let named): items.append("key of \(name(named))")
    case .fromTheFuture: items.append("key from the future")
    }
    switch tampering.version {
    case .seen: break
    case .none: items.append("no version")
    case .exactly(let version): items.append("version \(version.number)")
    }
    switch tampering.subject {
    case .own: break
    case .none: items.append("no subject")
    case .entity(let id): items.append("id \(name(id))")
    case .forged(let text): items.append("id \(quoted(text))")
    }
    if let role = tampering.role { items.append("claim role \(role.word)") }
    if tampering.unknownIntent { items.append("unknown intent") }
    if let text = tampering.text { items.append("text \(quoted(text))") }
    if let body = tampering.raw { items.append("raw \(quoted(body))") }
    if tampering.claimsHand { items.append("claim hand") }
    if tampering.claimsUnlocked { items.append("claim unlocked") }
    if let named = tampering.confirmationOf { items.append("confirmation of \(name(named))") }
    (known.key, known.version, known.subject) =
      (tampering.key, tampering.version, tampering.subject)
    (known.role, known.confirmationOf) = (tampering.role, tampering.confirmationOf)
    (known.unknownIntent, known.text, known.raw) =
      (tampering.unknownIntent, tampering.text, tampering.raw)
    (known.claimsHand, known.claimsUnlocked) = (tampering.claimsHand, tampering.claimsUnlocked)
    guard known == tampering else { throw Unwritable(what: "all that a hostile client sends") }
    return " sending " + items.joined(separator: ", ")
  }
}
