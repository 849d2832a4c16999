import Conformance

/// The commands, each in a file of its own.
enum CommandName: String, CaseIterable, Sendable {
  case run, explore, replay, walkthrough, fuzz, merge, report, schema, check, format, rules, mutants
  case bench, help, completions
  /// What the second process of `run --twice` does.
  case transcripts

  /// The commands that help and completion tell of.
  static var shown: [CommandName] { allCases.filter { $0 != .transcripts } }

  /// How the command is parsed, explained and completed.
  var declaration: CommandDeclaration {
    switch self {
    case .run: RunCommand.declaration
    case .explore: ExploreCommand.declaration
    case .replay: ReplayCommand.declaration
    case .walkthrough: WalkthroughCommand.declaration
    case .report: ReportCommand.declaration
    case .schema: SchemaCommand.declaration
    case .check: CheckCommand.declaration
    case .format: FormatCommand.declaration
    case .rules: RulesCommand.declaration
    case .mutants: MutantsCommand.declaration
    case .fuzz: FuzzCommand.declaration
    case .merge: MergeCommand.declaration
    case .bench: BenchCommand.declaration
    case .help: HelpCommand.declaration
    case .completions: CompletionsCommand.declaration
    case .transcripts: TranscriptsCommand.declaration
    }
  }

  /// Does it.
  func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    switch self {
    case .run: try await RunCommand.run(arguments, on: &console)
    case .explore: try await ExploreCommand.run(arguments, on: &console)
    case .replay: try ReplayCommand.run(arguments, on: &console)
    case .walkthrough: try WalkthroughCommand.run(arguments, on: &console)
    case .report: try await ReportCommand.run(arguments, on: &console)
    case .schema: SchemaCommand.run(arguments, on: &console)
    case .check: try await CheckCommand.run(arguments, on: &console)
    case .format: try FormatCommand.run(arguments, on: &console)
    case .rules: try await RulesCommand.run(arguments, on: &console)
    case .mutants: try await MutantsCommand.run(arguments, on: &console)
    case .fuzz: try await FuzzCommand.run(arguments, on: &console)
    case .merge: try MergeCommand.run(arguments, on: &console)
    case .bench: try BenchCommand.run(arguments, on: &console)
    case .help: HelpCommand.run(arguments, on: &console)
    case .completions: CompletionsCommand.run(arguments, on: &console)
    case .transcripts: try await TranscriptsCommand.run(arguments, on: &console)
    }
  }
}
