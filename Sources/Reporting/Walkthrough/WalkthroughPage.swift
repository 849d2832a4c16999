import Conformance
import ScenarioLanguage

/// A walkthrough as one page that stands alone: a beat at a time, each with its question first.
struct WalkthroughPage {
  private let story: WalkedStory
  private let limit: Int

  init(_ story: WalkedStory, limit: Int = PageDocument.limit) {
    self.story = story
    self.limit = limit
  }

  /// The page, ending in a newline.
  var text: String {
    var beats = story.beats.enumerated().map {
      PageBeat(beat: $0.element, number: $0.offset + 1, count: story.beats.count)
    }
    var kept: [(id: String, json: String)] = []
    var shown: [RunModel] = []
    var size = document(beats, kept, of: [], missing: 0).text.utf8.count
    var missing = 0
    let drawn = StoryRuns(story)
    for place in beats.indices {
      for (index, happening) in beats[place].beat.happenings.enumerated() {
        guard let run = drawn.run(of: happening) else {
          beats[place].runs.append(nil)
          continue
        }
        let id = "\(PageBeat.id(place + 1))-run-\(index)"
        let html = PageRun(run, id: id, tellsFailures: false).inner
        let json = run.json.compact
        let isKept = size + html.utf8.count + json.utf8.count <= limit
        beats[place].runs.append(isKept ? html : nil)
        if isKept {
          kept.append((id, json))
          shown.append(run)
          size += html.utf8.count + json.utf8.count
        } else {
          missing += 1
        }
      }
    }
    return document(beats, kept, of: shown, missing: missing).text
  }

  private func document(
    _ beats: [PageBeat], _ runs: [(id: String, json: String)], of shown: [RunModel], missing: Int
  ) -> PageDocument {
    PageDocument(
      title: title,
      parts: [header(runs, missing: missing), tabs(beats), "<main>"] + beats.map(\.html)
        + ["</main>", PageRules(of: shown).html], maker: "walkthrough", runs: runs)
  }

  private var title: String { WalkthroughReport.title(of: story.walkthrough) }

  private func header(_ runs: [(id: String, json: String)], missing: Int) -> String {
    let verdict: Verdict =
      switch story.status {
      case .holds: .holds
      case .undecided: .undecided
      default: .violated
      }
    return [
      "<header>", "<h1>\(HTML.text(title))</h1>",
      #"<p class="about">\#(HTML.badge(verdict.rawValue)) "#
        + "<code>\(HTML.text(story.walkthrough.path))</code></p>",
      #"<p class="story">\#(HTML.text(story.walkthrough.story.joined(separator: " ")))</p>"#,
      wrong,
      missing == 0
        ? "" : #"<ul class="notes"><li>\#(PageDocument.note(missing: missing))</li></ul>"#,
      runs.isEmpty ? "" : PageLegend.html, "</header>",
    ].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var wrong: String {
    let found = story.failures + story.undecided
    guard !found.isEmpty else { return "" }
    let items = found.map { failure in
      let line = failure.line.map { "<code>\($0)</code> " } ?? ""
      return "<li>\(line)\(HTML.text(failure.message))\(HTML.rows(failure.details))</li>"
    }
    return #"<section class="wrong" aria-label="What is wrong"><h2>What is wrong</h2><ul>"#
      + items.joined() + "</ul></section>"
  }

  private func tabs(_ beats: [PageBeat]) -> String {
    let links = beats.map {
      ##"<a href="#\##(PageBeat.id($0.number))">\##($0.tab)</a>"##
    }
    return #"<nav aria-label="Beats">\#(links.joined())<span class="keys" aria-hidden="true">"#
      + "<kbd>N</kbd> on <kbd>P</kbd> back</span></nav>"
  }
}

extension WalkedBeat {
  /// What happens in it, in order.
  fileprivate var happenings: [Happening] {
    parts.compactMap { if case .happened(let happening) = $0 { happening } else { nil } }
  }
}
