import Conformance
import Reporting

/// Plays every run of scenarios and holds how they end to their goldens.
enum ExploreCommand {
  static let declaration = CommandDeclaration(
    name: .explore, abstract: "play every order and every fault that scenarios allow",
    operand: .paths,
    options: [
      SharedOptions.filter,
      OptionDeclaration(
        name: "--update", help: "record goldens, unless something in a run is broken"),
      OptionDeclaration(
        name: "--twice", help: "explore all once more in a second process, and compare"),
      SharedOptions.limit,
      SharedOptions.without,
      SharedOptions.jobs,
      ReportOutput.format,
      ReportOutput.option,
    ],
    notes: [
      "Explored are scenarios with a part `explore`: it says which orders and faults there may be. "
        + "The golden of scenarios/a.scenario is golden/a.explored: it holds every outcome, with a "
        + "shortest run that ends so.",
      "COMPLETE says that every run within the budget was seen; BOUNDED, that the search ended "
        + "early: what it finds wrong is wrong, and else it is undecided; it makes no golden.",
    ])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let options = try exploreOptions(arguments, console)
    try ReportOutput.check(arguments)
    let progress = Progress(of: "scenarios", isShown: console.isWatched)
    let result = try await ExploreSuite(options).run(progress: progress.update)
    progress.end()
    try ReportOutput.write(result, arguments, on: &console)
    return result.exitStatus
  }

  private static func exploreOptions(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageProblem) -> ExploreOptions {
    let isUpdate = arguments.has("--update")
    try SharedOptions.checkUpdate(isUpdate, console)
    return ExploreOptions(
      paths: arguments.operands, filter: arguments.value("--filter"),
      selection: try SafeguardSelection(without: arguments.values("--without")),
      jobs: try SharedOptions.jobs(arguments), isUpdate: isUpdate,
      limit: try SharedOptions.limit(arguments),
      secondProgram: arguments.has("--twice") ? try SharedOptions.program() : nil)
  }
}
