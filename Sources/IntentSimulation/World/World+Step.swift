import IntentEngine

extension World {
  /// Makes one thing happen; it must be one of those that `choices` lists.
  public mutating func step(_ choice: Choice) {
    let device = self.device(touchedBy: choice)
    switch choice {
    case .begin(let step): begin(Int(step))
    case .deliver(let message): deliver(Int(message))
    case .commit(let message): commit(Int(message))
    case .timer(let invocation):
      spendTimeout(choice)
      fireTimer(Int(invocation.index))
    case .limit(let invocation): reachLimit(Int(invocation.index))
    case .signInTimer(let device):
      spendTimeout(choice)
      endSignIn(Int(device))
    case .syncTimer(let device):
      spendTimeout(choice)
      repeatSync(Int(device))
    case .endOutage: endOutage()
    case .lose(let message): loseByChoice(Int(message))
    case .duplicate(let message): duplicateByChoice(Int(message))
    case .crash: crashByChoice()
    case .restart: restartServer()
    case .pass(let span): pass(span)
    }
    if let device { startSyncWhenDue(device) }
  }

  /// The device whose outbox the choice may empty.
  @inline(__always)
  private func device(touchedBy choice: Choice) -> Int? {
    switch choice {
    case .begin(let step):
      if case .device(let device) = setup.script[Int(step)].actor { Int(device.index) } else { nil }
    case .deliver(let message), .commit(let message), .lose(let message), .duplicate(let message):
      switch messages.unwatched(Int(message)).device {
      case .none: nil
      case let device: Int(device.index)
      }
    case .timer(let invocation), .limit(let invocation):
      entries[Int(invocation.index)].device == .none
        ? nil : Int(entries[Int(invocation.index)].device.index)
    case .signInTimer(let device), .syncTimer(let device): Int(device)
    case .endOutage, .crash, .restart, .pass: nil
    }
  }
}
