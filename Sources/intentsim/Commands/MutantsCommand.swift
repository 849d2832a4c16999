import Conformance
import Reporting

/// Tries faulty engines and devices on the scenarios.
enum MutantsCommand {
  static let declaration = CommandDeclaration(
    name: .mutants, abstract: "try faulty engines and devices, and see that scenarios notice",
    operand: .paths,
    options: [
      OptionDeclaration(
        name: "--filter", value: .text(label: "TEXT"),
        help: "only scenarios with TEXT in path, title, tag, rule or question"),
      OptionDeclaration(
        name: "--only", value: .name(label: "RULE[/CLAUSE]", of: SafeguardSelection.names),
        repeats: true, help: "try only these mutants, and name all who notice them"),
      OptionDeclaration(
        name: "--quick", help: "let each mutant go at the first scenario that kills it"),
      OptionDeclaration(name: "--update", help: "record the golden of the whole matrix"),
      SharedOptions.jobs,
      OptionDeclaration(
        name: "--format",
        value: .word(label: "FORMAT", of: MutantsReport.Format.allCases.map(\.rawValue)),
        help: "how to report (text)"),
      ReportOutput.option,
    ],
    notes: [
      "A mutant is an engine or a device without one safeguard. It is killed when a scenario fails "
        + "by an expect line or a universal rule. One that only changes transcripts, or nothing, is "
        + "alive, and makes the exit status 1: whoever records goldens would record the fault.",
      "With the whole folder scenarios and all mutants, the matrix is compared with "
        + "golden/mutants.golden: who stops noticing is noticed.",
    ])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let isUpdate = arguments.has("--update")
    try SharedOptions.checkUpdate(isUpdate, console)
    try ReportOutput.check(arguments)
    let options = MutantOptions(
      paths: arguments.operands, filter: arguments.value("--filter"),
      only: arguments.values("--only"), jobs: try SharedOptions.jobs(arguments),
      isQuick: arguments.has("--quick"), isUpdate: isUpdate)
    let progress = Progress(of: "mutants", isShown: console.isWatched)
    let matrix = try await MutantSuite(options).run(progress: progress.update)
    progress.end()
    try report(matrix, arguments, on: &console)
    return matrix.exitStatus
  }

  private static func report(
    _ matrix: MutantMatrix, _ arguments: Arguments, on console: inout Console
  ) throws {
    let format = arguments.value("--format").flatMap(MutantsReport.Format.init) ?? .text
    let isFull = !arguments.values("--only").isEmpty
    let isColoured = console.isColoured
    try ReportOutput.write(
      arguments, on: &console,
      report: { MutantsReport(matrix, isFull: isFull).report(format) },
      shown: {
        MutantsReport(matrix, isFull: isFull, isColoured: isColoured && format == .text)
          .report(format)
      },
      text: { MutantsReport(matrix, isFull: isFull, isColoured: isColoured).report(.text) })
  }
}
