import Conformance

/// Prints the transcripts of named scenarios as one stream: the second process of `run --twice`.
///
/// The command is not shown: its output is for the first process only, and may change.
enum TranscriptsCommand {
  static let declaration = CommandDeclaration(
    name: .transcripts, abstract: "print transcripts for run --twice", operand: .paths,
    options: [
      OptionDeclaration(name: "--explore", help: "explore, in place of playing once"),
      SharedOptions.limit, SharedOptions.without, SharedOptions.jobs,
    ] + ReductionOptions.all)

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let selection = try SafeguardSelection(without: arguments.values("--without"))
    let jobs = try SharedOptions.jobs(arguments)
    let entries =
      arguments.has("--explore")
      ? await ScenarioSuite.explorations(
        of: arguments.operands, selection: selection, limit: try SharedOptions.limit(arguments),
        reductions: ReductionOptions.reductions(arguments), jobs: jobs)
      : await ScenarioSuite.transcripts(of: arguments.operands, selection: selection, jobs: jobs)
    console.write(Transcripts.encode(entries))
    return .holds
  }
}
