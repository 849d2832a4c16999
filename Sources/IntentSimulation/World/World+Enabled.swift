import IntentEngine

/// When a step may begin in a world without time.
extension World {
  /// Adds the steps that may begin now.
  func addUntimedSteps(_ list: inout [Choice]) {
    for step in setup.script.indices where isPossible(.begin(step: Int32(step))) {
      list.append(.begin(step: Int32(step)))
    }
  }

  /// Whether a step that has not begun may begin now, in a world without time.
  func isEnabled(_ step: Int) -> Bool {
    let previous = Int(plan.previousOfActor[step])
    if previous >= 0, steps[previous].begunAt == .never { return false }
    if options.ordersAny {
      guard setup.script[step].moment == .then, previous >= 0 else { return isShown(step) }
      return isOver(setup.script[step].actor) && isShown(step)
    }
    return isReached(plan.group[step]) && isShown(step)
  }

  /// The step whose turn it is, where what it names is not shown, so that it never begins.
  package var stepNotShown: Int? {
    let step = steps.rows.firstIndex { $0.begunAt == .never }
    guard let step, isReached(plan.group[step]), !isShown(step) else { return nil }
    return step
  }

  /// Whether the steps of earlier groups have begun, and are over where the group waits for that; a
  /// group that has been reached stays reached.
  private func isReached(_ group: Int32) -> Bool {
    let group = Int(group)
    let (first, end) = (Int(plan.first[group]), Int(plan.first[group + 1]))
    // The steps of the group before have begun only where all before them had.
    let before = group == 0 ? 0 : Int(plan.first[group - 1])
    for step in before..<first where steps[step].begunAt == .never { return false }
    for step in first..<end where steps[step].begunAt != .never { return true }
    return !plan.waits[group] || isOver(nil)
  }

  /// Whether all that was begun, on one device or on all, is answered, waits for somebody, or has
  /// spent its attempts; messages may still be on their way.
  private func isOver(_ actor: Actor?) -> Bool {
    for index in 0..<entries.count where isUnderWay(index) {
      guard case .device(let device) = actor else { return false }
      if entries[index].device == device { return false }
    }
    for index in 0..<devices.count
    where devices[index].syncTimer.isArmed || devices[index].signInTimer.isArmed {
      guard case .device(let device) = actor else { return false }
      if Int(device.index) == index { return false }
    }
    return true
  }

  private func isUnderWay(_ index: Int) -> Bool {
    let entry = entries[index]
    if entry.timer.isArmed { return entry.state != .inFlight || mayTryAgain(index) }
    return entry.state == .inFlight && entry.device == .none
  }

  /// Whether another attempt follows where no answer comes.
  func mayTryAgain(_ index: Int) -> Bool { reasonToStop(index) == nil && !waitsForUser(index) }

  /// Whether what the step names is there to be named: a question, candidates, an operation that
  /// somebody made. What is never shown is never reached.
  private func isShown(_ step: Int) -> Bool {
    guard case .device(let device) = setup.script[step].actor else { return true }
    switch setup.script[step].action {
    case .confirm(let invocation, let manner):
      guard let place = operationPlace(of: invocation) else { return false }
      if manner.entry != .app || !manner.tampering.isNone {
        let named = manner.tampering.confirmationOf.flatMap { operationPlace(of: $0) } ?? place
        return operations[named].challenge != nil
      }
      return shows(.challenged, invocation, device) && !devices[Int(device.index)].isLocked
    case .decline(let invocation): return questionShown(invocation, Int(device.index)) != nil
    case .choose(_, for: let invocation): return shows(.choose, invocation, device)
    case .replay(let invocation, as: _, _), .pickUp(let invocation, as: _):
      return operationPlace(of: invocation) != nil
    case .retry(let invocation): return isKept(Int(invocation.index), device)
    case .invoke(let invocation): return isShown(invocation, device)
    case .dismiss(let list):
      return !suggestions.open(list: list, with: account(of: Int(device.index))).isEmpty
    case .setFile(let name, _): return placeOfFile(name, Int(device.index)) != nil
    case .run, .goOffline, .goOnline, .lock, .unlock, .background, .foreground, .killApp, .openApp,
      .signIn, .signOut, .switchTenant, .updateApp, .sync, .suggest, .discover, .crash, .restart,
      .unavailable,
      .slowCommit, .expireSession, .fault, .partition, .heal:
      return true
    }
  }

  private func shows(_ outcome: Outcome, _ invocation: InvocationID, _ device: DeviceID) -> Bool {
    guard let index = questionShown(invocation, Int(device.index)) else { return false }
    return lastReply(index)?.outcome == outcome
  }

  /// Whether the operation waits on the device for its user, or for others whom its user can ask
  /// about it.
  private func isKept(_ index: Int, _ device: DeviceID) -> Bool {
    guard entries[index].device == device, reasonHeld(index) == nil else { return false }
    if isAwaiting(index) { return true }
    return !entries[index].state.isOver && !isUnderWay(index)
  }

  private func isShown(_ invocation: Invocation, _ device: DeviceID) -> Bool {
    if let undone = invocation.operation, operationPlace(of: undone) == nil { return false }
    if let named = invocation.manner.tampering.confirmationOf {
      guard let place = operationPlace(of: named), operations[place].challenge != nil else {
        return false
      }
    }
    guard case .made(let maker) = invocation.subject else { return true }
    guard let place = operationPlace(of: maker) else { return false }
    if operations[place].made != nil { return true }
    let entry = entries[Int(maker.index)]
    return entry.device == device && !entry.state.isOver
  }

  /// Whether anything on the device may still look at its copies: a step of its user, or what waits
  /// in its outbox.
  ///
  /// Copies that nobody reads any more are left as they are, so that worlds which differ in nothing
  /// else are one.
  func readsCopies(_ device: Int) -> Bool {
    options.isTimed || devices[device].begunSteps < plan.count[device]
      || devices[device].outboxCount > 1
  }
}
