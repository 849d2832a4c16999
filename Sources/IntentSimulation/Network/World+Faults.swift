import IntentEngine

/// What scripted faults do to one message.
struct FaultHit {
  var isLost = false
  var isDuplicated = false
  /// How long after the message its copy comes, where the script says so.
  var after: Milliseconds?
  var delay: Milliseconds = 0
}

extension World {
  /// Arms the fault of a step.
  mutating func armFault(_ step: Int, count: Int) {
    faults.append(FaultRow(step: Int32(step), left: Int32(clamping: count)))
    globals[0].armedFaults += 1
  }

  /// Spends the faults that hit a message.
  mutating func takeFaults(for message: MessageRow) -> FaultHit {
    var hit = FaultHit()
    guard globals[0].armedFaults > 0, message.invocation >= 0 else { return hit }
    for index in 0..<faults.count where faults[index].left > 0 {
      guard case .fault(let fault) = setup.script[Int(faults[index].step)].action,
        isHit(message, by: fault)
      else { continue }
      spend(index)
      apply(fault.kind, to: &hit)
    }
    return hit
  }

  private func isHit(_ message: MessageRow, by fault: MessageFault) -> Bool {
    fault.invocation.index == message.invocation && fault.leg == message.kind.leg
      && (fault.number == nil || fault.number == Int(message.number))
  }

  private func apply(_ kind: MessageFault.Kind, to hit: inout FaultHit) {
    switch kind {
    case .lose: hit.isLost = true
    case .duplicate(let span):
      hit.isDuplicated = true
      hit.after = span
    case .delay(let span): hit.delay += span
    }
  }

  /// A fault has hit once.
  mutating func spend(_ index: Int) {
    faults[index].left -= 1
    if faults[index].hitAt == .never { faults[index].hitAt = now }
    if faults[index].left == 0 { globals[0].armedFaults -= 1 }
  }
}
