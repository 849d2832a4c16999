import Conformance

/// Measures speed and memory.
enum BenchCommand {
  static let declaration = CommandDeclaration(
    name: .bench, abstract: "measure speed and memory",
    operand: .word(
      label: "SUBJECT", of: BenchSubject.allCases.map(\.rawValue), isRequired: true,
      numbers: [BenchSubject.explore.rawValue: ["D", "R", "L"]]),
    options: [
      OptionDeclaration(
        name: "--reductions", help: "explore: play one order of moves that do not touch"),
      OptionDeclaration(
        name: "--jobs", value: .number(label: "N"),
        help: "explore: look at N worlds at once (1)"),
    ],
    notes: [
      "Build with -c release, and leave the machine alone meanwhile. The figures are those of this "
        + "machine and this moment; nothing else in the program depends on a clock.",
      "explore D R L searches COMPLETE-REPLAY(D, R, L): D devices (2 to 8) complete one task, two of "
        + "them under one key, while one more renames it; each sends up to R times (1 to 8), and L "
        + "messages (0 to 8) may be lost.",
    ])

  /// How many operations are stored, or events have happened, when each line is measured.
  private static let sizes = [10_000, 100_000, 1_000_000]

  /// How many random scenarios are played.
  private static let fuzzedSeeds = 2_000

  static func run(
    _ arguments: Arguments, on console: inout Console
  ) throws(UsageProblem) -> CommandStatus {
    switch arguments.operands.first.flatMap(BenchSubject.init) {
    case .engine:
      for size in sizes { console.write(line(EngineBench.measure(size)) + "\n") }
      return .holds
    case .simulation:
      for size in sizes { console.write(line(SimulationBench.measure(size)) + "\n") }
      return .holds
    case .explore:
      let numbers = arguments.operands.dropFirst().compactMap { Int($0) }
      let family = try ExploreBench.family(numbers)
      let measured = ExploreBench.measure(
        family, reduces: arguments.has("--reductions"),
        jobs: arguments.value("--jobs") == nil ? 1 : try SharedOptions.jobs(arguments))
      for line in measured.lines { console.write(line + "\n") }
      return .holds
    case .fuzz:
      for line in FuzzBench.measure(fuzzedSeeds).lines { console.write(line + "\n") }
      return .holds
    case nil:
      console.complain("there is nothing to measure")
      return .undecided
    }
  }

  private static func line(_ figures: EngineBench.Figures) -> String {
    let rate = rate(figures.nanosecondsOverall)
    return "\(figures.operations) operations stored: \(rate) requests a second, "
      + "\(Int(figures.nanosecondsAtEnd)) ns a request at the end, "
      + "\(figures.bytesPerOperation) bytes an operation"
  }

  private static func line(_ figures: SimulationBench.Figures) -> String {
    "\(figures.events) events: \(rate(figures.nanosecondsOverall)) events a second, "
      + "\(Int(figures.nanosecondsOverall)) ns an event, "
      + "\(Int(figures.nanosecondsAtEnd)) ns in the last tenth"
  }

  /// How many fit into a second.
  private static func rate(_ nanoseconds: Double) -> Int {
    Int(1_000_000_000 / max(1, nanoseconds))
  }
}
