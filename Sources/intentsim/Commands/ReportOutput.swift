import Conformance
import Reporting

/// Where a report goes: to the screen, or to a file with a text report on the screen.
enum ReportOutput {
  static let option = OptionDeclaration(
    name: "--output", value: .file(label: "FILE"),
    help: "write the report to FILE, and a text report here")

  /// How what came of scenarios is told.
  static let format = OptionDeclaration(
    name: "--format", value: .word(label: "FORMAT", of: ReportFormat.allCases.map(\.rawValue)),
    help: "how to report (text)")

  /// A report in the place of what is played or compared would be a loss.
  static func check(_ arguments: Arguments) throws(UsageProblem) {
    try check(arguments.value(option.name), option: option.name)
  }

  /// The same for a file that an option of another name asks for.
  static func check(_ file: String?, option: String) throws(UsageProblem) {
    guard let file else { return }
    let real = Files.realPath(file) ?? file
    if GoldenStore.keptEndings.contains(where: { real.hasSuffix($0) || file.hasSuffix($0) }) {
      throw UsageProblem(
        "\(option) writes a report, and \(VisibleText.escaped(file)) is a scenario, a walkthrough "
          + "or a golden")
    }
  }

  /// Writes what came of scenarios where it is wanted.
  static func write(
    _ result: SuiteResult, _ arguments: Arguments, on console: inout Console
  ) throws {
    let wanted = arguments.value(format.name).flatMap(ReportFormat.init) ?? .text
    let isColoured = console.isColoured
    try write(
      arguments, on: &console, report: { wanted.report(result) },
      shown: { wanted.report(result, isColoured: wanted == .text && isColoured) },
      text: { ReportFormat.text.report(result, isColoured: isColoured) })
  }

  /// Writes a report where it is wanted.
  ///
  /// - Parameters:
  ///   - report: the report for a file.
  ///   - shown: the report for the screen, where no file is named.
  ///   - text: the text report, to go with a file.
  static func write(
    _ arguments: Arguments, on console: inout Console, report: () -> String,
    shown: () -> String, text: () -> String
  ) throws {
    guard let file = arguments.value(option.name) else { return console.write(shown()) }
    try Files.write(Array(report().utf8), to: file)
    console.write(text())
    console.write("report written to \(VisibleText.escaped(file))\n")
  }
}
