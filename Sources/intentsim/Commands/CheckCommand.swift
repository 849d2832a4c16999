import Conformance
import Reporting

/// Checks scenarios and walkthroughs without playing them.
enum CheckCommand {
  static let declaration = CommandDeclaration(
    name: .check, abstract: "check scenarios and walkthroughs without playing them",
    operand: .paths,
    options: [
      OptionDeclaration(
        name: "--format", value: .word(label: "FORMAT", of: ["text", "github"]),
        help: "how to report (text)"),
      SharedOptions.jobs,
    ],
    notes: ["Errors make the exit status 65; warnings alone do not."])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let jobs = try SharedOptions.jobs(arguments)
    let report = CheckReport(try await CheckedFile.all(paths: arguments.operands, jobs: jobs))
    if arguments.value("--format") == "github" {
      console.write(report.github)
    } else {
      console.write(report.text(isColoured: console.isColoured))
    }
    return report.exitStatus
  }
}
