import IntentEngine

extension World {
  /// Begins a step of the script: the table of contents of all that can be done.
  mutating func begin(_ index: Int) {
    let step = setup.script[index]
    if !options.isTimed && !options.ordersAny { moveClock(to: step.moment) }
    steps[index].begunAt = now
    counters[0].begunSteps += 1
    if case .device(let device) = step.actor { devices[Int(device.index)].begunSteps += 1 }
    note { _ in .began(step: index) }
    switch step.actor {
    case .device(let device): begin(step.action, index, device: Int(device.index))
    case .administrator(let user): beginAtConsole(step.action, index, user)
    case .server, .network: beginFault(step.action, index)
    }
  }

  private mutating func begin(_ action: Action, _ step: Int, device: Int) {
    switch action {
    case .invoke(let invocation): invoke(invocation, step, device)
    case .confirm(let invocation, let manner): confirm(invocation, manner, step, device)
    case .decline(let invocation): decline(invocation, step, device)
    case .choose(let designation, let invocation): choose(designation, invocation, step, device)
    case .replay(let invocation, let copy, _): replay(invocation, as: copy, step, device)
    case .run(let shortcut, let first): run(shortcut, first, step, device)
    case .pickUp(let invocation, let copy): pickUp(invocation, as: copy, step, device)
    case .retry(let invocation): retry(invocation, step, device)
    case .goOffline: goOffline(device)
    case .goOnline: goOnline(device)
    case .lock: setLock(true, device)
    case .unlock: setLock(false, device)
    case .background: goToBackground(device)
    case .foreground: comeToForeground(device)
    case .killApp: killApp(device)
    case .openApp: openApp(device)
    case .signIn(let user): signIn(user, device)
    case .signOut: signOut(device)
    case .switchTenant(let tenant): switchTenant(tenant, device)
    case .updateApp(let schema): updateApp(schema, device)
    case .setFile(let name, let content): setFile(name, content, step, device)
    case .sync: syncByHand(device)
    case .suggest(let list): suggest(list, device)
    case .dismiss(let list): dismiss(list, step, device)
    case .discover(let entry):
      note { .discovered(DeviceID(device), entry, $0.discovered(at: entry)) }
    case .crash, .restart, .unavailable, .slowCommit, .expireSession, .fault, .partition, .heal:
      note { _ in .refused(step: step, .nothingShown) }
    }
  }

  private mutating func beginFault(_ action: Action, _ step: Int) {
    switch action {
    case .crash(let point): armCrash(point, step)
    case .restart: restartServer()
    case .unavailable(let span, let tenant): beginOutage(span, in: tenant)
    case .slowCommit, .fault: armFault(step, count: count(of: action))
    case .expireSession(let device): expireSession(Int(device.index))
    case .partition(let device, let partition): partitionLink(partition, Int(device.index))
    case .heal(let device): healLink(Int(device.index))
    case .invoke, .confirm, .decline, .choose, .replay, .run, .pickUp, .retry, .goOffline,
      .goOnline, .lock, .unlock, .background, .foreground, .killApp, .openApp, .signIn, .signOut,
      .switchTenant, .updateApp, .setFile, .sync, .suggest, .dismiss, .discover:
      note { _ in .refused(step: step, .nothingShown) }
    }
  }

  private func count(of action: Action) -> Int {
    if case .fault(let fault) = action { fault.count } else { 1 }
  }

  private mutating func moveClock(to moment: Moment) {
    switch moment {
    case .at(let instant): now = max(now, instant)
    case .after(let span): now = now + span
    case .then, .meanwhile: break
    }
    fireLimitsDue()
  }
}
