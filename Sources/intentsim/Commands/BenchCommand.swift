import Conformance

/// Measures speed and memory.
enum BenchCommand {
  static let declaration = CommandDeclaration(
    name: .bench, abstract: "measure speed and memory, and check what a search counts",
    operand: .word(
      label: "SUBJECT", of: BenchSubject.allCases.map(\.rawValue), isRequired: true,
      numbers: [BenchSubject.explore.rawValue: ["D", "R", "L"]]),
    options: [sleepSets, depthFirst, jobs] + ReductionOptions.all,
    notes: [
      "Build with -c release, and leave the machine alone meanwhile. The figures are those of this "
        + "machine and this moment; nothing else in the program depends on a clock.",
      "explore D R L searches COMPLETE-REPLAY(D, R, L): D devices (2 to 8) complete one task, two of "
        + "them under one key, while one more renames it; each sends up to R times (1 to 8), and L "
        + "messages (0 to 8) may be lost.",
      "cross-check searches the three of that family whose numbers of worlds, ways and outcomes "
        + "independent model checkers have published, in every way of searching, and compares: exit "
        + "status 1 where a number is another one.",
    ])

  private static let sleepSets = OptionDeclaration(
    name: "--sleep-sets", help: "explore: play one order of moves that do not touch, and no more")
  private static let depthFirst = OptionDeclaration(
    name: "--depth-first", help: "explore: follow each way to its end, so that few worlds wait")
  private static let jobs = OptionDeclaration(
    name: "--jobs", value: .number(label: "N"),
    help: "explore, cross-check: look at N worlds at once (1)")

  /// How many operations are stored, or events have happened, when each line is measured.
  private static let sizes = [10_000, 100_000, 1_000_000]

  /// How many random scenarios are played.
  private static let fuzzedSeeds = 2_000

  static func run(
    _ arguments: Arguments, on console: inout Console
  ) throws(UsageProblem) -> CommandStatus {
    let subject = arguments.operands.first.flatMap(BenchSubject.init)
    try check(arguments, of: subject)
    switch subject {
    case .engine:
      for size in sizes { console.write(line(EngineBench.measure(size)) + "\n") }
      return .holds
    case .simulation:
      for size in sizes { console.write(line(SimulationBench.measure(size)) + "\n") }
      return .holds
    case .explore:
      for line in try explore(arguments) { console.write(line + "\n") }
      return .holds
    case .crossCheck:
      let holds = CrossCheck.holds(jobs: try jobs(arguments)) { console.write($0.text + "\n") }
      if holds { console.write("all as published\n") }
      return holds ? .holds : .violated
    case .fuzz:
      for line in FuzzBench.measure(fuzzedSeeds).lines { console.write(line + "\n") }
      return .holds
    case nil:
      console.complain("there is nothing to measure")
      return .undecided
    }
  }

  /// Refuses options that would be left out of account.
  private static func check(
    _ arguments: Arguments, of subject: BenchSubject?
  ) throws(UsageProblem) {
    let given = declaration.options.map(\.name).filter { arguments.has($0) }
    let taken: [String] =
      switch subject {
      case .explore: given
      case .crossCheck: [jobs.name]
      case .engine, .simulation, .fuzz, nil: []
      }
    if let unused = given.first(where: { !taken.contains($0) }) {
      throw UsageProblem("\(unused) says nothing of bench \(subject?.rawValue ?? "")")
    }
    if arguments.has(sleepSets.name), given.contains(where: { $0 != sleepSets.name }) {
      throw UsageProblem(
        "sleep sets go with nothing else: --sleep-sets or "
          + given.filter { $0 != sleepSets.name }.joined(separator: ", ") + ", not both")
    }
    if arguments.has(depthFirst.name), try jobs(arguments) > 1 {
      throw UsageProblem("a way is followed by one job: --depth-first or --jobs, not both")
    }
  }

  /// How many worlds are looked at at once.
  private static func jobs(_ arguments: Arguments) throws(UsageProblem) -> Int {
    arguments.has(jobs.name) ? try SharedOptions.jobs(arguments) : 1
  }

  /// What was left out is measured beside the whole search.
  private static func explore(_ arguments: Arguments) throws(UsageProblem) -> [String] {
    let numbers = arguments.operands.dropFirst().compactMap { Int($0) }
    let family = try ExploreBench.family(numbers)
    let reductions =
      arguments.has(sleepSets.name) ? .sleepSets : ReductionOptions.reductions(arguments)
    let jobs = try jobs(arguments)
    let order: Explorer.Order = arguments.has(depthFirst.name) ? .depthFirst : .breadthFirst
    let measured = ExploreBench.measure(family, reductions: reductions, jobs: jobs, order: order)
    if reductions.isEmpty { return measured.lines }
    let whole = ExploreBench.measure(family, jobs: jobs, order: order)
    return measured.lines + [measured.gain(over: whole)]
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
