import Conformance

/// A run on a page: its diagram, which is a table as well, and the moment that is looked at.
struct PageRun {
  private static let failureLimit = 20

  private let diagram: RunDiagram
  private let id: String
  private let tellsFailures: Bool
  private var run: RunModel { diagram.run }

  /// Makes the part of a page that shows a run.
  ///
  /// - Parameters:
  ///   - id: the name of the part, under which its run is found by scripts.
  ///   - tellsFailures: whether what is wrong is told here, not at the head of the page.
  init(_ run: RunModel, id: String, tellsFailures: Bool) {
    self.tellsFailures = tellsFailures
    diagram = RunDiagram(run)
    self.id = id
  }

  var html: String {
    section(
      [
        #"<h2 id="\#(id)-h">\#(HTML.text(run.label)) \#(HTML.badge(run.verdict.rawValue))</h2>"#,
        failures,
      ], isStateOpen: true)
  }

  /// The same within another part, which says what it is.
  var inner: String {
    section([#"<h3 class="unseen" id="\#(id)-h">Event by event</h3>"#], isStateOpen: false)
  }

  private func section(_ head: [String], isStateOpen: Bool) -> String {
    ([#"<section class="run" data-steps id="\#(id)" aria-labelledby="\#(id)-h">"#] + head
      + [controls, #"<div class="stage">"#, table, moment(isStateOpen: isStateOpen), "</div>"]
      + ["</section>"]).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var failures: String {
    guard tellsFailures, !run.failures.isEmpty else { return "" }
    let items = run.failures.prefix(PageRun.failureLimit).map { failure in
      let rule = failure.rule.map { PageRules.link($0) + " " } ?? ""
      return "<li>\(rule)\(HTML.text(failure.message))</li>"
    }
    let more = run.failures.count - items.count
    let rest = more > 0 ? "<li>and \(more) more</li>" : ""
    return #"<ul class="why">\#(items.joined())\#(rest)</ul>"#
  }

  // MARK: Controls

  private var controls: String {
    let names = run.operations.enumerated().map {
      #"<option value="\#($0.offset)">\#(HTML.text($0.element))</option>"#
    }
    return PageControls(
      noun: "event", count: run.events.count,
      more: #"<label><span>Operation </span><select><option value="">all</option>"#
        + "\(names.joined())</select></label>" + PageControls.keys(" <kbd>F</kbd> operation")
    ).html
  }

  // MARK: The table

  private var table: String {
    let rows = run.events.indices.map(row).joined(separator: "\n")
    let more =
      run.leftOut > 0
      ? #"<tr class="more"><td></td><td></td><td>\#(run.leftOut) more events happen</td></tr>"# : ""
    return #"<table class="events" style="--lanes:\#(run.lanes.count)">"#
      + "<caption class=\"unseen\">Every event in order: when, where, and what happened</caption>"
      + #"<thead><tr><th scope="col">\#(run.isTimed ? "Time" : "Event")</th>"#
      + #"<th scope="col" class="d"><span class="unseen">"#
      + "Where</span>\(names)</th>"
      + #"<th scope="col">What happens</th></tr></thead>"# + "\n<tbody>\n\(rows)\n\(more)</tbody>"
      + "</table>"
  }

  private var names: String {
    run.lanes.enumerated().map { index, lane in
      #"<span class="name" style="left:\#(PageRun.share(diagram.x(index)))">"#
        + "\(HTML.text(lane.name))</span>"
    }.joined()
  }

  private func row(_ place: Int) -> String {
    let event = run.events[place]
    let isNew = !run.isTimed || place == 0 || run.events[place - 1].time != event.time
    let operation = event.operation.map { #" data-op="\#($0)""# } ?? ""
    let rule = event.rule.map { " " + PageRules.link($0) } ?? ""
    let lane = run.lanes[event.lane]
    let about = event.operation.map { ", \(run.operations[$0])" } ?? ""
    return #"<tr data-event="\#(place)"\#(operation) class="\#(event.kind.rawValue)">"#
      + #"<td class="t\#(isNew ? "" : " same")">\#(HTML.text(run.moment(of: place)))</td>"#
      + #"<td class="d">\#(PageDiagram(diagram).slice(place))"#
      + #"<span class="unseen">\#(HTML.text(lane.name + about))</span></td>"#
      + #"<td class="w">\#(HTML.text(event.words))\#(rule)</td></tr>"#
  }

  // MARK: The moment

  private func moment(isStateOpen: Bool) -> String {
    let state = run.state(after: run.events.indices.last)
    let sections = RunState.Section.allCases.map { section in
      #"<section data-section="\#(section.rawValue)"><h3>\#(section.rawValue.capitalized)</h3>"#
        + HTML.list(state[section], naming: section.nameColumn) + "</section>"
    }
    return #"<aside class="moment" aria-label="The moment"><div class="now" aria-live="polite">"#
      + #"<p class="count">\#(Count.of(run.events.count, "event"))</p>"#
      + #"<p class="what">At the end</p></div><div class="diff"></div>"#
      + #"<details class="state"\#(isStateOpen ? " open" : "")><summary>What there is</summary>"#
      + sections.joined() + "</details></aside>"
  }

  /// A place across, in thousandths, as a share of the width.
  static func share(_ thousandths: Int) -> String {
    "\(thousandths / 10).\(thousandths % 10)%"
  }
}

extension RunState.Section {
  /// The cell that names the thing of a row: of an audit record, the operation.
  fileprivate var nameColumn: Int {
    switch self {
    case .entities: 1
    case .operations, .devices: 0
    case .audit: 7
    }
  }
}

extension RunModel {
  /// When an event happened: its time or, where no time decides, its number.
  func moment(of place: Int) -> String {
    isTimed || events[place].milliseconds > 0 ? events[place].time : "\(place + 1)"
  }
}

extension RunEvent {
  /// The text without the rule, which stands beside it.
  var words: String {
    guard let rule, text.hasSuffix(" by \(rule.slug)") else { return text }
    return String(text.dropLast(rule.slug.count + 4))
  }
}
