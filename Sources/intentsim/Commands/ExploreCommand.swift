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
      OptionDeclaration(
        name: "--save", value: .file(label: "DIR"),
        help: "write each run that breaks something as a small scenario into DIR"),
      SharedOptions.limit,
      OptionDeclaration(
        name: "--shuffle", value: .number(label: "SEED"),
        help: "another order of moves, other fingerprints: the same is found"),
      SharedOptions.without,
      SharedOptions.jobs,
      ReportOutput.format,
      ReportOutput.option,
    ] + ReductionOptions.all,
    notes: [
      "Explored are scenarios with a part `explore`: it says which orders and faults there may be. "
        + "The golden of scenarios/a.scenario is golden/a.explored: it holds every outcome, with a "
        + "shortest run that ends so.",
      "COMPLETE says that every run within the budget was seen, unless two worlds have one fingerprint "
        + "of 64 bits: how likely that is at most stands beside it, and --shuffle tells worlds apart "
        + "by other ones. BOUNDED says that the search ended early: what it finds wrong is wrong, and else it is undecided; it makes no golden. Where runs are "
        + "too many, `samples 1000` under explore draws so many: first the number of faults, then one "
        + "event after the other. SAMPLED says how many, and how frequent at most is what none shows.",
      "What shows nothing new is left out: a reply that comes too late to matter arrives at once, and "
        + "of worlds that differ only in which of several interchangeable devices is which, one is "
        + "looked at. Outcomes, verdicts and goldens are the same without; golden/worlds.golden has "
        + "the sizes of the whole searches, and is compared with --no-reductions.",
      "The universal rules are asked of every world and every event; which of them are asked of the "
        + "runs that stand for outcomes alone, or of none, the golden says. The lines of expect that "
        + "say nothing of explored runs are held by the run that time decides.",
    ])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let options = try exploreOptions(arguments, console)
    try ReportOutput.check(arguments)
    let progress = Progress(of: "scenarios", isShown: console.isWatched)
    let result = try await ExploreSuite(options).run(progress: progress.update)
    progress.end()
    try ReportOutput.write(result, arguments, on: &console)
    if let folder = arguments.value("--save") {
      try save(result, options.selection, in: folder, arguments, on: &console)
    }
    return result.exitStatus
  }

  /// Files what was found; only a text report goes on with what was written where.
  private static func save(
    _ result: SuiteResult, _ selection: SafeguardSelection, in folder: String,
    _ arguments: Arguments, on console: inout Console
  ) throws {
    let isText = arguments.value("--format").map { $0 == ReportFormat.text.rawValue } ?? true
    for saved in SavedViolation.all(in: result, selection: selection) {
      let reason = saved.reason.map { ": \($0)" } ?? ""
      var line = "\(saved.name): no file can be written of what fails\(reason)\n"
      if let text = saved.text {
        line = try SavedFile.write(text, name: saved.name, steps: saved.steps, in: folder)
      }
      if isText || arguments.has("--output") { console.write(line) }
    }
  }

  private static func exploreOptions(
    _ arguments: Arguments, _ console: Console
  ) throws(UsageProblem) -> ExploreOptions {
    let isUpdate = arguments.has("--update")
    try SharedOptions.checkUpdate(isUpdate, console)
    var options = ExploreOptions(
      paths: arguments.operands, filter: arguments.value("--filter"),
      selection: try SafeguardSelection(without: arguments.values("--without")),
      jobs: try SharedOptions.jobs(arguments), isUpdate: isUpdate,
      limit: try SharedOptions.limit(arguments),
      secondProgram: arguments.has("--twice") ? try SharedOptions.program() : nil)
    options.shuffle = try shuffle(arguments)
    options.reductions = ReductionOptions.reductions(arguments)
    return options
  }

  private static func shuffle(_ arguments: Arguments) throws(UsageProblem) -> UInt64? {
    guard let value = arguments.value("--shuffle") else { return nil }
    guard let seed = UInt64(value) else {
      throw UsageProblem("--shuffle takes a whole number from 0")
    }
    return seed
  }
}
