import Conformance
import ScenarioLanguage

/// An interview: what is asked, without a word of what answers it, and apart from that the rubric
/// with what the runs have shown.
public struct InterviewSheet: Sendable {
  /// What is asked at one time, and what belongs to the answer.
  private struct Item {
    var questions: [String]
    var points: [String] = []
    var evidence: [String] = []
  }

  private let title: String
  private let story: [String]
  private var items: [Item] = []
  private var answer: [String] = []
  /// The scene that is being played, as the rubric names it.
  private var scene: [String] = []

  /// Makes the sheets of a story that was played.
  public init(_ story: WalkedStory) {
    title = WalkthroughReport.title(of: story.walkthrough)
    self.story = story.walkthrough.story
    for beat in story.beats { add(beat) }
  }

  /// What is asked of nobody belongs to the question before, or to that of the whole walkthrough.
  private mutating func add(_ beat: WalkedBeat) {
    if beat.kind == .answer { answer += ["The answer: \(beat.title)"] + beat.text }
    if items.isEmpty || !beat.questions.isEmpty {
      items.append(
        Item(questions: beat.questions.isEmpty ? [story.joined(separator: " ")] : beat.questions))
    }
    let evidence = BeatEvidence(beat)
    items[items.count - 1].points += evidence.points
    for scene in evidence.scenes {
      if let name = scene.name { self.scene = ["in \(name.path): \(name.title)"] }
      items[items.count - 1].evidence += self.scene + scene.findings.flatMap(InterviewSheet.lines)
    }
  }

  private static func lines(of finding: BeatEvidence.Finding) -> [String] {
    finding.lines + finding.reason.map { "   " + $0 }
  }

  // MARK: What is asked

  /// The title, and what the whole is about.
  public var opening: String { shown(titled(title) + story) }

  /// What is asked, one text a time.
  public var questions: [String] {
    items.enumerated().map { index, item in
      shown(["Question \(index + 1) of \(items.count)"] + item.questions.map { "  " + $0 })
    }
  }

  /// The sheet for whoever is asked.
  public var questionSheet: String { ([opening] + questions).joined(separator: "\n") }

  // MARK: What answers it

  /// The points that a good answer makes, each with the number of its question.
  public var points: [(question: Int, point: String)] {
    items.enumerated().flatMap { index, item in item.points.map { (index + 1, $0) } }
  }

  /// The rubric for whoever asks: the points, and under them what the runs have shown.
  ///
  /// - Parameter made: which of the points were made, in their order; `nil` for boxes to tick.
  public func rubric(made: [Bool]? = nil) -> String {
    var place = 0
    var lines = titled("Rubric of \(title)") + InterviewSheet.legend
    for (index, item) in items.enumerated() {
      lines += item.questions.map { "\(index + 1). \($0)" }
      for point in item.points {
        lines.append("   [\(made?[place] == true ? "x" : " ")]  \(point)")
        place += 1
      }
      lines += item.evidence.map { "        " + $0 } + [""]
    }
    lines += answer + (answer.isEmpty ? [] : [""])
    lines.append("Points made: \(made.map { "\($0.count { $0 })" } ?? "___") of \(points.count)")
    return shown(lines)
  }

  private static let legend = [
    "[ ]  a point that a good answer makes", " =   what a run has shown",
    " ~   what would be so otherwise, as another run has shown",
    "",
    "What was shown stands under the scene that was played. Names such as c1 and del are",
    "the scene's, of an entity or of an operation: `intentsim walkthrough SCENE` plays it.",
    "",
  ]

  private func titled(_ title: String) -> [String] {
    let title = VisibleText.escaped(title)
    return [title, String(repeating: "=", count: title.count)]
  }

  private func shown(_ lines: [String]) -> String {
    lines.map { VisibleText.escaped($0) + "\n" }.joined()
  }
}
