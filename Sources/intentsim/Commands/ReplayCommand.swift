import Conformance
import Reporting

/// Plays one run of a scenario again, by a given order of events.
enum ReplayCommand {
  static let declaration = CommandDeclaration(
    name: .replay, abstract: "play one run again, by a recorded order of events",
    operand: .paths,
    options: [
      OptionDeclaration(
        name: "--outcome", value: .number(label: "N"),
        help: "the run that stands for outcome N in the golden of its exploration"),
      OptionDeclaration(
        name: "--schedule", value: .file(label: "FILE"),
        help: "by the part schedule of FILE"),
      SharedOptions.without,
    ],
    notes: [
      "Without an option, the scenario's own part schedule is followed. What the schedule does not "
        + "say goes on by itself: messages arrive, then steps begin. Where an event can't happen, "
        + "or names what an edit has removed, the schedule has drifted: exit status 2, and the first "
        + "difference is shown."
    ])

  static func run(
    _ arguments: Arguments, on console: inout Console
  ) throws(UsageProblem) -> CommandStatus {
    guard let path = arguments.operands.first, arguments.operands.count == 1 else {
      throw UsageProblem("one scenario is replayed at a time: name its file")
    }
    let replay = Replay(
      path: path, source: try source(arguments),
      selection: try SafeguardSelection(without: arguments.values("--without")))
    let result = try replay.run()
    console.write(ReportFormat.text.report(result, isColoured: console.isColoured))
    return result.exitStatus
  }

  /// Where the order of events comes from, as the options say.
  static func source(_ arguments: Arguments) throws(UsageProblem) -> Replay.Source {
    switch (arguments.value("--outcome"), arguments.value("--schedule")) {
    case (nil, nil): return .own
    case (nil, let file?): return .file(file)
    case (let number?, nil):
      guard let number = Int(number), number > 0 else {
        throw UsageProblem("outcomes are counted from 1")
      }
      return .outcome(number)
    case (_?, _?): throw UsageProblem("--outcome or --schedule, not both")
    }
  }
}
