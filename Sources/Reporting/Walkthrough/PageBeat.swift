import Conformance
import ScenarioLanguage

/// A beat on a page: what it asks, and behind that what happens, to be stepped through.
struct PageBeat {
  let beat: WalkedBeat
  /// Its place, from 1, and how many there are.
  let number: Int
  let count: Int
  /// What it is made from where runs find no room: those of its happenings, in order.
  var runs: [String?] = []

  /// The name of a beat among the parts of the page.
  static func id(_ number: Int) -> String { "beat-\(number)" }

  /// What the tab of a beat says.
  var tab: String { isAnswer ? "Answer" : "\(number)" }

  private var isAnswer: Bool { beat.kind == .answer }
  private var id: String { PageBeat.id(number) }

  var html: String {
    ([#"<section class="beat" id="\#(id)" aria-labelledby="\#(id)-h">"#] + head + told
      + ["</details>", turns, "</section>"]).joined(separator: "\n")
  }

  // MARK: What is asked

  /// A title answers what its beat asks, so that it is not shown before.
  private var head: [String] {
    let asked = beat.questions.joined(separator: " ")
    let title = isAnswer ? "The answer" : asked.isEmpty ? beat.title : asked
    let mark = isAnswer ? "" : #"<span class="number">\#(number)</span>"#
    let open = isAnswer || !asked.isEmpty ? "" : " open"
    let heading = isAnswer || !asked.isEmpty ? ["<h3>\(HTML.text(beat.title))</h3>"] : []
    return [
      #"<h2 id="\#(id)-h" tabindex="-1">\#(mark)<span>\#(HTML.text(title))</span></h2>"#,
      #"<details class="reveal"\#(open)><summary>\#(isAnswer ? "Show it" : "What happens")"#
        + "</summary>",
    ] + heading
  }

  private var turns: String {
    let back = number > 1 ? turn("before", number - 1, "&#8592; Back") : ""
    let on = number < count ? turn("on", number + 1, "On &#8594;") : ""
    return #"<p class="turns">\#(back)\#(on)</p>"#
  }

  private func turn(_ kind: String, _ number: Int, _ words: String) -> String {
    ##"<a class="\##(kind)" href="#\##(PageBeat.id(number))">\##(words)</a>"##
  }

  // MARK: What happens

  private var told: [String] {
    var lines =
      beat.text.isEmpty
      ? [] : [#"<p class="told">\#(HTML.text(beat.text.joined(separator: " ")))</p>"#]
    var run = runs.makeIterator()
    var rest = beat.parts[...]
    while let part = rest.first {
      let like = rest.prefix { $0.isListed(with: part) }
      if like.count > 0 {
        lines += list(like, part)
        rest = rest.dropFirst(like.count)
      } else {
        lines += self.lines(of: part, &run)
        rest = rest.dropFirst()
      }
    }
    return lines + about
  }

  /// The rules that the beat is about, each a way to its text.
  private var about: [String] {
    beat.rules.isEmpty
      ? []
      : [
        #"<p class="about">The rules of this beat: "#
          + beat.rules.map { PageRules.link($0) }.joined(separator: ", ") + "</p>"
      ]
  }

  private func list(_ parts: ArraySlice<WalkedBeat.Part>, _ first: WalkedBeat.Part) -> [String] {
    var (kind, title) = ("facts", "The run shows")
    if case .point = first { (kind, title) = ("points", "A good answer says") }
    return ["<h3>\(title)</h3>", #"<ul class="\#(kind)">"#] + parts.map(item) + ["</ul>"]
  }

  private func item(_ part: WalkedBeat.Part) -> String {
    switch part {
    case .shown(let facts, let broken):
      #"<li class="\#(broken == nil ? "holds" : "violated")"><code>\#(HTML.text(facts))</code>"#
        + complaint(broken) + "</li>"
    case .point(let point): "<li>\(HTML.text(point))</li>"
    case .scene, .happened, .measured, .otherwise, .recalled, .undecided: ""
    }
  }

  private func lines(
    of part: WalkedBeat.Part, _ run: inout IndexingIterator<[String?]>
  ) -> [String] {
    switch part {
    case .scene(let title, let path):
      [
        #"<p class="scene"><b>\#(HTML.text(title))</b> <code>\#(HTML.text(path))</code></p>"#
      ]
    case .happened(let happening):
      repeated(happening) + [(run.next() ?? nil) ?? HTML.rows(happening.lines)]
    case .measured(let measured): [PageCurve(measured.curve, id: "\(id)-curve").inner]
    case .otherwise(let head, let reason, let ending, let broken):
      [
        "<p><b>What if:</b> <code>\(HTML.text(head))</code>" + complaint(broken) + "</p>"
          + paragraph(reason)
          + #"<details class="otherwise"><summary>How it would end</summary>"#,
        HTML.rows(ending), "</details>",
      ]
    case .recalled(let beats):
      ["<h3>What the runs have shown</h3>"] + beats.enumerated().map(recalled)
    case .undecided(let reason):
      [#"<p class="wrong"><b>Undecided:</b> \#(HTML.text(reason))</p>"#]
    case .shown, .point: []
    }
  }

  private func paragraph(_ text: [String]) -> String {
    text.isEmpty ? "" : "<p>\(HTML.text(text.joined(separator: " ")))</p>"
  }

  private func recalled(place: Int, _ beat: WalkedBeat) -> String {
    let evidence = BeatEvidence(beat)
    let title = WalkthroughReport.heading(of: beat, number: place + 1)
    let points = evidence.points.map { item(.point($0)) }
    let facts = evidence.findings.map { item(.shown("\($0.mark)  \($0.text)", broken: $0.broken)) }
    return "<h3>\(HTML.text(title))</h3>"
      + #"<ul class="points">\#(points.joined())</ul><ul class="facts">\#(facts.joined())</ul>"#
  }

  private func repeated(_ happening: Happening) -> [String] {
    WalkthroughReport.repeated(happening).map { [#"<p class="again">\#(HTML.text($0))</p>"#] } ?? []
  }

  private func complaint(_ broken: String?) -> String {
    broken.map { #" <span class="flag">No longer so</span> \#(HTML.text($0))"# } ?? ""
  }
}

extension WalkedBeat.Part {
  /// Whether it stands in one list with another.
  fileprivate func isListed(with other: WalkedBeat.Part) -> Bool {
    switch (self, other) {
    case (.shown, .shown), (.point, .point): true
    default: false
    }
  }
}
