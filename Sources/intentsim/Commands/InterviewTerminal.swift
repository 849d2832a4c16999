import Conformance
import Reporting

/// An interview in a terminal: one question after the other, and at the end the rubric, point by
/// point.
struct InterviewTerminal {
  private let sheet: InterviewSheet

  init(_ sheet: InterviewSheet) { self.sheet = sheet }

  /// Asks everything, unless the person leaves.
  func ask(on console: inout Console) {
    console.write(sheet.opening)
    let way = "b: back, q: leave"
    guard answers(to: sheet.questions, [""], "return: go on, \(way)", on: &console) != nil else {
      return
    }
    console.write("\nThat was all. Now for whoever asked: which points were made?\n")
    let prompt = "y: made, n or return: not made, \(way)"
    guard let said = answers(to: points, ["y", "n", ""], prompt, on: &console) else { return }
    console.write("\n" + sheet.rubric(made: said.map { $0 == "y" }))
  }

  /// The points; the first of a question comes with what was asked.
  private var points: [String] {
    sheet.points.enumerated().map { index, item in
      let isFirst = index == 0 || sheet.points[index - 1].question != item.question
      let asked = isFirst ? sheet.questions[item.question - 1] + "\n" : ""
      return asked + "\(item.question).  \(VisibleText.escaped(item.point))\n"
    }
  }

  /// Shows one text after the other, and takes an answer to each.
  ///
  /// - Parameter known: what answers, beside `b` and `q`.
  /// - Returns: the answers; `nil` where the person leaves.
  private func answers(
    to texts: [String], _ known: [String], _ prompt: String, on console: inout Console
  ) -> [String]? {
    var answers: [String] = []
    while answers.count < texts.count {
      console.write("\n" + texts[answers.count])
      switch answer(known + ["b", "q"], prompt, on: &console) {
      case "q": return nil
      case "b": _ = answers.popLast()
      case let said: answers.append(said)
      }
    }
    return answers
  }

  /// What is typed, once it is something known; who has gone wants to leave.
  private func answer(_ known: [String], _ prompt: String, on console: inout Console) -> String {
    while true {
      console.write("[\(prompt)] > ")
      guard let line = readLine() else { return "q" }
      let said = line.lowercased().filter { $0 != " " }
      if known.contains(said) { return said }
      if said == "?" {
        console.write("an answer is given aloud; what is typed only leads through: \(prompt)\n")
        continue
      }
      console.write("there is no \(VisibleText.escaped(line))\n")
    }
  }
}
