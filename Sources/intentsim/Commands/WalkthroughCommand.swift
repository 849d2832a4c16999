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
        name: "--interview", help: "ask only, and print the rubric with what the runs show"),
      OptionDeclaration(name: "--update", help: "record the golden, unless a beat is broken"),
      OptionDeclaration(
        name: "--format",
        value: .word(label: "FORMAT", of: WalkthroughReport.Format.allCases.map(\.rawValue)),
        help: "how to tell everything (text)"),
    ],
    notes: [
      "Name a question (Q1, Q2, Q3, rubric), a walkthrough's file, or any scenario's. In a terminal "
        + "the return key goes on, b back, w RULE shows what would happen from here on without a "
        + "rule, s the state, a the audit, q leaves.",
      "Every beat is checked: one that no longer holds makes the exit status 1, and a schedule that "
        + "has drifted 2. Of a scenario the `expect` lines and the universal rules are checked.",
    ])

  static func run(
    _ arguments: Arguments, on console: inout Console
  ) throws(UsageProblem) -> CommandStatus {
    guard let subject = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageProblem("name one question, walkthrough or scenario")
    }
    let file: WalkthroughFile
    do {
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
    let isTelling =
      ["--all", "--interview", "--update", "--format"].contains { arguments.has($0) }
      || !console.isAttended
    return isTelling ? tell(file, arguments, on: &console) : walk(file, on: &console)
  }

  private static func check(_ arguments: Arguments, _ console: Console) throws(UsageProblem) {
    let isUpdate = arguments.has("--update")
    try SharedOptions.checkUpdate(isUpdate, console)
    let isText = arguments.value("--format").map { $0 == "text" } ?? true
    if isUpdate, !isText || arguments.has("--interview") {
      throw UsageProblem("the golden is the whole text: --update goes with --all alone")
    }
    if arguments.has("--interview"), arguments.has("--all") || !isText {
      throw UsageProblem("--interview hides what the other options show: it goes alone")
    }
  }

  /// Tells everything, and holds it to the golden.
  private static func tell(
    _ file: WalkthroughFile, _ arguments: Arguments, on console: inout Console
  ) -> CommandStatus {
    let story = WalkedStory(file)
    let report = WalkthroughReport(story)
    let format =
      arguments.value("--format").flatMap(WalkthroughReport.Format.init) ?? .text
    console.write(arguments.has("--interview") ? report.interview : report.report(format))
    let golden = WalkthroughGolden.compare(
      report.report(.text), of: file, isBroken: story.status != .holds,
      isUpdate: arguments.has("--update"))
    // What a run that says nothing differs in says nothing either.
    let failures = [story.status == .undecided ? nil : golden.failure].compactMap(\.self)
    let found = story.failures + story.undecided + failures
    if !found.isEmpty { console.write("\n" + told(found, in: file.walkthrough.path)) }
    if golden.isWritten { console.write("\nthe golden is recorded\n") }
    return failures.isEmpty ? story.status : .violated
  }

  private static func told(_ failures: [Failure], in path: String) -> String {
    failures.map { failure in
      let place = [VisibleText.escaped(path), failure.line.map(String.init)].compactMap(\.self)
      let details = failure.details.map { "    " + VisibleText.escaped($0) + "\n" }.joined()
      return "\(place.joined(separator: ":")): \(VisibleText.escaped(failure.message))\n" + details
    }.joined()
  }

  // MARK: In a terminal

  private static func walk(
    _ file: WalkthroughFile, on console: inout Console
  ) -> CommandStatus {
    var walker = Walker(file)
    console.write(WalkthroughReport.opening(file.walkthrough))
    var shown = CommandStatus.holds
    while true {
      let place = walker.place
      console.write(
        "\n[\(place.shown) of \(place.all)] return: on, b: back, w RULE: what if, s: state, "
          + "a: audit, q: leave > ")
      guard let line = readLine() else { break }
      let words = line.split(separator: " ").map(String.init)
      switch words.first ?? "" {
      case "":
        guard let beat = walker.next() else { return end(file, on: &console) }
        if !beat.undecided.isEmpty { shown = max(shown, .undecided) }
        if !beat.failures.isEmpty { shown = .violated }
        show(beat, walker, on: &console)
      case "b":
        if let beat = walker.back() { show(beat, walker, on: &console) }
      case "s": console.write(lines(walker.state))
      case "a": console.write(lines(walker.audit))
      case "w": console.write(whatIf(words.dropFirst().first, walker))
      case "q": return shown
      default: console.write("there is no \(VisibleText.escaped(words[0]))\n")
      }
    }
    return shown
  }

  /// Tells what does not hold of the whole story.
  private static func end(_ file: WalkthroughFile, on console: inout Console) -> CommandStatus {
    let story = WalkedStory(file)
    console.write(told(story.failures + story.undecided, in: file.walkthrough.path))
    return story.status
  }

  private static func show(_ beat: WalkedBeat, _ walker: Walker, on console: inout Console) {
    console.write("\n" + WalkthroughReport.text(of: beat, number: walker.place.shown))
  }

  private static func lines(_ lines: [String]) -> String {
    lines.map { VisibleText.escaped($0) + "\n" }.joined()
  }

  private static func whatIf(_ name: String?, _ walker: Walker) -> String {
    guard let name else { return "w needs a rule: w write.once\n" }
    do throws(UsageProblem) {
      return lines(try walker.without(name))
    } catch {
      return error.message + "\n"
    }
  }
}
