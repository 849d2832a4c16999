import IntentEngine

/// One step of a scenario's script: who does what, when.
public struct Step: Hashable, Sendable {
  public var moment: Moment
  public var actor: Actor
  public var action: Action
  /// The line of the scenario file, from 1, for messages and transcripts.
  public var line: Int

  public init(moment: Moment, actor: Actor, action: Action, line: Int) {
    self.moment = moment
    self.actor = actor
    self.action = action
    self.line = line
  }
}

/// When a step begins.
public enum Moment: Hashable, Sendable {
  /// At an instant of virtual time.
  case at(Instant)
  /// So many milliseconds after the step before began.
  case after(Milliseconds)
  /// Once no message is in flight and no live retry timer runs; parked operations and offline
  /// devices do not count.
  case then
  /// At the same instant as the step before, unordered with it for the explorer.
  case meanwhile
}

/// Who does a step.
public enum Actor: Hashable, Sendable {
  case device(DeviceID)
  /// A named user at the server's console.
  case administrator(EntityID)
  /// The server as a machine: its faults.
  case server
  /// The network: its faults.
  case network
}
