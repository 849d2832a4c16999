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
    for part in beat.parts {
      switch part {
      case .point(let point): items[items.count - 1].points.append(point)
      case .shown(let facts, let broken):
        items[items.count - 1].evidence += ["=  \(facts)"] + InterviewSheet.complaint(broken)
      case .otherwise(let head, _, let broken):
        items[items.count - 1].evidence += ["~  \(head)"] + InterviewSheet.complaint(broken)
      case .undecided(let reason): items[items.count - 1].evidence.append("!  undecided: \(reason)")
      case .scene, .happened, .measured: continue
      }
    }
  }

  private static func complaint(_ broken: String?) -> [String] {
    broken.map { ["   no longer so: \($0)"] } ?? []
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
    "[ ]  a point that a good answer makes", " =   what the runs have just shown",
    " ~   what would be so otherwise, as other runs have shown", "",
  ]

  private func titled(_ title: String) -> [String] {
    let title = VisibleText.escaped(title)
    return [title, String(repeating: "=", count: title.count)]
  }

  private func shown(_ lines: [String]) -> String {
    lines.map { VisibleText.escaped($0) + "\n" }.joined()
  }
}
