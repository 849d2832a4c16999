import IntentEngine

extension WorldSetup {
  /// The most renamings that are used, with the one that changes nothing.
  package static let mostInterchanges = 24

  /// The renamings under which a run without time is the same run: devices change places that are set
  /// up alike, and whose scripts say the same, each of its own operations and keys.
  ///
  /// Where there are too many, the last devices keep their places, until few enough are left: what is
  /// left is closed, one renaming after the other being a third. Some of all would not be, and a world
  /// could be left out for one that no renaming leads back from.
  ///
  /// - Returns: all but the one that changes nothing; none where the script brings up names that can't
  ///   be followed.
  package func interchanges(ordersAny: Bool) -> [Renaming] {
    let isPlain =
      !usesSuggestions && shortcuts.isEmpty
      && devices.allSatisfy { $0.through == nil && $0.alsoIn.isEmpty }
    guard isPlain else { return [] }
    let finders = (0...devices.count).reversed().lazy.map { movable in
      InterchangeFinder(self, ordersAny: ordersAny, movable: movable)
    }
    return finders.first { $0.isComplete }?.renamings ?? []
  }
}

/// Tries which devices may stand in the places of which.
private struct InterchangeFinder {
  private(set) var renamings: [Renaming] = []
  /// Whether these are all that there are.
  private(set) var isComplete = true
  private let setup: WorldSetup
  private let ordersAny: Bool
  /// How many devices, from the first on, may change places.
  private let movable: Int
  private let plan: StepPlan
  /// By device: its steps.
  private let steps: [[Int]]
  /// By invocation: the number of the key that it sends, where that is one of the script's.
  private let keys: [UInt32?]

  init(_ setup: WorldSetup, ordersAny: Bool, movable: Int) {
    self.setup = setup
    self.ordersAny = ordersAny
    self.movable = movable
    plan = StepPlan(setup)
    steps = setup.devices.indices.map { device in
      setup.script.indices.filter { setup.script[$0].actor == .device(DeviceID(device)) }
    }
    keys = InterchangeFinder.keys(setup)
    assign([])
  }

  /// Gives the next device a place, in all ways that there are.
  private mutating func assign(_ devices: [Int]) {
    guard isComplete else { return }
    let next = devices.count
    guard next < setup.devices.count else { return add(devices) }
    for place in setup.devices.indices where !devices.contains(place) && isAlike(next, place) {
      assign(devices + [place])
    }
  }

  private mutating func add(_ devices: [Int]) {
    guard devices != Array(setup.devices.indices), let renaming = renaming(devices) else { return }
    isComplete = renamings.count + 1 < WorldSetup.mostInterchanges
    if isComplete { renamings.append(renaming) }
  }

  /// Whether two devices may turn out to be interchangeable; whoever does nothing keeps its place.
  private func isAlike(_ device: Int, _ other: Int) -> Bool {
    if device == other { return true }
    return max(device, other) < movable && setup.devices[device] == setup.devices[other]
      && setup.network.link(of: DeviceID(device)) == setup.network.link(of: DeviceID(other))
      && !steps[device].isEmpty && steps[device].count == steps[other].count
      && zip(steps[device], steps[other]).allSatisfy(beginAlike)
  }

  /// Whether two steps begin at the same moments of a run.
  private func beginAlike(_ step: Int, _ other: Int) -> Bool {
    (setup.script[step].moment == .then) == (setup.script[other].moment == .then)
      && (ordersAny || plan.group[step] == plan.group[other])
  }

  /// The renaming that puts each device in a place; `nil` where the script would be another one.
  private func renaming(_ devices: [Int]) -> Renaming? {
    var renaming = Renaming(
      devices: devices.map(Int32.init), steps: setup.script.indices.map(Int32.init),
      invocations: (0..<setup.invocationCount).map(Int32.init))
    for (device, place) in devices.enumerated() {
      for (step, other) in zip(steps[device], steps[place]) {
        renaming.steps[step] = Int32(other)
        switch (made(by: step), made(by: other)) {
        case (nil, nil): break
        case (let made?, let instead?): renaming.invocations[Int(made.index)] = instead.index
        default: return nil
        }
      }
    }
    guard let keys = renamedKeys(renaming) else { return nil }
    renaming.keys = keys
    return setup.script.indices.allSatisfy { isSame($0, under: renaming) } ? renaming : nil
  }

  private func isSame(_ step: Int, under renaming: Renaming) -> Bool {
    let place = Int(renaming.step(Int32(step)))
    let unchanged = Renaming()
    guard let renamed = setup.script[step].action.renamed(by: renaming) else { return false }
    return renamed == setup.script[place].action.renamed(by: unchanged)
  }

  private func made(by step: Int) -> InvocationID? {
    switch setup.script[step].action {
    case .invoke(let invocation): invocation.id
    case .replay(_, as: let new, _): new
    default: nil
    }
  }

  /// By number, the key in the place of each; `nil` where that is not one key for one key.
  private func renamedKeys(_ renaming: Renaming) -> [UInt32]? {
    var renamed = [UInt32?](repeating: nil, count: setup.invocationCount + 1)
    for invocation in 0..<setup.invocationCount {
      let place = Int(renaming.invocation(Int32(invocation)))
      switch (keys[invocation], keys[place]) {
      case (nil, nil): break
      case (let key?, let instead?):
        if let known = renamed[Int(key)], known != instead { return nil }
        renamed[Int(key)] = instead
      default: return nil
      }
    }
    let taken = renamed.compactMap(\.self)
    guard Set(taken).count == taken.count else { return nil }
    return renamed.map { $0 ?? 0 }
  }

  private static func keys(_ setup: WorldSetup) -> [UInt32?] {
    var keys = [UInt32?](repeating: nil, count: setup.invocationCount)
    var borrowed: [(by: InvocationID, from: InvocationID)] = []
    for step in setup.script {
      guard case .invoke(let invocation) = step.action else { continue }
      switch invocation.manner.tampering.key {
      case .own: keys[Int(invocation.id.index)] = UInt32(invocation.id.index + 1)
      case .of(let other): borrowed.append((invocation.id, other))
      case .none, .fromTheFuture: break
      }
    }
    // Whoever borrows what is borrowed sends another key before the lender has made it.
    for (invocation, other) in borrowed where !borrowed.contains(where: { $0.by == other }) {
      keys[Int(invocation.index)] = keys[Int(other.index)]
    }
    return keys
  }
}
