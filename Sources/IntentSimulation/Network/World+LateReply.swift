import IntentEngine

extension World {
  /// Whether a reply on its way comes too late to matter, whatever happens before it arrives, if its
  /// arrival changes nothing now: it is about an operation that is finished, on a device that is at
  /// rest for ever.
  ///
  /// That device has nothing in its outbox, waits for nothing, and its user does nothing more, so what
  /// it has been told it stays told. Nothing else asks whether the reply is on its way: a crash, a
  /// restart or a leap of time would be possible only while it is, and there is none of them left.
  package func comesTooLate(_ place: Int) -> Bool {
    let message = messages.unwatched(place)
    guard message.kind == .reply, message.speaker == .none, !message.asksPending,
      message.device != .none
    else { return false }
    let (index, device) = (Int(message.invocation), Int(message.device.index))
    return entries[index].state == .finished && !isAwaiting(index)
      && isAtRest(device) && !devices[device].isCutDownward
      && budgets[0].crashes == 0 && budgets[0].expiries == 0 && !globals[0].isServerDown
  }

  /// Whether a device does nothing more by itself, and nobody does anything more on it, or through it.
  private func isAtRest(_ device: Int) -> Bool {
    let row = devices[device]
    return row.begunSteps == plan.count[device] && row.outboxCount == 0 && row.busy == 0
      && !row.wantsSync && !row.isSyncing && !row.syncTimer.isArmed && !row.signInTimer.isArmed
      && setup.devices.allSatisfy { $0.through == nil }
  }
}
