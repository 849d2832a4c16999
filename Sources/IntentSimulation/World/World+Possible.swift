import IntentEngine

extension World {
  /// Whether something can happen now, in a world without time; what names a message takes for granted
  /// that it is on its way.
  func isPossible(_ choice: Choice) -> Bool {
    switch choice {
    case .begin(let step): steps[Int(step)].begunAt == .never && isEnabled(Int(step))
    case .deliver, .commit: true
    case .timer(let invocation):
      entries[Int(invocation.index)].timer.isArmed && mayGiveUp(choice)
    case .limit(let invocation): entries[Int(invocation.index)].limit.due <= now
    case .signInTimer(let device):
      devices[Int(device)].signInTimer.isArmed && mayGiveUp(choice)
    case .syncTimer(let device): devices[Int(device)].syncTimer.isArmed && mayGiveUp(choice)
    case .endOutage: globals[0].outage.isArmed
    case .lose: budgets[0].losses > 0
    case .duplicate: budgets[0].duplicates > 0
    case .crash: budgets[0].crashes > 0 && !globals[0].isServerDown
    case .pass(let span): budgets[0].expiries > 0 && deadlines.contains { $0 - now == span }
    case .restart: options.crashes > 0 && globals[0].isServerDown
    }
  }

  /// What can ever happen, but for what names a message or a span: in the order of the cases of `Choice`, and
  /// within one by index.
  package var possibilities: [Choice] {
    let steps = setup.script.indices.map { Choice.begin(step: Int32($0)) }
    let timers = (0..<entries.count).map { Choice.timer(InvocationID($0)) }
    let limits = (0..<entries.count).map { Choice.limit(InvocationID($0)) }
    let signIns = (0..<devices.count).map { Choice.signInTimer(Int32($0)) }
    let syncs = (0..<devices.count).map { Choice.syncTimer(Int32($0)) }
    return steps + timers + limits + signIns + syncs + [.endOutage, .crash, .restart]
  }
}
