import IntentEngine

extension World {
  /// Starts an invocation's timer, in place of any before.
  mutating func arm(_ index: Int, after span: Milliseconds) {
    if !entries[index].timer.isArmed {
      counters[0].liveTimers += 1
      devices[Int(entries[index].device.index)].busy += 1
    }
    let due = now + span
    entries[index].timer.arm(due)
    alarm(.timer, index, entries[index].timer)
  }

  /// Stops an invocation's timer.
  mutating func disarm(_ index: Int) {
    guard entries[index].timer.isArmed else { return }
    counters[0].liveTimers -= 1
    devices[Int(entries[index].device.index)].busy -= 1
    entries[index].timer.disarm()
  }

  /// Tells the scheduler, where one wants to know.
  mutating func alarm(_ kind: Alarm.Kind, _ index: Int, _ timer: TimerSlot) {
    guard options.isTimed else { return }
    alarms.append(
      Alarm(due: timer.due, kind: kind, index: index, generation: timer.generation))
  }

  /// The alarm as a choice; `nil` when what it was set for is no more.
  @inline(__always)
  func choice(for alarm: Alarm) -> Choice? {
    let index = Int(alarm.index)
    switch alarm.kind {
    case .message:
      guard messages[index].generation == alarm.generation, messages[index].isLive else {
        return nil
      }
      return messages[index].isAdmitted
        ? .commit(message: alarm.index) : .deliver(message: alarm.index)
    case .timer:
      return isCurrent(entries[index].timer, alarm) ? .timer(InvocationID(index)) : nil
    case .limit:
      return isCurrent(entries[index].limit, alarm) ? .limit(InvocationID(index)) : nil
    case .signIn:
      return isCurrent(devices[index].signInTimer, alarm) ? .signInTimer(alarm.index) : nil
    case .sync:
      return isCurrent(devices[index].syncTimer, alarm) ? .syncTimer(alarm.index) : nil
    case .outage:
      return isCurrent(globals[0].outage, alarm) ? .endOutage : nil
    }
  }

  @inline(__always)
  private func isCurrent(_ timer: TimerSlot, _ alarm: Alarm) -> Bool {
    timer.isArmed && timer.generation == alarm.generation
  }

  /// Whether nothing is under way: no message in flight, no commit open, no live timer.
  @inline(__always)
  public var isQuiet: Bool { counters[0].liveMessages == 0 && counters[0].liveTimers == 0 }
}
