import IntentEngine

/// Which steps of a script come before which, where no clock says so: worked out once.
///
/// Steps that begin at the same moment form a group, unordered within: a step, its `meanwhile`s, and
/// steps `at` the same instant.
struct StepPlan: Sendable {
  /// By step.
  let group: [Int32]
  /// By group: its first step; and at last how many steps there are.
  let first: [Int32]
  /// By group: whether its steps wait until everything before is over.
  let waits: [Bool]
  /// By step: the latest earlier step of the same actor, or -1.
  let previousOfActor: [Int32]
  /// By device: how many steps it has.
  let count: [Int32]
  /// By invocation: whether a fault names its messages by number.
  let isNumbered: [Bool]
  /// Whether the moments of the steps let time pass.
  let movesClock: Bool

  init(_ setup: WorldSetup) {
    var group: [Int32] = []
    var waits: [Bool] = []
    var previous: Instant?
    for step in setup.script {
      switch step.moment {
      case .meanwhile where !group.isEmpty: break
      case .at(let instant) where instant == previous: break
      case .at(let instant):
        waits.append(false)
        previous = instant
      case .after, .meanwhile:
        waits.append(false)
        previous = nil
      case .then:
        waits.append(true)
        previous = nil
      }
      group.append(Int32(waits.count - 1))
    }
    self.group = group
    var first: [Int32] = []
    for (step, number) in group.enumerated() where number == first.count {
      first.append(Int32(step))
    }
    self.first = first + [Int32(group.count)]
    self.waits = waits
    previousOfActor = setup.script.indices.map { step in
      Int32(
        setup.script[..<step].lastIndex { $0.actor == setup.script[step].actor } ?? -1)
    }
    movesClock = setup.script.contains { step in
      switch step.moment {
      case .at(let instant): instant > .start
      case .after(let span): span > 0
      case .then, .meanwhile: false
      }
    }
    var isNumbered = Array(repeating: false, count: setup.invocationCount)
    for step in setup.script {
      guard case .fault(let fault) = step.action, fault.number != nil else { continue }
      isNumbered[Int(fault.invocation.index)] = true
    }
    self.isNumbered = isNumbered
    count = setup.devices.indices.map { device in
      Int32(setup.script.count { $0.actor == .device(DeviceID(device)) })
    }
  }
}
