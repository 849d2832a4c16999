import Conformance
import Reporting

/// Joins the results of fuzzing in parts.
enum MergeCommand {
  static let declaration = CommandDeclaration(
    name: .merge, abstract: "join the results that fuzz --out has written", operand: .paths,
    options: [
      OptionDeclaration(
        name: "--out", value: .file(label: "FILE"), help: "write the joined results to FILE")
    ],
    notes: [
      "The result is the same to the byte as that of one run over all seeds, in whatever order the "
        + "files are named and whatever their parts are. Where a part is missing, or did not come to "
        + "its end, it is undecided (exit status 2)."
    ])

  static func run(_ arguments: Arguments, on console: inout Console) throws -> CommandStatus {
    guard !arguments.operands.isEmpty else { throw UsageProblem("there is nothing to merge") }
    try ReportOutput.check(arguments.value("--out"), option: "--out")
    if let file = arguments.value("--out"), arguments.operands.contains(file) {
      throw UsageProblem(
        "\(VisibleText.escaped(file)) is one of the parts: name another file for --out")
    }
    var joined: FuzzTally?
    for path in arguments.operands {
      guard let tally = try FuzzResults.read(path) else {
        throw UsageProblem("there is no file \(VisibleText.escaped(path))")
      }
      joined = try join(joined, tally, path)
    }
    let tally = joined ?? FuzzTally()
    if let file = arguments.value("--out") { try FuzzResults.write(tally, to: file) }
    console.write(
      FuzzReport(tally, missing: tally.missing, isColoured: console.isColoured).text)
    return tally.exitStatus
  }

  private static func join(
    _ joined: FuzzTally?, _ tally: FuzzTally, _ path: String
  ) throws(UsageProblem) -> FuzzTally {
    guard var joined else { return tally }
    do {
      try joined.add(tally)
    } catch {
      throw UsageProblem(
        "\(VisibleText.escaped(path)) can't be joined with those before it: \(error.message)")
    }
    return joined
  }
}
