import Conformance
import Reporting

/// Plays scenarios and holds them to their goldens.
enum RunCommand {
  static let declaration = CommandDeclaration(
    name: .run, abstract: "play scenarios and compare them with their goldens", operand: .paths,
    options: [
      SharedOptions.filter,
      OptionDeclaration(
        name: "--show", help: "print the whole run of each scenario, whether it holds or not"),
      OptionDeclaration(
        name: "--update", help: "record goldens, unless something in the run is broken"),
      OptionDeclaration(
        name: "--twice", help: "play all once more in a second process, and compare"),
      SharedOptions.without,
      SharedOptions.jobs,
      ReportOutput.format,
      ReportOutput.option,
    ],
    notes: [
      "--show is for reading a run before its golden is recorded, or one that fails; with "
        + "--without, for seeing what a rule is good for.",
      "Without a path, all of the folder scenarios is played, except scenarios/invalid "
        + "and scenarios/canaries, which must not hold. The golden "
        + "of scenarios/a.scenario is golden/a.golden.",
      "--update deletes goldens whose scenario is gone. It is refused where the environment "
        + "variable CI is set to anything but 0, false or nothing.",
    ])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let options = try suiteOptions(arguments, console)
    try ReportOutput.check(arguments)
    let progress = Progress(of: "scenarios", isShown: console.isWatched)
    let result = try await ScenarioSuite(options).run(progress: progress.update)
    progress.end()
    try ReportOutput.write(result, arguments, on: &console)
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
    try SharedOptions.checkUpdate(isUpdate, console)
    return SuiteOptions(
      paths: arguments.operands, filter: arguments.value("--filter"),
      selection: try SafeguardSelection(without: arguments.values("--without")),
      jobs: try SharedOptions.jobs(arguments), isUpdate: isUpdate,
      keepsTranscripts: isShow,
      secondProgram: arguments.has("--twice") ? try SharedOptions.program() : nil)
  }
}
