import Conformance

/// The diagram of a run in slices, one a row of a table, so that rows may be as high as their words
/// need.
struct PageDiagram {
  private static let row = 100

  private let diagram: RunDiagram

  init(_ diagram: RunDiagram) { self.diagram = diagram }

  /// What of the diagram stands in a row: lanes, pieces of messages, and marks.
  func slice(_ row: Int) -> String {
    let top = row * PageDiagram.row
    let lanes = diagram.run.lanes.indices.map { lane(at: $0, row, top) }
    let ways = diagram.arrows.filter { $0.fromRow <= row && row <= $0.toRow }
    let marks = diagram.marks.filter { $0.row == row }.map {
      use($0.symbol, $0.x, $0.operation, side: "")
    }
    let tips = ways.filter { $0.arrives && $0.toRow == row }.map { arrow in
      let isRight = arrow.toX > arrow.fromX
      return use(isRight ? "right" : "left", arrow.toX, arrow.operation, side: isRight ? "r" : "l")
    }
    return svg(top, lanes + ways.map(way)) + (tips + marks).joined()
  }

  /// What of the diagram stands in a row in which nothing happens: lanes, and what is on its way.
  ///
  /// - Parameter row: the last row before it; `nil` where there is none.
  func gap(after row: Int?) -> String {
    let lanes = diagram.run.lanes.indices.map { lane(at: $0, row ?? 0, 0) }
    let ways = diagram.arrows.filter { arrow in
      row.map { arrow.fromRow <= $0 && $0 < arrow.toRow } ?? false
    }
    return svg(0, lanes + ways.map { standing($0, after: row ?? 0) })
  }

  /// A message that waits where it leaves a row.
  private func standing(_ arrow: RunDiagram.Arrow, after row: Int) -> String {
    let (from, to) = (y(arrow.fromRow), y(arrow.toRow))
    let x =
      arrow.fromX
      + (arrow.toX - arrow.fromX) * ((row + 1) * PageDiagram.row - from) / max(1, to - from)
    return path(arrow, "M\(x) 0v\(PageDiagram.row)")
  }

  private func svg(_ top: Int, _ paths: [String]) -> String {
    #"<svg class="ways" viewBox="0 \#(top) 1000 \#(PageDiagram.row)" "#
      + #"preserveAspectRatio="none" aria-hidden="true">"# + paths.joined() + "</svg>"
  }

  private func lane(at lane: Int, _ row: Int, _ top: Int) -> String {
    let off = diagram.isPaused(lane, row: row) ? " off" : ""
    return #"<path class="lane\#(off)" d="M\#(diagram.x(lane)) \#(top)v\#(PageDiagram.row)"/>"#
  }

  private func way(_ arrow: RunDiagram.Arrow) -> String {
    let (from, to) = (y(arrow.fromRow), y(arrow.toRow))
    return path(arrow, "M\(arrow.fromX) \(from)L\(arrow.toX) \(to)")
  }

  private func path(_ arrow: RunDiagram.Arrow, _ line: String) -> String {
    let kind = arrow.message.isCopy ? " copy" : arrow.arrives ? "" : " gone"
    return #"<path class="way\#(kind) \#(DiagramStyle.colour(of: arrow.operation))"\#(op(arrow))"#
      + #" d="\#(line)"/>"#
  }

  private func op(_ arrow: RunDiagram.Arrow) -> String {
    arrow.operation.map { #" data-op="\#($0)""# } ?? ""
  }

  private func y(_ row: Int) -> Int { row * PageDiagram.row + PageDiagram.row / 2 }

  private func use(_ symbol: String, _ x: Int, _ operation: Int?, side: String) -> String {
    let op = operation.map { #" data-op="\#($0)""# } ?? ""
    return #"<svg class="k \#(side) \#(DiagramStyle.colour(of: operation))"\#(op) "#
      + #"style="left:\#(PageRun.share(x))" aria-hidden="true">"#
      + ##"<use href="#k-\##(symbol)"/></svg>"##
  }
}
