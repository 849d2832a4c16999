/// One run, event by event: what every picture and page of it is made from.
///
/// The events are those of the transcript's timeline, in its words. Each says how it changed what
/// can be looked at, so that every moment of the run can be shown.
package struct RunModel: Hashable, Sendable {
  /// The most events that are kept; how many there are besides is counted.
  package static let eventLimit = 1_000

  /// What the run is among others: `this run`, `outcome 2`.
  package var label: String
  package var verdict: Verdict
  /// The limit that ended the run before it was decided, if one did.
  package var undecided: String?
  package var failures: [Failure]
  /// Whether virtual time decided the order; otherwise a schedule did.
  package var isTimed: Bool
  /// Where things happen, from left to right: devices, the console, the network, the server.
  package var lanes: [Lane]
  /// The names of the operations, in the order of the script.
  package var operations: [String]
  /// What there is before the first event.
  package var beginning: RunState
  package var events: [RunEvent] = []
  package var messages: [RunMessage] = []
  /// How many events there are beyond the limit.
  package var leftOut = 0

  /// A place where things happen.
  package struct Lane: Hashable, Sendable {
    /// What is there.
    package enum Kind: String, CaseIterable, Hashable, Sendable {
      case device, console, network, server
    }

    package var kind: Kind
    package var name: String
    /// When it was out of reach, in order.
    package var pauses: [Pause] = []
  }

  /// A stretch in which a device or the server is out of reach.
  package struct Pause: Hashable, Sendable {
    /// The event with which it begins; `nil` where the run began so.
    package var from: Int?
    /// The event with which it ends; `nil` where it lasts to the end.
    package var to: Int?
  }

  /// What there is after an event.
  ///
  /// - Parameter event: its place; `nil`, or one before the first, for the beginning.
  package func state(after event: Int?) -> RunState {
    guard let event, event >= 0 else { return beginning }
    return events.prefix(event + 1).reduce(into: beginning) { state, event in
      for change in event.changes { state.apply(change) }
    }
  }
}
