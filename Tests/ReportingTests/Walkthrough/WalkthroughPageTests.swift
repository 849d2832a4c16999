import Foundation
import IntentEngine
import Testing

@testable import Conformance
@testable import Reporting

/// A walkthrough as a page and as Markdown.
@Suite("Walkthroughs as a page and as Markdown")
struct WalkthroughPageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private let story: WalkedStory

  init() throws {
    story = WalkedStory(
      try WalkthroughFile(Self.root.appending(path: "scenarios/questions/q1.walkthrough").path))
  }

  @Test("every answer stands behind its question, and nothing but questions before")
  func hidden() throws {
    let text = WalkthroughPage(story).text
    let body = try #require(text.range(of: "<main>")).upperBound
    let hidden = text[body...].split(separator: "<section class=\"beat\"").dropFirst()
    #expect(hidden.count == story.beats.count)
    for (beat, section) in zip(story.beats, hidden) {
      let shut = try #require(section.range(of: #"<details class="reveal">"#))
      let before = section[..<shut.lowerBound]
      for question in beat.questions { #expect(before.contains(HTML.text(question))) }
      #expect(!before.contains(HTML.text(beat.title)))
      let after = section[shut.upperBound...]
      #expect(after.contains("<h3>\(HTML.text(beat.title))</h3>"))
      #expect(after.contains(HTML.text(beat.text.joined(separator: " "))))
      for case .point(let point) in beat.parts { #expect(after.contains(HTML.text(point))) }
    }
  }

  @Test("what is new of every beat can be stepped through, each event once")
  func runs() throws {
    let text = WalkthroughPage(story).text
    #expect(text == WalkthroughPage(story).text)
    #expect(!text.contains(#/(?:src|href)="(?!#)/#))
    #expect(!text.contains(#/url\(|@import|https?:|innerHTML|eval\(|document\.write/#))
    let start = try #require(text.range(of: #"id="data">"#)).upperBound
    let end = try #require(text[start...].range(of: "</script>")).lowerBound
    let data = try #require(
      JSONSerialization.jsonObject(with: Data(text[start..<end].utf8)) as? [String: Any])
    let ids = text.matches(of: #/<section class="run" data-steps id="([^"]+)"/#)
      .map { String($0.1) }
    #expect(Set(ids) == Set(data.keys) && ids.count == data.count)
    // The first scene is told in three beats, and its run is all of them.
    let scene = try #require(story.walkthrough.scenes.first)
    let whole = try #require(RunModel(scene, safeguards: .all, label: ""))
    let parts = try data.filter { $0.key.contains(/^beat-[123]-/) }.map { _, run in
      try #require((run as? [String: Any])?["events"] as? [Any]).count
    }
    #expect(parts.count > 3)
    #expect(parts.reduce(0, +) == whole.events.count)
  }

  @Test("the answer ends with what the beats have shown, and each beat names its rules")
  func answer() throws {
    let text = WalkthroughPage(story).text
    let sections = text.split(separator: "<section class=\"beat\"").dropFirst()
    let answer = try #require(sections.last)
    for beat in story.beats.dropLast() {
      for case .point(let point) in beat.parts { #expect(answer.contains(HTML.text(point))) }
      for case .shown(let facts, _) in beat.parts { #expect(answer.contains(HTML.text(facts))) }
    }
    for (beat, section) in zip(story.beats.dropLast(), sections) {
      let about = try #require(section.range(of: "The rules of this beat: ")).upperBound
      for rule in beat.rules { #expect(section[about...].contains(">\(rule.slug)</a>")) }
    }
    #expect(story.beats[1].rules.contains(.writeAtomic))
    #expect(story.beats[2].rules.contains(.recoverNotEndless))
    #expect(!story.beats[7].rules.contains(.recoverNotEndless))
  }

  @Test("a page has a size; a run that finds no room is told in words")
  func limit() {
    let whole = WalkthroughPage(story).text
    let text = WalkthroughPage(story, limit: whole.utf8.count - 1_000).text
    #expect(text.utf8.count < whole.utf8.count)
    #expect(text.contains("1 run left out"))
    for less in [1, 60_000] {
      let limit = whole.utf8.count - less
      #expect(WalkthroughPage(story, limit: limit).text.utf8.count <= limit)
    }
    #expect(text.contains(#"<pre class="rows">"#))
    #expect(whole.ranges(of: #"class="run""#).count == text.ranges(of: #"class="run""#).count + 1)
  }

  @Test("Markdown draws what happens in each beat, and Mermaid can read it")
  func markdown() throws {
    let text = WalkthroughReport(story).report(.markdown)
    #expect(text.utf8.count < ReportMarkdown.limit)
    let drawings = text.split(separator: "```mermaid\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
    let happenings = story.beats.flatMap(\.parts).count {
      if case .happened(let happening) = $0 { !happening.lines.isEmpty } else { false }
    }
    #expect(drawings.count == happenings)
    for drawing in drawings {
      let read = try MermaidReader(drawing)
      #expect(!read.texts.isEmpty)
    }
  }
}
