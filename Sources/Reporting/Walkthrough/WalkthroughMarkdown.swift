import Conformance
import ScenarioLanguage

/// A walkthrough as Markdown.
struct WalkthroughMarkdown {
  private let walkthrough: Walkthrough
  private let beats: [WalkedBeat]

  init(_ walkthrough: Walkthrough, _ beats: [WalkedBeat]) {
    self.walkthrough = walkthrough
    self.beats = beats
  }

  /// The whole telling; it ends in a newline.
  var text: String {
    var lines = ["# " + Markdown.text(WalkthroughReport.title(of: walkthrough)), ""]
    lines += [Markdown.text(walkthrough.story.joined(separator: " "))]
    for (index, beat) in beats.enumerated() {
      lines += ["", "## " + Markdown.text(WalkthroughReport.heading(of: beat, number: index + 1))]
      lines += beat.questions.flatMap { ["", "> **\(Markdown.text($0))**"] }
      if !beat.text.isEmpty { lines += ["", Markdown.text(beat.text.joined(separator: " "))] }
      lines += beat.parts.flatMap { [""] + self.lines(of: $0) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func lines(of part: WalkedBeat.Part) -> [String] {
    switch part {
    case .scene(let title, let path): ["*\(Markdown.text(title))* (\(Markdown.code(path)))"]
    case .happened(let happening):
      (WalkthroughReport.repeated(happening).map { [Markdown.text($0), ""] } ?? [])
        + (happening.lines.isEmpty ? [] : Markdown.block(happening.lines))
    case .measured(let lines): Markdown.block(lines)
    case .shown(let facts, let broken): ["- [\(broken == nil ? "x" : " ")] " + Markdown.code(facts)]
    case .otherwise(let head, let ending, let broken):
      ["What if: " + Markdown.code(head), ""] + Markdown.block(ending)
        + (broken.map { ["", "**No longer so:** \(Markdown.text($0))"] } ?? [])
    case .point(let point): ["- [ ] " + Markdown.text(point)]
    case .undecided(let reason): ["**Undecided:** \(Markdown.text(reason))"]
    }
  }
}
