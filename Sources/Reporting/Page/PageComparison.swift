import Conformance

/// Two runs side by side on a page: what both have on one row, and where they first differ.
struct PageComparison {
  private let comparison: RunComparison
  private let left: RunModel
  private let right: RunModel

  init(_ comparison: RunComparison, _ runs: [RunModel]) {
    self.comparison = comparison
    left = runs[comparison.left]
    right = runs[comparison.right]
  }

  var html: String {
    let diagrams = (PageDiagram(RunDiagram(left)), PageDiagram(RunDiagram(right)))
    let rows = comparison.lines.indices.map { row($0, diagrams) }.joined(separator: "\n")
    let head =
      #"<thead><tr><th scope="col">\#(left.isTimed ? "Time" : "Event")</th>"#
      + [left, right].map {
        #"<th scope="col" colspan="2">\#(HTML.text($0.label)) \#(HTML.badge($0.verdict.rawValue))"#
          + "</th>"
      }.joined() + "</tr></thead>"
    return [
      #"<section class="pair" id="comparison" aria-labelledby="comparison-h" "#
        + #"data-left="run-\#(comparison.left)" data-right="run-\#(comparison.right)">"#,
      #"<h2 id="comparison-h">Side by side</h2>"#, "<p>\(difference)</p>", controls,
      #"<div class="stage">"#,
      #"<table class="events two" style="--lanes:\#(max(left.lanes.count, right.lanes.count))">"#
        + "<caption class=\"unseen\">The events of both runs, aligned</caption>",
      #"<col><col class="lanes"><col><col class="lanes"><col>"#, head, "<tbody>\n\(rows)\n</tbody>",
      "</table>", moment, "</div>", "</section>",
    ].joined(separator: "\n")
  }

  private var difference: String {
    guard let place = comparison.firstDifference else { return "The runs are the same." }
    let line = comparison.lines[place]
    if let left = line.left, let right = line.right,
      self.left.events[left].text == self.right.events[right].text
    {
      return
        "They first differ at row \(place + 1): the event is the same in both, what comes of it "
        + "is not."
    }
    return "They first differ at row \(place + 1)."
  }

  private var controls: String {
    PageControls(
      noun: "row", count: comparison.lines.count,
      more: #"<button type="button" data-go="difference">First difference</button>"#
    ).html
  }

  private func row(_ place: Int, _ diagrams: (PageDiagram, PageDiagram)) -> String {
    let line = comparison.lines[place]
    let isFirst = place == comparison.firstDifference
    let isOne = line.left == nil || line.right == nil
    let time = line.left.map(left.moment) ?? line.right.map(right.moment)
    let earlier = comparison.lines[..<place]
    let before = (earlier.last { $0.left != nil }?.left, earlier.last { $0.right != nil }?.right)
    let kind = (isFirst ? "first " : "") + (isOne ? "one" : "")
    let sides = [line.left.map { "\($0)" }, line.right.map { "\($0)" }]
    return #"<tr data-event="\#(place)" data-left="\#(sides[0] ?? "")" "#
      + #"data-right="\#(sides[1] ?? "")" class="\#(kind)">"#
      + #"<td class="t">\#(HTML.text(time ?? ""))</td>"#
      + cells(line.left, left, diagrams.0, before.0, isFirst ? "First difference" : nil)
      + cells(line.right, right, diagrams.1, before.1, nil) + "</tr>"
  }

  private func cells(
    _ place: Int?, _ run: RunModel, _ diagram: PageDiagram, _ before: Int?, _ flag: String?
  ) -> String {
    let badge = flag.map { #"<span class="flag">\#($0)</span> "# } ?? ""
    guard let place else {
      return #"<td class="d">\#(diagram.gap(after: before))</td>"#
        + #"<td class="w none">\#(badge)<span class="unseen">nothing</span></td>"#
    }
    let event = run.events[place]
    let rule = event.rule.map { " " + PageRules.link($0) } ?? ""
    // A step says by itself who does it.
    let lane = event.kind == .step ? "" : HTML.text(run.lanes[event.lane].name)
    return #"<td class="d">\#(diagram.slice(place))</td><td class="w">\#(badge)"#
      + #"<span class="where">\#(lane)</span> "#
      + "\(HTML.text(event.words))\(rule)</td>"
  }

  private var moment: String {
    #"<aside class="moment" aria-label="The moment"><div class="now" aria-live="polite">"#
      + #"<p class="count"></p><p class="what">At the end</p></div><div class="diff"></div>"#
      + "</aside>"
  }
}
