import Conformance

/// Prints the transcripts of named scenarios as one stream: the second process of `run --twice`.
///
/// The command is not shown: its output is for the first process only, and may change.
enum TranscriptsCommand {
  static let declaration = CommandDeclaration(
    name: .transcripts, abstract: "print transcripts for run --twice", operand: .paths,
    options: [SharedOptions.without, SharedOptions.jobs])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let entries = await ScenarioSuite.transcripts(
      of: arguments.operands,
      selection: try SafeguardSelection(without: arguments.values("--without")),
      jobs: try SharedOptions.jobs(arguments))
    console.write(Transcripts.encode(entries))
    return .holds
  }
}
