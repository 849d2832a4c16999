import Conformance
import Reporting

/// Shows a run, the ways in which all runs end, or a whole suite, as a page or a drawing.
enum ReportCommand {
  static let declaration = CommandDeclaration(
    name: .report, abstract: "show a run, or a whole suite, as a page to step through",
    operand: .paths,
    options: [
      OptionDeclaration(
        name: "--html", value: .file(label: "FILE"), help: "write a page that stands alone"),
      OptionDeclaration(
        name: "--format", value: .word(label: "FORMAT", of: RunReport.allCases.map(\.rawValue)),
        help: "how to report (markdown)"),
      OptionDeclaration(
        name: "--output", value: .file(label: "FILE"), help: "write the report to FILE"),
      OptionDeclaration(
        name: "--outcome", value: .number(label: "N"),
        help: "the run of outcome N in the golden of its exploration"),
      OptionDeclaration(
        name: "--schedule", value: .file(label: "FILE"), help: "by the part schedule of FILE"),
      OptionDeclaration(
        name: "--mutants", help: "try the mutants too, for an overview (takes a while)"),
      SharedOptions.limit, SharedOptions.without, SharedOptions.jobs,
    ],
    notes: [
      "With one scenario, its run is told event by event; with --without, beside the sound one, "
        + "with the first difference marked. Where it has a part explore, every outcome is told with a "
        + "shortest run that ends so. With a folder, or without a path, the report is an overview: "
        + "rules, scenarios, verdicts, and the runs of those that do not hold.",
      "Every format is made from one model; intentsim schema tells how json writes it. mermaid and "
        + "svg draw the one run of a scenario. What does not fit is left out, and told of.",
      "The exit status tells what the report says, as that of run does.",
    ])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let format = try format(arguments)
    let file = arguments.value("--html") ?? arguments.value("--output")
    try ReportOutput.check(file, option: arguments.has("--html") ? "--html" : "--output")
    let progress = Progress(of: "scenarios", isShown: console.isWatched)
    let report = try await ReportMaker(try options(arguments)).make(progress: progress.update)
    progress.end()
    let text = try format.text(report)
    guard let file else {
      console.write(text)
      return report.result.exitStatus
    }
    try Files.write(Array(text.utf8), to: file)
    console.write("report written to \(VisibleText.escaped(file))\n")
    return report.result.exitStatus
  }

  private static func format(_ arguments: Arguments) throws(UsageProblem) -> RunReport {
    guard arguments.has("--html") else {
      return arguments.value("--format").flatMap(RunReport.init) ?? .markdown
    }
    if arguments.has("--output") || arguments.has("--format") {
      throw UsageProblem("--html says format and file: it goes with no --format or --output")
    }
    return .html
  }

  private static func options(_ arguments: Arguments) throws(UsageProblem) -> ReportOptions {
    ReportOptions(
      paths: arguments.operands, source: try ReplayCommand.source(arguments),
      selection: try SafeguardSelection(without: arguments.values("--without")),
      jobs: try SharedOptions.jobs(arguments), limit: try SharedOptions.limit(arguments),
      triesMutants: arguments.has("--mutants"))
  }
}
