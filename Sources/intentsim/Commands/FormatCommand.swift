import Conformance
import Reporting

/// Writes scenarios and walkthroughs in their canonical form.
enum FormatCommand {
  static let declaration = CommandDeclaration(
    name: .format, abstract: "write scenarios and walkthroughs in their canonical form",
    operand: .paths,
    options: [
      OptionDeclaration(name: "--check", help: "write nothing, only tell which files differ")
    ],
    notes: [
      "With --check, a file that differs makes the exit status 1. A file with errors is left as it "
        + "is and makes it 65."
    ])

  static func run(_ arguments: Arguments, on console: inout Console) throws -> CommandStatus {
    let isCheck = arguments.has("--check")
    var worst = CommandStatus.holds
    let files = try FormattedFile.all(paths: arguments.operands)
    for file in files {
      let path = VisibleText.escaped(file.path)
      switch file.status {
      case .canonical: break
      case .differs(let canonical):
        if isCheck {
          worst = max(worst, .violated)
          console.write("\(path): not in the canonical form\n")
        } else {
          try Files.write(canonical, to: file.path)
          console.write("\(path): rewritten\n")
        }
      case .malformed(let failures):
        worst = max(worst, .badScenario)
        console.write(CheckReport.lines(of: failures, in: file.path))
      }
    }
    console.write(summary(files, isCheck: isCheck))
    return worst
  }

  private static func summary(_ files: [FormattedFile], isCheck: Bool) -> String {
    let canonical = files.count { $0.status == .canonical }
    return "\(Count.of(files.count, "file")): \(canonical) in the canonical form"
      + (isCheck ? "\n" : " before\n")
  }
}
