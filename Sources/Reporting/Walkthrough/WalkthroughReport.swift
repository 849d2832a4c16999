import Conformance
import ScenarioLanguage

/// A walkthrough as a text to read: the whole telling, or one beat of it.
public struct WalkthroughReport: Sendable {
  /// How it is told.
  public enum Format: String, CaseIterable, Sendable {
    case text, markdown, html
  }

  private let story: WalkedStory
  private let others: [Failure]

  /// Tells of a story that was played.
  ///
  /// - Parameter others: what is wrong beside the story, like its golden; a page lists it.
  public init(_ story: WalkedStory, others: [Failure] = []) {
    self.story = story
    self.others = others
  }

  /// The whole telling; it ends in a newline.
  public func report(_ format: Format) -> String {
    switch format {
    case .text: text
    case .markdown: WalkthroughMarkdown(story).text
    case .html: WalkthroughPage(story, others: others).text
    }
  }

  // MARK: Text

  private var text: String {
    let told = story.beats.enumerated().map { WalkthroughReport.text(of: $1, number: $0 + 1) }
    return ([WalkthroughReport.opening(story.walkthrough)] + told).joined(separator: "\n")
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
    let asks = walkthrough.beats.contains { !$0.questions.isEmpty }
    let marks =
      walkthrough.beats.flatMap(\.acts).compactMap { mark(of: $0.kind) } + (asks ? ["?"] : [])
    let meanings = [
      ("?", "what the listener is asked"), ("=", "what is so, as the run shows"),
      ("~", "what would be so otherwise, as another run shows"),
      ("*", "a point that the listener should make"),
    ]
    let used = meanings.filter { marks.contains($0.0) }.map { "  \($0)  \($1)" }
    let isDecided = walkthrough.scenes.contains { $0.population == nil }
    let decider = "  by RULE, after what the server answers: the last rule that the answer rests on"
    let legend = used + (isDecided ? [decider] : [])
    return legend.isEmpty ? [] : [""] + legend
  }

  private static func mark(of act: Walkthrough.Act.Kind) -> String? {
    switch act {
    case .holds: "="
    case .without, .losing: "~"
    case .point: "*"
    case .scene, .until, .step, .end: nil
    }
  }

  /// The title, after the question that it answers.
  static func title(of walkthrough: Walkthrough) -> String {
    (walkthrough.question.map { "\($0): " } ?? "") + walkthrough.title
  }

  /// One beat.
  ///
  /// - Parameter number: its place, from 1.
  public static func text(of beat: WalkedBeat, number: Int) -> String {
    let head = VisibleText.escaped(heading(of: beat, number: number))
    let told =
      [head, String(repeating: "-", count: head.count)] + questions(of: beat)
      + beat.text + beat.parts.flatMap { [""] + lines(of: $0) }
    return told.map { VisibleText.escaped($0) + "\n" }.joined()
  }

  private static func questions(of beat: WalkedBeat) -> [String] {
    beat.questions.flatMap { ["  ?  " + $0, ""] }
  }

  /// What stands over a beat.
  static func heading(of beat: WalkedBeat, number: Int) -> String {
    beat.kind == .answer ? "The answer: \(beat.title)" : "\(number). \(beat.title)"
  }

  private static func lines(of part: WalkedBeat.Part) -> [String] {
    switch part {
    case .scene(let title, let path): ["  Scene: \(title)", "  (\(path))"]
    case .happened(let happening): indented(lines(of: happening))
    case .measured(let measured): indented(measured.lines)
    case .shown(let facts, let broken): ["  =  " + facts] + complaint(broken)
    case .otherwise(let head, let reason, let ending, let broken):
      ["  ~  " + head] + (reason + ending).map { "     " + $0 } + complaint(broken)
    case .point(let point): ["  *  " + point]
    case .recalled(let beats): ["  What the runs have shown"] + beats.enumerated().flatMap(recalled)
    case .undecided(let reason): ["  !  UNDECIDED: " + reason]
    }
  }

  private static func recalled(place: Int, _ beat: WalkedBeat) -> [String] {
    let evidence = BeatEvidence(beat)
    return ["", "  " + heading(of: beat, number: place + 1)]
      + evidence.points.map { "     *  " + $0 }
      + evidence.findings.flatMap(\.lines).map { "     " + $0 }
  }

  private static func indented(_ lines: [String]) -> [String] {
    lines.map { $0.isEmpty ? "" : "  " + $0 }
  }

  private static func lines(of happening: Happening) -> [String] {
    let known = repeated(happening).map { ["  " + $0] } ?? []
    let gap = known.isEmpty || happening.lines.isEmpty ? [] : [""]
    return known + gap + happening.lines
  }

  /// What is as before, in a sentence.
  static func repeated(_ happening: Happening) -> String? {
    happening.repeated.map {
      let steps = $0.steps.isEmpty ? "" : ": " + $0.steps.joined(separator: "; ")
      return "as before for \(Count.of($0.count, "line"))\(steps)"
    }
  }

  private static func complaint(_ broken: String?) -> [String] {
    broken.map { ["     NO LONGER SO: \($0)"] } ?? []
  }
}
