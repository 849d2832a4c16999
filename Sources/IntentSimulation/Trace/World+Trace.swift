import IntentEngine

extension World {
  /// Adds to the trace, where one is kept; costs nothing where none is.
  @inline(__always)
  mutating func note(_ event: (World) -> Occurrence.Event) {
    if options.keepsTrace { add(event) }
  }

  /// Out of line, so that no caller prepares for it.
  @inline(never)
  private mutating func add(_ event: (World) -> Occurrence.Event) {
    trace.append(Occurrence(at: now, event: event(self)))
  }

  /// An operation was made, or taken up, by an invocation.
  mutating func noteInvoked(_ index: Int) {
    note {
      let operation = $0.operations[Int($0.entries[index].operation)]
      return .invoked($0.origin(index), operation.intent, operation.key)
    }
  }

  func origin(_ index: Int) -> Origin {
    let entry = entries[index]
    return Origin(
      invocation: InvocationID(index), device: entry.device, user: entry.user,
      tenant: entry.tenant, attempt: Int(entry.requests))
  }

  func origin(_ message: MessageRow) -> Origin {
    Origin(
      invocation: InvocationID(Int(message.invocation)), device: message.device,
      user: message.user, tenant: message.tenant, attempt: Int(message.attempt))
  }

  func described(_ message: MessageRow) -> Message {
    Message(
      kind: message.kind, device: message.device,
      invocation: message.invocation < 0 ? nil : InvocationID(Int(message.invocation)),
      number: Int(message.number), attempt: Int(message.attempt),
      isDuplicate: message.isDuplicate, sentAt: message.sentAt)
  }
}
