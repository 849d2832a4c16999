import Conformance
import ScenarioLanguage

/// A walkthrough as one page that stands alone: a beat at a time, each with its question first.
struct WalkthroughPage {
  private let story: WalkedStory
  /// What is wrong beside the story, like its golden.
  private let others: [Failure]
  private let limit: Int

  init(_ story: WalkedStory, others: [Failure] = [], limit: Int = PageDocument.limit) {
    self.story = story
    self.others = others
    self.limit = limit
  }

  /// A run that can be stepped through, and where it stands.
  private struct Candidate {
    var beat: Int
    /// Its place among what happens in the beat.
    var place: Int
    var run: RunModel
    /// What stands there where it finds no room.
    var words: String
    var id: String { "\(PageBeat.id(beat + 1))-run-\(place)" }
  }

  /// The page, ending in a newline.
  var text: String {
    let candidates = candidates
    var beats = story.beats.enumerated().map {
      PageBeat(
        beat: $0.element, number: $0.offset + 1, count: story.beats.count,
        runs: $0.element.happenings.map { _ in nil })
    }
    for candidate in candidates { beats[candidate.beat].runs[candidate.place] = "" }
    var size = document(
      beats, candidates.map { ($0.id, "") }, of: candidates.map(\.run), missing: candidates.count
    ).text.utf8.count
    var kept: [(id: String, json: String)] = []
    var shown: [RunModel] = []
    for candidate in candidates {
      let html = PageRun(candidate.run, id: candidate.id, tellsFailures: false).inner
      let json = candidate.run.json.compact
      let isKept = size + html.utf8.count + json.utf8.count <= limit
      beats[candidate.beat].runs[candidate.place] = isKept ? html : nil
      size += isKept ? html.utf8.count + json.utf8.count : candidate.words.utf8.count
      if isKept {
        kept.append((candidate.id, json))
        shown.append(candidate.run)
      }
    }
    return document(beats, kept, of: shown, missing: candidates.count - kept.count).text
  }

  private var candidates: [Candidate] {
    let drawn = StoryRuns(story)
    return story.beats.enumerated().flatMap { beat, walked in
      walked.happenings.enumerated().compactMap { place, happening in
        drawn.run(of: happening).map {
          Candidate(beat: beat, place: place, run: $0, words: HTML.rows(happening.lines))
        }
      }
    }
  }

  private func document(
    _ beats: [PageBeat], _ runs: [(id: String, json: String)], of shown: [RunModel], missing: Int
  ) -> PageDocument {
    PageDocument(
      title: title,
      parts: [header(runs, missing: missing), tabs(beats), "<main>"] + beats.map(\.html)
        + ["</main>", PageRules(of: shown, and: story.beats.flatMap(\.rules)).html],
      maker: "walkthrough", runs: runs)
  }

  private var title: String { WalkthroughReport.title(of: story.walkthrough) }

  private func header(_ runs: [(id: String, json: String)], missing: Int) -> String {
    let verdict: Verdict =
      switch story.status {
      case .holds: others.isEmpty ? .holds : .violated
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
    let found = story.failures + story.undecided + others
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
