import Conformance
import ScenarioLanguage

/// A walkthrough as Markdown, with a sequence diagram of what happens in each beat, which code hosts
/// draw.
struct WalkthroughMarkdown {
  private let story: WalkedStory
  private let runs: StoryRuns

  init(_ story: WalkedStory) {
    self.story = story
    runs = StoryRuns(story)
  }

  /// The whole telling; it ends in a newline.
  var text: String {
    let head = [
      "# " + Markdown.text(WalkthroughReport.title(of: story.walkthrough)), "",
      Markdown.paragraph(story.walkthrough.story.joined(separator: " ")),
    ]
    return ReportMarkdown.joined(
      [head] + story.beats.enumerated().map { section($0.element, number: $0.offset + 1) })
  }

  private func section(_ beat: WalkedBeat, number: Int) -> [String] {
    ["## " + Markdown.text(WalkthroughReport.heading(of: beat, number: number))]
      + beat.questions.flatMap { ["", "> **\(Markdown.text($0))**"] }
      + (beat.text.isEmpty ? [] : ["", Markdown.paragraph(beat.text.joined(separator: " "))])
      + beat.parts.flatMap { [""] + lines(of: $0) }
  }

  private func lines(of part: WalkedBeat.Part) -> [String] {
    switch part {
    case .scene(let title, let path): ["*\(Markdown.text(title))* (\(Markdown.code(path)))"]
    case .happened(let happening): lines(of: happening)
    case .measured(let measured): Markdown.block(measured.lines)
    case .shown(let facts, let broken): [item(Markdown.code(facts), broken: broken)]
    case .otherwise(let head, let reason, let ending, let broken):
      ["What if: " + Markdown.code(head), ""]
        + (reason.isEmpty ? [] : [Markdown.paragraph(reason.joined(separator: " ")), ""])
        + Markdown.block(ending)
        + (broken.map { ["", "**No longer so:** \(Markdown.text($0))"] } ?? [])
    case .point(let point): ["- [ ] " + Markdown.text(point)]
    case .recalled(let beats):
      ["### What the runs have shown"] + beats.enumerated().flatMap(recalled)
    case .undecided(let reason): ["**Undecided:** \(Markdown.text(reason))"]
    }
  }

  private func recalled(place: Int, _ beat: WalkedBeat) -> [String] {
    let evidence = BeatEvidence(beat)
    let title = Markdown.text(WalkthroughReport.heading(of: beat, number: place + 1))
    return ["", "**\(title)**", ""] + evidence.points.map { "- [ ] " + Markdown.text($0) }
      + evidence.findings.map {
        item(Markdown.code("\($0.mark)  \($0.text)"), broken: $0.broken)
      }
  }

  /// What a run has shown; where it no longer does, that is told, and no box is left to be ticked.
  private func item(_ shown: String, broken: String?) -> String {
    broken.map { "- **No longer so:** \(shown): \(Markdown.text($0))" } ?? "- [x] " + shown
  }

  private func lines(of happening: Happening) -> [String] {
    let known = WalkthroughReport.repeated(happening).map { [Markdown.text($0), ""] } ?? []
    guard let run = runs.run(of: happening) else {
      return known + (happening.lines.isEmpty ? [] : Markdown.block(happening.lines))
    }
    return known + ["```mermaid"] + MermaidReport(run).lines + ["```", ""]
      + ["<details><summary>The same, event by event</summary>", ""]
      + Markdown.block(happening.lines) + ["", "</details>"]
  }
}
