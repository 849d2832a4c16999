import IntentEngine

/// How often devices give up waiting, in a world without time in which that is limited.
extension World {
  /// Whether what waits may give up: early, as often as that is allowed, or because nothing that it
  /// waits for is on its way.
  func mayGiveUp(_ choice: Choice) -> Bool {
    options.timeouts == nil || budgets[0].timeouts > 0 || isInVain(choice)
  }

  /// Takes a wait that is given up early from the budget.
  mutating func spendTimeout(_ choice: Choice) {
    guard options.timeouts != nil, budgets[0].timeouts > 0, !isInVain(choice) else { return }
    budgets[0].timeouts -= 1
  }

  /// Whether no message is on its way that could end the wait.
  private func isInVain(_ choice: Choice) -> Bool {
    !messages.rows.contains { $0.isLive && isAwaited($0, by: choice) }
  }

  private func isAwaited(_ message: MessageRow, by choice: Choice) -> Bool {
    switch choice {
    case .timer(let invocation):
      message.kind.isOfOperation && Int(message.invocation) == Int(invocation.index)
    case .signInTimer(let device):
      (message.kind == .signInRequest || message.kind == .signInReply)
        && message.device == DeviceID(Int(device))
    case .syncTimer(let device):
      (message.kind == .syncRequest || message.kind == .syncReply)
        && message.device == DeviceID(Int(device))
    case .begin, .deliver, .commit, .limit, .endOutage, .lose, .duplicate, .crash, .restart, .pass:
      false
    }
  }
}
