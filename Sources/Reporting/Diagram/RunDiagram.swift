import Conformance

/// Where everything of a run stands in a time-space diagram: lanes side by side, time downward, one
/// row an event.
///
/// The places across are in thousandths of the width, those down are rows.
struct RunDiagram {
  /// A message on its way, or what there is of it.
  struct Arrow {
    var fromX: Int
    var toX: Int
    var fromRow: Int
    var toRow: Int
    var operation: Int?
    var message: RunMessage
    /// Whether it comes in at its end.
    var arrives: Bool { message.arrived != nil }
  }

  /// What stands at a place: the picture's name is that of a symbol.
  struct Mark {
    var x: Int
    var row: Int
    var symbol: String
    var operation: Int?
  }

  let run: RunModel
  let arrows: [Arrow]
  let marks: [Mark]

  init(_ run: RunModel) {
    self.run = run
    let count = run.lanes.count
    arrows = run.messages.map { RunDiagram.arrow($0, run, count) }
    marks = run.events.enumerated().flatMap { row, event in
      RunDiagram.symbol(of: event, run).map {
        Mark(
          x: RunDiagram.x(event.lane, of: count), row: row, symbol: $0, operation: event.operation)
      }.map { [$0] } ?? []
    }
  }

  /// The middle of a lane.
  func x(_ lane: Int) -> Int { RunDiagram.x(lane, of: run.lanes.count) }

  /// Whether a lane is out of reach in a row.
  func isPaused(_ lane: Int, row: Int) -> Bool {
    run.lanes[lane].pauses.contains { row >= $0.from ?? 0 && row < $0.to ?? Int.max }
  }

  private static func x(_ lane: Int, of count: Int) -> Int { 500 * (2 * lane + 1) / max(1, count) }

  private static func arrow(_ message: RunMessage, _ run: RunModel, _ count: Int) -> Arrow {
    // What is lost is lost on the way; what is on its way at the end has not come in.
    let network = run.lanes.firstIndex { $0.kind == .network } ?? message.to
    let lane = message.arrived == nil ? network : message.to
    let last = max(message.sent, run.events.count - 1)
    return Arrow(
      fromX: x(message.from, of: count), toX: x(lane, of: count), fromRow: message.sent,
      toRow: min(last, message.end ?? last), operation: message.operation, message: message)
  }

  private static func symbol(of event: RunEvent, _ run: RunModel) -> String? {
    switch event.kind {
    case .step: "step"
    case .device: "dot"
    case .sent, .arrived: nil
    case .lost: "lost"
    case .duplicated: "copy"
    case .delayed, .clock: "clock"
    case .decision: "decided-\(event.tone?.rawValue ?? "open")"
    case .answer: "shown-\(event.tone?.rawValue ?? "open")"
    case .server: "server"
    }
  }
}
