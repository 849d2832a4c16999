import IntentEngine

extension World {
  /// Lists what can happen next, in the order of the cases of `Choice`, and within one by index;
  /// faults by choice are listed only while something else is.
  public func choices(into list: inout [Choice]) {
    list.removeAll(keepingCapacity: true)
    addSteps(&list)
    addMessages(&list)
    addTimers(&list)
    addDeviceTimers(&list)
    if globals[0].outage.isArmed { list.append(.endOutage) }
    if !list.isEmpty { addFaults(&list) }
  }

  private func addSteps(_ list: inout [Choice]) {
    if !options.isTimed { return addUntimedSteps(&list) }
    let next = Int(globals[0].begunSteps)
    guard next < setup.script.count else { return }
    switch setup.script[next].moment {
    case .at, .after, .meanwhile: list.append(.begin(step: Int32(next)))
    case .then: if isQuiet { list.append(.begin(step: Int32(next))) }
    }
  }

  private func addMessages(_ list: inout [Choice]) {
    guard globals[0].liveMessages > 0 else { return }
    for place in 0..<messages.count where messages[place].isLive && !messages[place].isAdmitted {
      list.append(.deliver(message: Int32(place)))
    }
    for place in 0..<messages.count where messages[place].isLive && messages[place].isAdmitted {
      list.append(.commit(message: Int32(place)))
    }
  }

  private func addTimers(_ list: inout [Choice]) {
    for index in 0..<entries.count where entries[index].timer.isArmed {
      list.append(.timer(InvocationID(index)))
    }
    for index in 0..<entries.count where entries[index].limit.due <= now {
      list.append(.limit(InvocationID(index)))
    }
  }

  private func addDeviceTimers(_ list: inout [Choice]) {
    for index in 0..<devices.count where devices[index].signInTimer.isArmed {
      list.append(.signInTimer(Int32(index)))
    }
    for index in 0..<devices.count where devices[index].syncTimer.isArmed {
      list.append(.syncTimer(Int32(index)))
    }
  }

  private func addFaults(_ list: inout [Choice]) {
    let global = globals[0]
    for place in 0..<messages.count where messages[place].isLive && !messages[place].isAdmitted {
      if global.losses > 0 { list.append(.lose(message: Int32(place))) }
    }
    for place in 0..<messages.count where messages[place].isLive && !messages[place].isAdmitted {
      if global.duplicates > 0 { list.append(.duplicate(message: Int32(place))) }
    }
    if global.crashes > 0 && !global.isServerDown { list.append(.crash) }
    if global.isServerDown && options.crashes > 0 { list.append(.restart) }
    if global.expiries > 0 { list += deadlines.map { .pass($0 - now) } }
  }

  /// Makes the world go a way that is given by the fingerprints of the worlds on it.
  ///
  /// - Parameter look: is shown each choice before it is made, and the world that it is made in.
  /// - Returns: what was chosen; `nil` where no choice leads on.
  package mutating func choices(
    through path: [UInt64], before look: (World, Choice) -> Void = { _, _ in }
  ) -> [Choice]? {
    var taken: [Choice] = []
    var list: [Choice] = []
    for fingerprint in path {
      choices(into: &list)
      guard let choice = list.first(where: { leads($0, to: fingerprint) }) else { return nil }
      look(self, choice)
      step(choice)
      taken.append(choice)
    }
    return taken
  }

  /// The same way as events that mean the same in other runs.
  package mutating func identities(through path: [UInt64]) -> [EventIdentity]? {
    var events: [EventIdentity] = []
    let taken = choices(through: path) { events.append($0.identity(of: $1)) }
    return taken == nil ? nil : events
  }

  private func leads(_ choice: Choice, to fingerprint: UInt64) -> Bool {
    var world = self
    world.step(choice)
    return world.fingerprint == fingerprint
  }
}
