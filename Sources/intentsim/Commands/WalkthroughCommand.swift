import Conformance
import Foundation
import Reporting
import ScenarioLanguage

/// Takes a person through a question on real runs.
enum WalkthroughCommand {
  static let declaration = CommandDeclaration(
    name: .walkthrough, abstract: "walk through a question, or any scenario, beat by beat",
    operand: .paths,
    options: [
      OptionDeclaration(
        name: "--all", help: "tell everything at once, and compare it with its golden"),
      OptionDeclaration(
        name: "--interview", help: "ask question by question, then the rubric with what was shown"),
      OptionDeclaration(name: "--questions", help: "only what is asked, for whoever is asked"),
      OptionDeclaration(name: "--rubric", help: "only the rubric, for whoever asks"),
      OptionDeclaration(name: "--update", help: "record the golden, unless a beat is broken"),
      OptionDeclaration(
        name: "--format",
        value: .word(label: "FORMAT", of: WalkthroughReport.Format.allCases.map(\.rawValue)),
        help: "how to tell everything (text)"),
      OptionDeclaration(
        name: "--html", value: .file(label: "FILE"), help: "write a page that stands alone"),
    ],
    notes: [
      "Name a question (Q1, Q2, Q3, rubric), a walkthrough's file, or any scenario's. In a terminal "
        + "the return key goes on, b back, w RULE shows what would have happened without a rule "
        + "from before the beat on, r which rules there are, s the state, a the audit, q leaves, and "
        + "? helps. On the page of --html, too, each beat asks first; its run can be stepped "
        + "through. A scenario comes step by step, without questions and explanations.",
      "An interview shows no title and no text of a beat, because they answer what it asks. In a "
        + "terminal it asks one question at a time, then which points were made, and ends with the "
        + "rubric; elsewhere it prints the sheet of questions and, apart from it, the rubric.",
      "Every beat is checked: one that no longer holds makes the exit status 1, and a schedule that "
        + "has drifted 2. The `expect` lines and the universal rules of each scenario that is played "
        + "are checked as well.",
    ])

  static func run(
    _ arguments: Arguments, on console: inout Console
  ) throws -> CommandStatus {
    guard let subject = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageProblem("name one question, walkthrough or scenario")
    }
    let file: WalkthroughFile
    do throws(WalkthroughProblem) {
      file = try WalkthroughFile(subject)
    } catch {
      switch error {
      case .usage(let problem): throw problem
      case .malformed(let path, let failures):
        console.write(told(failures, in: path))
        return .badScenario
      }
    }
    try check(arguments, console)
    if file.isScenario, arguments.has("--update") {
      throw UsageProblem(
        "a scenario that is walked through has no golden of its own: use intentsim run --update")
    }
    if let sheets = Sheets.allCases.first(where: { arguments.has($0.option) }) {
      return interview(WalkedStory(file), sheets, of: file, on: &console)
    }
    let isTelling =
      ["--all", "--update", "--format", "--html"].contains { arguments.has($0) }
      || !console.isAttended
    if isTelling { return try tell(file, arguments, on: &console) }
    var terminal = WalkthroughTerminal(file)
    return terminal.walk(on: &console)
  }

  // MARK: Interviews

  /// What hides what the other options show.
  private enum Sheets: String, CaseIterable {
    case interview, questions, rubric

    var option: String { "--" + rawValue }

    func text(of sheet: InterviewSheet) -> String {
      switch self {
      case .interview: sheet.questionSheet + "\n\n" + sheet.rubric()
      case .questions: sheet.questionSheet
      case .rubric: sheet.rubric()
      }
    }
  }

  private static func interview(
    _ story: WalkedStory, _ sheets: Sheets, of file: WalkthroughFile, on console: inout Console
  ) -> CommandStatus {
    let sheet = InterviewSheet(story)
    if sheets == .interview, console.isAttended {
      InterviewTerminal(sheet).ask(on: &console)
    } else {
      console.write(sheets.text(of: sheet))
    }
    let found = story.failures + story.undecided
    if !found.isEmpty { console.write("\n" + told(found, in: file)) }
    return story.status
  }

  private static func check(_ arguments: Arguments, _ console: Console) throws(UsageProblem) {
    let isUpdate = arguments.has("--update")
    try SharedOptions.checkUpdate(isUpdate, console)
    try ReportOutput.check(arguments.value("--html"), option: "--html")
    if arguments.has("--html"), arguments.has("--format") {
      throw UsageProblem("--html says format and file: it goes with no --format")
    }
    let isText = arguments.value("--format") ?? "text" == "text" && !arguments.has("--html")
    let asked = Sheets.allCases.map(\.option).filter { arguments.has($0) }
    if isUpdate, !isText || !asked.isEmpty {
      throw UsageProblem("the golden is the whole text: --update goes with --all alone")
    }
    if let option = asked.first,
      asked.count > 1 || ["--all", "--format", "--html"].contains(where: { arguments.has($0) })
    {
      throw UsageProblem("\(option) hides what the other options show: it goes alone")
    }
  }

  /// Tells everything, and holds it to the golden.
  private static func tell(
    _ file: WalkthroughFile, _ arguments: Arguments, on console: inout Console
  ) throws -> CommandStatus {
    let story = WalkedStory(file)
    let golden = WalkthroughGolden.compare(
      WalkthroughReport(story).report(.text), of: file, isBroken: story.status != .holds,
      isUpdate: arguments.has("--update"))
    // What a run that says nothing differs in says nothing either.
    let failures = [story.status == .undecided ? nil : golden.failure].compactMap(\.self)
    let report = WalkthroughReport(story, others: failures)
    let format =
      arguments.value("--format").flatMap(WalkthroughReport.Format.init) ?? .text
    if let page = arguments.value("--html") {
      try Files.write(Array(report.report(.html).utf8), to: page)
      console.write("page written to \(VisibleText.escaped(page))\n")
    } else {
      console.write(report.report(format))
    }
    let found = story.failures + story.undecided + failures
    if !found.isEmpty {
      // Behind the end of a document it would be markup of its own.
      if format == .text {
        console.write("\n" + told(found, in: file))
      } else {
        console.writeAside(told(found, in: file))
      }
    }
    if golden.isWritten { console.write("\nthe golden is recorded\n") }
    return failures.isEmpty ? story.status : .violated
  }

  /// What does not hold of a walkthrough, or is not decided, as lines.
  static func told(_ failures: [Failure], in file: WalkthroughFile) -> String {
    told(failures, in: file.walkthrough.path)
  }

  private static func told(_ failures: [Failure], in path: String) -> String {
    failures.map { failure in
      let place = [
        VisibleText.escaped(path), failure.line.map(String.init), failure.column.map(String.init),
      ].compactMap(\.self)
      let details = failure.details.map { "    " + VisibleText.escaped($0) + "\n" }.joined()
      return "\(place.joined(separator: ":")): \(VisibleText.escaped(failure.message))\n" + details
    }.joined()
  }
}
