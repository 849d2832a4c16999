import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Watches a run a second time, and writes down each of its events with what it changed.
struct RunRecorder {
  private let whole: Playthrough
  private let words: Transcript
  private var lanes: RunLanes
  private var state: RunState
  private var seen = 0
  private(set) var events: [RunEvent] = []
  private(set) var messages: [RunMessage] = []
  private(set) var leftOut = 0
  /// How many events there were before the first world, and after each.
  private(set) var counts = [0]
  /// The messages on their way, as the trace names them, each with its place.
  private var flying: [(message: Message, place: Int)] = []
  let beginning: RunState

  init(_ whole: Playthrough, beginning world: World) {
    self.whole = whole
    words = Transcript(whole)
    lanes = RunLanes(whole.scenario)
    lanes.begin(world)
    beginning = RunState(Playthrough(whole, at: world))
    state = beginning
  }

  /// The lanes with what was noted of them.
  var lanesWithPauses: [RunModel.Lane] { lanes.lanes }

  /// Writes down what is new in the world.
  mutating func look(at world: World) {
    let trace = whole.world.trace
    let new = seen..<world.trace.count
    seen = world.trace.count
    defer { counts.append(events.count) }
    if events.count >= RunModel.eventLimit {
      leftOut += new.count { tells($0, in: trace) }
      return
    }
    let first = events.count
    for index in new { take(index, trace, until: new.upperBound) }
    attach(RunState(Playthrough(whole, at: world)), from: first, now: world.now)
  }

  private func tells(_ index: Int, in trace: [Occurrence]) -> Bool {
    words.line(trace[index].event) != nil && !words.isLostAtOnce(index, in: trace)
  }

  /// What changed belongs to the last event of a step; what the server holds, to its last there.
  private mutating func attach(_ new: RunState, from first: Int, now: Instant) {
    let changes = state.changes(to: new)
    state = new
    guard !changes.isEmpty else { return }
    if first == events.count {
      add(.clock, lanes.server, "time passes", at: now)
    }
    let last = events.count - 1
    let served = events[first...].lastIndex { $0.lane == lanes.server } ?? last
    for change in changes {
      let isServers = change.section == .entities || change.section == .audit
      events[isServers ? served : last].changes.append(change)
    }
  }

  // MARK: Events

  private mutating func take(_ index: Int, _ trace: [Occurrence], until end: Int) {
    let (event, at) = (trace[index].event, trace[index].at)
    switch event {
    case .sent(let message, arrival: _):
      // What is lost at once goes out with the event that loses it, which comes next; what is lost
      // by a later choice was on its way before.
      let isLost = index + 1 < end && words.isLostAtOnce(index, in: trace)
      if !isLost { tell(event, at) }
      depart(message, sent: isLost ? events.count : events.count - 1)
    case .duplicated(let message, arrival: _):
      tell(event, at)
      depart(message, sent: events.count - 1)
    case .arrived(let message):
      // What comes of it says that it is there; a picture needs a row where nothing does.
      let place = events.count
      if !(index + 1..<end).contains(where: { tells($0, in: trace) }) {
        add(
          .arrived, lanes.ends(of: message).to, "receives \(words.describe(message))", at: at,
          about: message.invocation)
      }
      land(message, \.arrived, at: place)
    case .lost(let message, _):
      tell(event, at)
      land(message, \.lost, at: events.count - 1)
    default: tell(event, at)
    }
  }

  private mutating func tell(_ event: Occurrence.Event, _ at: Instant) {
    guard let line = words.line(event) else { return }
    lanes.note(event, at: events.count)
    let lane = lane(of: event, actor: line.actor)
    add(event.recordKind, lane, text(of: event, line.text), at: at, about: subject(of: event))
    switch event {
    case .decided(_, _, let reply):
      events[events.count - 1].rule = reply.rule
      events[events.count - 1].tone = RunEvent.Tone(reply.outcome)
    case .answered(_, let reply), .ignored(_, let reply), .answeredUnseen(_, let reply):
      events[events.count - 1].tone = RunEvent.Tone(reply.outcome)
    default: break
    }
  }

  /// A step as a schedule names it: when it begins is told beside it. Where no time decides, it is
  /// not told when a message will arrive.
  private func text(of event: Occurrence.Event, _ text: String) -> String {
    switch event {
    case .began(let step): whole.scenario.stepDeeds[step]
    case .sent(let message, arrival: _) where whole.schedule != nil:
      "carries \(words.describe(message))"
    case .duplicated(let message, arrival: _) where whole.schedule != nil:
      "doubles \(words.describe(message, isCopy: false))"
    default: text
    }
  }

  private mutating func add(
    _ kind: RunEvent.Kind, _ lane: Int, _ text: String, at: Instant,
    about invocation: InvocationID? = nil
  ) {
    events.append(
      RunEvent(
        milliseconds: at.milliseconds, time: words.teller.time(at), lane: lane, kind: kind,
        operation: invocation.map { Int($0.index) }, text: text))
  }

  private func subject(of event: Occurrence.Event) -> InvocationID? {
    switch event {
    case .began(let step), .refused(let step, _):
      whole.scenario.setup.script[step].action.invocation
    default: event.invocation
    }
  }

  private func lane(of event: Occurrence.Event, actor: String) -> Int {
    switch event {
    case .began(let step), .refused(let step, _): lanes.lane(ofStep: step)
    default: lanes.lanes.firstIndex { $0.name == actor } ?? lanes.server
    }
  }

  // MARK: Messages

  private mutating func depart(_ message: Message, sent: Int) {
    let ends = lanes.ends(of: message)
    flying.append((message, messages.count))
    messages.append(
      RunMessage(
        text: words.describe(message), operation: message.invocation.map { Int($0.index) },
        from: message.isDuplicate ? lanes.network : ends.from, to: ends.to, sent: sent,
        isCopy: message.isDuplicate))
  }

  private mutating func land(
    _ message: Message, _ way: WritableKeyPath<RunMessage, Int?>, at event: Int
  ) {
    guard let place = flying.firstIndex(where: { $0.message == message }) else { return }
    messages[flying.remove(at: place).place][keyPath: way] = event
  }
}
