import Conformance
import ScenarioLanguage

/// A walkthrough as a text to read: the whole telling, or one beat of it.
public struct WalkthroughReport: Sendable {
  /// How it is told.
  public enum Format: String, CaseIterable, Sendable {
    case text, markdown
  }

  private let walkthrough: Walkthrough
  private let beats: [WalkedBeat]

  /// Tells of a story that was played.
  public init(_ story: WalkedStory) {
    walkthrough = story.walkthrough
    beats = story.beats
  }

  /// The whole telling; it ends in a newline.
  public func report(_ format: Format) -> String {
    switch format {
    case .text: text
    case .markdown: markdown
    }
  }

  // MARK: Text

  private var text: String {
    let told = beats.enumerated().map { WalkthroughReport.text(of: $1, number: $0 + 1) }
    return ([WalkthroughReport.opening(walkthrough)] + told).joined(separator: "\n")
  }

  /// The title, the question, and what the marks before lines mean.
  ///
  /// - Parameter hasLegend: whether the marks are explained.
  public static func opening(_ walkthrough: Walkthrough, hasLegend: Bool = true) -> String {
    let title = VisibleText.escaped(title(of: walkthrough))
    let lines =
      [title, String(repeating: "=", count: title.count)] + walkthrough.story
      + (hasLegend ? legend(of: walkthrough) : [])
    return lines.map { VisibleText.escaped($0) + "\n" }.joined()
  }

  /// What the marks mean that the telling has.
  private static func legend(of walkthrough: Walkthrough) -> [String] {
    let marks = walkthrough.beats.flatMap(\.acts).compactMap { mark(of: $0.kind) }
    let meanings = [
      ("?", "what the listener is asked"), ("=", "what is so, as the run shows"),
      ("~", "what would be so otherwise, as another run shows"),
      ("*", "a point that the listener should make"),
    ]
    let used = meanings.filter { marks.contains($0.0) }
    return used.isEmpty ? [] : [""] + used.map { "  \($0)  \($1)" }
  }

  private static func mark(of act: Walkthrough.Act.Kind) -> String? {
    switch act {
    case .ask: "?"
    case .holds: "="
    case .without, .losing: "~"
    case .point: "*"
    case .scene, .until, .step, .end: nil
    }
  }

  private static func title(of walkthrough: Walkthrough) -> String {
    (walkthrough.question.map { "\($0): " } ?? "") + walkthrough.title
  }

  /// One beat.
  ///
  /// - Parameter number: its place, from 1.
  public static func text(of beat: WalkedBeat, number: Int) -> String {
    let head = VisibleText.escaped(heading(of: beat, number: number))
    let told =
      [head, String(repeating: "-", count: head.count)] + beat.text
      + beat.parts.flatMap { [""] + lines(of: $0) }
    return told.map { VisibleText.escaped($0) + "\n" }.joined()
  }

  private static func heading(of beat: WalkedBeat, number: Int) -> String {
    beat.kind == .answer ? "The answer: \(beat.title)" : "\(number). \(beat.title)"
  }

  private static func lines(of part: WalkedBeat.Part) -> [String] {
    switch part {
    case .scene(let title, let path): ["  Scene: \(title)", "  (\(path))"]
    case .happened(let lines): lines.map { "  " + $0 }
    case .question(let question): ["  ?  " + question]
    case .shown(let facts, let broken): ["  =  " + facts] + complaint(broken)
    case .otherwise(let head, let ending, let broken):
      ["  ~  " + head] + ending.map { "     " + $0 } + complaint(broken)
    case .point(let point): ["  *  " + point]
    case .undecided(let reason): ["  !  UNDECIDED: " + reason]
    }
  }

  private static func complaint(_ broken: String?) -> [String] {
    broken.map { ["     NO LONGER SO: \($0)"] } ?? []
  }

  // MARK: Markdown

  private var markdown: String {
    var lines = ["# " + Markdown.text(WalkthroughReport.title(of: walkthrough)), ""]
    lines += [Markdown.text(walkthrough.story.joined(separator: " "))]
    for (index, beat) in beats.enumerated() {
      lines += ["", "## " + Markdown.text(WalkthroughReport.heading(of: beat, number: index + 1))]
      if !beat.text.isEmpty { lines += ["", Markdown.text(beat.text.joined(separator: " "))] }
      lines += beat.parts.flatMap { [""] + markdown(of: $0) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func markdown(of part: WalkedBeat.Part) -> [String] {
    switch part {
    case .scene(let title, let path): ["*\(Markdown.text(title))* (\(Markdown.code(path)))"]
    case .happened(let lines): Markdown.block(lines)
    case .question(let question): ["> **\(Markdown.text(question))**"]
    case .shown(let facts, let broken): ["- [\(broken == nil ? "x" : " ")] " + Markdown.code(facts)]
    case .otherwise(let head, let ending, let broken):
      ["What if: " + Markdown.code(head), ""] + Markdown.block(ending)
        + (broken.map { ["", "**No longer so:** \(Markdown.text($0))"] } ?? [])
    case .point(let point): ["- [ ] " + Markdown.text(point)]
    case .undecided(let reason): ["**Undecided:** \(Markdown.text(reason))"]
    }
  }

  // MARK: Interview

  /// The questions without the answers, then the rubric with what the runs have shown.
  public var interview: String {
    var lines = [WalkthroughReport.opening(walkthrough, hasLegend: false)]
    for (index, beat) in beats.enumerated() where beat.kind == .beat {
      lines.append(WalkthroughReport.heading(of: beat, number: index + 1) + "\n")
      for case .question(let question) in beat.parts { lines.append("  ?  \(question)\n") }
    }
    lines.append("\nRubric\n------\n")
    for beat in beats {
      for case .point(let point) in beat.parts { lines.append("  [ ]  \(point)\n") }
    }
    lines.append("\nShown by the runs\n-----------------\n")
    for beat in beats {
      for case .shown(let facts, let broken) in beat.parts {
        lines.append("  [\(broken == nil ? "x" : " ")]  \(facts)\n")
      }
      for case .otherwise(let head, _, let broken) in beat.parts {
        lines.append("  [\(broken == nil ? "x" : " ")]  \(head)\n")
      }
    }
    return VisibleText.escaped(lines: lines.joined())
  }
}
