import IntentEngine

extension World {
  /// Lists what can happen next, in the order of the cases of `Choice`, and within one by index;
  /// faults by choice are listed only while something else is.
  public func choices(into list: inout [Choice]) {
    list.removeAll(keepingCapacity: true)
    addSteps(&list)
    addMessages(&list)
    addTimers(&list)
    if !list.isEmpty { addFaults(&list) }
  }

  private func addSteps(_ list: inout [Choice]) {
    if !options.isTimed { return addUntimedSteps(&list) }
    let next = Int(counters[0].begunSteps)
    guard next < setup.script.count else { return }
    switch setup.script[next].moment {
    case .at, .after, .meanwhile: list.append(.begin(step: Int32(next)))
    case .then: if isQuiet { list.append(.begin(step: Int32(next))) }
    }
  }

  private func addMessages(_ list: inout [Choice]) {
    if options.isTimed, counters[0].liveMessages == 0 { return }
    for place in 0..<messages.count where messages[place].isLive && !messages[place].isAdmitted {
      list.append(.deliver(message: Int32(place)))
    }
    for place in 0..<messages.count where messages[place].isLive && messages[place].isAdmitted {
      list.append(.commit(message: Int32(place)))
    }
  }

  private func addTimers(_ list: inout [Choice]) {
    for index in 0..<entries.count { add(.timer(InvocationID(index)), to: &list) }
    for index in 0..<entries.count { add(.limit(InvocationID(index)), to: &list) }
    for index in 0..<devices.count { add(.signInTimer(Int32(index)), to: &list) }
    for index in 0..<devices.count { add(.syncTimer(Int32(index)), to: &list) }
    add(.endOutage, to: &list)
  }

  private func add(_ choice: Choice, to list: inout [Choice]) {
    if isPossible(choice) { list.append(choice) }
  }

  private func addFaults(_ list: inout [Choice]) {
    for place in 0..<messages.count where messages[place].isLive && !messages[place].isAdmitted {
      add(.lose(message: Int32(place)), to: &list)
    }
    for place in 0..<messages.count where messages[place].isLive && !messages[place].isAdmitted {
      add(.duplicate(message: Int32(place)), to: &list)
    }
    add(.crash, to: &list)
    add(.restart, to: &list)
    if budgets[0].expiries > 0 { list += deadlines.map { .pass($0 - now) } }
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

  /// The events that lead from here to the world with a fingerprint.
  package func identities(leadingTo fingerprint: UInt64) -> [EventIdentity] {
    var list: [Choice] = []
    choices(into: &list)
    let events = list.filter { leads($0, to: fingerprint) }.map { identity(of: $0) }
    return events.indices.filter { !events[..<$0].contains(events[$0]) }.map { events[$0] }
  }

  private func leads(_ choice: Choice, to fingerprint: UInt64) -> Bool {
    var world = self
    world.step(choice)
    return world.fingerprint == fingerprint
  }
}
