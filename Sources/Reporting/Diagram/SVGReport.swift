import Conformance

/// A run as one drawing: lanes, messages, decisions, and what each event is, in words beside it.
struct SVGReport {
  private static let row = 28
  private static let head = 64
  private static let timeWidth = 96
  private static let laneWidth = 92
  private static let textWidth = 720
  private static let textLimit = 96

  private let title: String
  private let diagram: RunDiagram
  private var run: RunModel { diagram.run }
  private var lanesWidth: Int { run.lanes.count * SVGReport.laneWidth }
  private var width: Int { SVGReport.timeWidth + lanesWidth + SVGReport.textWidth }
  private var height: Int { SVGReport.head + max(1, run.events.count) * SVGReport.row + foot }
  private var foot: Int { run.leftOut > 0 ? 36 : 16 }

  init(_ run: RunModel, title: String) {
    self.title = title
    diagram = RunDiagram(run)
  }

  var text: String {
    let lines =
      [
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \#(width) \#(height)" "#
          + #"width="\#(width)" height="\#(height)" role="img" aria-labelledby="t">"#,
        #"<title id="t">\#(XMLText.content([title]))</title>"#,
        "<style>" + style + "</style>", DiagramSymbols.definitions,
        #"<rect width="100%" height="100%" fill="var(--paper)"/>"#,
        #"<text class="title" x="16" y="26">\#(XMLText.content([title]))</text>"#,
      ] + run.lanes.indices.map(heading)
      + run.lanes.indices.flatMap(lane) + diagram.arrows.map(way) + diagram.marks.map(mark)
      + diagram.arrows.filter(\.arrives).map(tip) + run.events.indices.map(words) + more + [
        "</svg>"
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var style: String {
    DiagramStyle.variables(on: "svg") + DiagramStyle.rules
      + "text{font:13px system-ui,sans-serif;fill:var(--ink)}.title{font-weight:600;font-size:16px}"
      + ".name{font-weight:600;text-anchor:middle}.time{fill:var(--mute);text-anchor:end}"
      + ".rule{fill:var(--mute)}"
  }

  private func x(_ thousandths: Int) -> Int {
    SVGReport.timeWidth + thousandths * lanesWidth / 1000
  }

  private func y(_ row: Int) -> Int { SVGReport.head + row * SVGReport.row + SVGReport.row / 2 }

  private func heading(_ lane: Int) -> String {
    #"<text class="name" x="\#(x(diagram.x(lane)))" y="\#(SVGReport.head - 10)">"#
      + XMLText.content([clipped(run.lanes[lane].name, 13)]) + "</text>"
  }

  /// The line of a lane, in stretches that are within reach or not.
  private func lane(_ lane: Int) -> [String] {
    let rows = max(1, run.events.count)
    let edges = (1..<rows).filter {
      diagram.isPaused(lane, row: $0) != diagram.isPaused(lane, row: $0 - 1)
    }
    return zip([0] + edges, edges + [rows]).map { from, to in
      let off = diagram.isPaused(lane, row: from) ? " off" : ""
      let x = x(diagram.x(lane))
      let ends = [from, to].map { SVGReport.head + $0 * SVGReport.row }
      return #"<line class="lane\#(off)" x1="\#(x)" y1="\#(ends[0])" x2="\#(x)" y2="\#(ends[1])"/>"#
    }
  }

  private func way(_ arrow: RunDiagram.Arrow) -> String {
    let kind = arrow.message.isCopy ? " copy" : arrow.arrives ? "" : " gone"
    return #"<line class="way\#(kind) \#(DiagramStyle.colour(of: arrow.operation))" "#
      + #"x1="\#(x(arrow.fromX))" y1="\#(y(arrow.fromRow))" x2="\#(x(arrow.toX))" "#
      + #"y2="\#(y(arrow.toRow))"/>"#
  }

  private func tip(_ arrow: RunDiagram.Arrow) -> String {
    let isRight = arrow.toX > arrow.fromX
    return use(
      isRight ? "right" : "left", x(arrow.toX) + (isRight ? -13 : 13), y(arrow.toRow),
      arrow.operation)
  }

  private func mark(_ mark: RunDiagram.Mark) -> String {
    use(mark.symbol, x(mark.x), y(mark.row), mark.operation)
  }

  private func use(_ symbol: String, _ x: Int, _ y: Int, _ operation: Int?) -> String {
    ##"<use href="#k-\##(symbol)" class="\##(DiagramStyle.colour(of: operation))" "##
      + ##"x="\##(x - 9)" y="\##(y - 9)" width="18" height="18"/>"##
  }

  private func words(_ place: Int) -> String {
    let event = run.events[place]
    let isNew = !run.isTimed || place == 0 || run.events[place - 1].time != event.time
    let time =
      isNew
      ? #"<text class="time" x="\#(SVGReport.timeWidth - 20)" y="\#(y(place) + 4)">"#
        + XMLText.content([run.moment(of: place)]) + "</text>" : ""
    let x = SVGReport.timeWidth + lanesWidth + 16
    return time + #"<text x="\#(x)" y="\#(y(place) + 4)">"#
      + XMLText.content([clipped(event.text, SVGReport.textLimit)]) + "</text>"
  }

  private var more: [String] {
    guard run.leftOut > 0 else { return [] }
    return [
      #"<text class="rule" x="16" y="\#(height - 12)">"#
        + "the first \(run.events.count) events are shown; \(run.leftOut) more happen</text>"
    ]
  }

  private func clipped(_ text: String, _ limit: Int) -> String {
    text.count > limit ? text.prefix(limit - 1) + "\u{2026}" : text
  }
}
