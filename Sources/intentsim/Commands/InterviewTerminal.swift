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
    for question in sheet.questions {
      console.write("\n" + question)
      guard answer("return: go on, q: leave", on: &console) != "q" else { return }
    }
    console.write("\nThat was all. Now for whoever asked: which points were made?\n")
    var made: [Bool] = []
    for (question, point) in sheet.points {
      console.write("\n\(question).  \(VisibleText.escaped(point))\n")
      let said = answer("y: made, return: not made, q: leave", on: &console)
      guard said != "q" else { return }
      made.append(said == "y")
    }
    console.write("\n" + sheet.rubric(made: made))
  }

  /// What is typed; who has gone wants to leave.
  private func answer(_ prompt: String, on console: inout Console) -> String {
    console.write("[\(prompt)] > ")
    return readLine()?.lowercased() ?? "q"
  }
}
