import IntentEngine
import IntentSimulation

/// Something that can happen next in a world as a search sees it.
struct Move {
  /// Where it stands in a world of which only one order of two moves is played.
  enum State {
    /// Is made here, later or by now.
    case waits, made
    /// Sleeps: another way makes it.
    case passed
    /// Was made when the world was looked at before.
    case leftOut
  }

  /// What happens, wherever its message is: the number under which `StepMemo` knows it.
  var action: Int
  /// What happens, by what it is: the same in all worlds that have one fingerprint.
  var name: UInt32
  /// The same in the live world.
  var choice: Choice
  /// The answer that says that it is possible, as a number of the memo; -1 where nobody asks.
  var question: Int32 = -1
  /// What it does, as a number of the memo.
  var step: Int32 = -1
  /// The message that it happens to; 0 for none.
  var message: UInt32 = 0
  /// Whether it is possible only while something else is that is no fault.
  var needsOthers = false
  var state = State.waits
}

/// Gives a number to whatever can happen in the worlds of one root.
///
/// First come the questions whether each thing is possible, then the things themselves, and then what
/// can happen to each message.
struct MoveTable {
  /// What can happen to a message, and the question whether it comes too late; and that time passes,
  /// which is numbered by the span.
  enum MessageKind: Int, CaseIterable {
    case arrive, lose, duplicate, late, pass
  }

  /// What is asked about, but for what becomes of single messages.
  let choices: [Choice]
  /// Of these: the steps, what else is no fault, and the faults.
  let steps: Range<Int>
  let timers: Range<Int>
  let crashes: Range<Int>
  /// Whether time may pass by choice.
  let timePasses: Bool
  /// How far time was ever let pass: the place is the number of the move.
  private var spans: [Milliseconds] = []

  /// Numbers what can happen.
  init(_ root: World) {
    let all = root.possibilities
    choices = all + [.lose(message: 0), .duplicate(message: 0), .pass(0)]
    steps = 0..<root.setup.script.count
    timers = steps.upperBound..<all.count - 2
    crashes = timers.upperBound..<all.count
    timePasses = root.options.expiries > 0
  }

  /// How many questions there are.
  var count: Int { choices.count }

  /// The questions whether anything may be lost or come twice.
  var lose: Int { count - 3 }
  var duplicate: Int { count - 2 }

  /// The question how far time may pass.
  var pass: Int { count - 1 }

  /// What happens to the message in a place.
  func choice(_ kind: MessageKind, at place: Int, isAdmitted: Bool) -> Choice {
    let place = Int32(place)
    switch kind {
    case .arrive: return isAdmitted ? .commit(message: place) : .deliver(message: place)
    case .lose: return .lose(message: place)
    case .duplicate, .late, .pass: return .duplicate(message: place)
    }
  }

  /// The number of a span; `nil` for one that was never asked about.
  func number(of span: Milliseconds) -> Int? { spans.firstIndex(of: span) }

  /// Gives numbers to spans.
  mutating func number(_ list: [Milliseconds]) {
    for span in list where number(of: span) == nil { spans.append(span) }
  }

  /// The number of what happens to a message, or is asked about it, or, with `.pass`, of a span.
  func action(_ kind: MessageKind, _ number: Int) -> Int {
    2 * count + number * MessageKind.allCases.count + kind.rawValue
  }
}
