import Conformance
import Foundation
import Reporting

/// Plays scenarios and holds them to their goldens.
enum RunCommand {
  static let declaration = CommandDeclaration(
    name: .run, abstract: "play scenarios and compare them with their goldens", operand: .paths,
    options: [
      OptionDeclaration(
        name: "--filter", value: .text(label: "TEXT"),
        help: "only those with TEXT in path, title, tag, rule or question"),
      OptionDeclaration(
        name: "--show", help: "print the whole run of each scenario, whether it holds or not"),
      OptionDeclaration(
        name: "--update", help: "record goldens, unless something in the run is broken"),
      OptionDeclaration(
        name: "--twice", help: "play all once more in a second process, and compare"),
      SharedOptions.without,
      SharedOptions.jobs,
      OptionDeclaration(
        name: "--format", value: .word(label: "FORMAT", of: ReportFormat.allCases.map(\.rawValue)),
        help: "how to report (text)"),
      OptionDeclaration(
        name: "--output", value: .file(label: "FILE"),
        help: "write the report to FILE, and a text report here"),
    ],
    notes: [
      "--show is for reading a run before its golden is recorded, or one that fails; with "
        + "--without, for seeing what a rule is good for.",
      "Without a path, all of the folder scenarios is played, except scenarios/invalid. The golden "
        + "of scenarios/a.scenario is golden/a.golden.",
      "--update deletes goldens whose scenario is gone. It is refused where the environment "
        + "variable CI is set to anything but 0 or false.",
    ])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let options = try suiteOptions(arguments, console)
    try checkOutput(arguments)
    let progress = Progress(isShown: console.isWatched)
    let result = try await ScenarioSuite(options).run(progress: progress.update)
    progress.end()
    try report(result, arguments, on: &console)
    return result.exitStatus
  }

  private static func suiteOptions(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageProblem) -> SuiteOptions {
    let isShow = arguments.has("--show")
    if isShow, let format = arguments.value("--format"), format != ReportFormat.text.rawValue {
      throw UsageProblem("--show needs the text report: it can't go with --format \(format)")
    }
    let isUpdate = arguments.has("--update")
    if isUpdate && isContinuousIntegration(console.variable("CI")) {
      throw UsageProblem(
        "no golden is recorded where CI is set; record it where you can look at it")
    }
    return SuiteOptions(
      paths: arguments.operands, filter: arguments.value("--filter"),
      selection: try SafeguardSelection(without: arguments.values("--without")),
      jobs: try SharedOptions.jobs(arguments), isUpdate: isUpdate,
      keepsTranscripts: isShow,
      secondProgram: arguments.has("--twice") ? try program() : nil)
  }

  /// Whether the variable `CI` says that nobody looks at what is recorded.
  static func isContinuousIntegration(_ variable: String?) -> Bool {
    !["", "0", "false"].contains((variable ?? "").lowercased())
  }

  /// A report in the place of what is played or compared would be a loss.
  private static func checkOutput(_ arguments: Arguments) throws(UsageProblem) {
    guard let file = arguments.value("--output") else { return }
    let real = Files.realPath(file) ?? file
    if [ScenarioFile.ending, GoldenStore.ending].contains(where: real.hasSuffix) {
      throw UsageProblem(
        "--output writes a report, and \(VisibleText.escaped(file)) is a scenario or a golden")
    }
  }

  private static func program() throws(UsageProblem) -> String {
    guard let path = Bundle.main.executablePath else {
      throw UsageProblem("--twice can't find the program that it should start once more")
    }
    return path
  }

  private static func report(
    _ result: SuiteResult, _ arguments: Arguments, on console: inout Console
  ) throws {
    let format = arguments.value("--format").flatMap(ReportFormat.init) ?? .text
    guard let file = arguments.value("--output") else {
      return console.write(
        format.report(result, isColoured: format == .text && console.isColoured))
    }
    try Files.write(Array(format.report(result).utf8), to: file)
    console.write(ReportFormat.text.report(result, isColoured: console.isColoured))
    console.write("report written to \(VisibleText.escaped(file))\n")
  }
}
