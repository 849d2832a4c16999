import IntentEngine

/// One thing that happened in a run, as pictures and pages of it show it.
package struct RunEvent: Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A step of the script begins, or can't be done.
    case step
    /// A device does something, or is told something.
    case device
    /// A message goes out, is lost, is doubled, is held, comes in.
    case sent, lost, duplicated, delayed, arrived
    /// The server decides, by a rule.
    case decision
    /// A device shows what was decided.
    case answer
    /// Something happens to the server.
    case server
    /// Only time passes, and something ends with it.
    case clock
  }

  /// What a decision or an answer means to who asked.
  package enum Tone: String, CaseIterable, Hashable, Sendable {
    /// What was wanted is so.
    case done
    /// The operation goes on: a question, or try again.
    case open
    case refused

    init(_ outcome: Outcome) {
      self = outcome.isSuccess ? .done : outcome.isFinal ? .refused : .open
    }
  }

  /// When it happened, in milliseconds of virtual time.
  package var milliseconds: Int64
  /// The same as transcripts write it.
  package var time: String
  /// The place of its lane.
  package var lane: Int
  package var kind: Kind
  /// What it means; only of decisions and answers.
  package var tone: Tone?
  /// The place of the operation that it is about.
  package var operation: Int?
  /// The rule that decided; only of decisions.
  package var rule: Rule?
  package var text: String
  /// How it changed what can be looked at.
  package var changes: [RunState.Change] = []
}

/// One copy of a message on its way.
package struct RunMessage: Hashable, Sendable {
  /// What it is: `request 1 of fin`.
  package var text: String
  /// The place of the operation that it is about.
  package var operation: Int?
  /// The places of the lanes that it goes from and to.
  package var from: Int
  package var to: Int
  /// The event with which it goes out.
  package var sent: Int
  /// The event with which it comes in.
  package var arrived: Int?
  /// The event with which it is lost.
  package var lost: Int?
  /// Whether it is a second copy, which the network made.
  package var isCopy = false

  /// The event with which it ends, one way or the other; `nil` where it is still on its way.
  package var end: Int? { arrived ?? lost }
}
