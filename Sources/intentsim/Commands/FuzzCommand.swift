import Conformance
import Reporting

/// Plays random scenarios.
enum FuzzCommand {
  static let declaration = CommandDeclaration(
    name: .fuzz, abstract: "play random scenarios, and hold them to the rules", operand: .paths,
    options: [
      OptionDeclaration(
        name: "--seeds", value: .text(label: "A..B"), help: "play these seeds (1..1000)"),
      OptionDeclaration(
        name: "--time", value: .number(label: "S"), help: "begin no more seeds after S seconds"),
      OptionDeclaration(
        name: "--shard", value: .text(label: "I/N"), help: "play only the I-th of N parts"),
      OptionDeclaration(
        name: "--out", value: .file(label: "FILE"),
        help: "keep the results in FILE, and go on from what it has"),
      OptionDeclaration(
        name: "--save", value: .file(label: "DIR"),
        help: "write each failure as a small scenario into DIR"),
      OptionDeclaration(
        name: "--mutants",
        help: "tell of each faulty engine and device which seed finds it"),
      SharedOptions.without,
      SharedOptions.jobs,
    ],
    notes: [
      "Each seed stands for one random scenario: people, projects, devices, about twenty operations "
        + "with faults among them, and the way back to rest. A seed gives the same run everywhere.",
      "--time decides how many seeds are played, and nothing else; the report says which. Without "
        + "--seeds it begins at 1, has no last one, and succeeds where it found no failure in those "
        + "that it played; with them, a run that did not come to the last is undecided.",
      "--out FILE makes a run that can be ended and begun again, and whose parts can be merged: "
        + "intentsim merge FILE... writes what one run over all seeds would have written. Only one run "
        + "at a time may write it, and it has no other seeds than those that are asked for.",
      "--mutants is for judging the fuzzer: who is not found here is left to the scenarios.",
      "With PATH no seeds are played, but these scenarios, each held to all that random runs are held "
        + "to: so a file that --save has written shows its failure again.",
    ])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    if !arguments.operands.isEmpty { return try replay(arguments, on: &console) }
    if arguments.has("--mutants") { return try await tryMutants(arguments, on: &console) }
    let options = try options(arguments)
    let file = arguments.value("--out")
    try ReportOutput.check(file, option: "--out")
    // Held to the end: of two runs that write one file, one would lose what it found.
    let lock = try file.map { try FileLock(of: $0) }
    defer { withExtendedLifetime(lock) {} }
    let begun = try file.flatMap { try FuzzResults.read($0) }
    var suite = try FuzzSuite(options, goingOnFrom: begun)
    let seconds = try arguments.value("--time").map(seconds)
    let progress = Progress(of: "seeds", isShown: console.isWatched)
    let (all, start) = (suite.seedsLeft, ContinuousClock.now)
    while suite.seedsLeft > 0 {
      // Time decides how many are played, and nothing else.
      if let seconds, ContinuousClock.now - start >= .seconds(seconds) { break }
      await suite.playPart()
      progress.update(done: all - suite.seedsLeft, all: all)
      if let file { try FuzzResults.write(suite.tally, to: file) }
    }
    let tally = suite.tally
    progress.end()
    let missing = options.asked.isEmpty ? [] : suite.left
    console.write(FuzzReport(tally, missing: missing, isColoured: console.isColoured).text)
    if let folder = arguments.value("--save") {
      for group in tally.groups { try save(group, options.selection, in: folder, on: &console) }
    }
    return tally.status(missing: missing)
  }

  private static func replay(
    _ arguments: Arguments, on console: inout Console
  ) throws(UsageProblem) -> CommandStatus {
    for option in ["--seeds", "--time", "--shard", "--out", "--save", "--mutants", "--jobs"]
    where arguments.has(option) {
      throw UsageProblem("\(option) is for seeds: it does not go together with PATH")
    }
    let result = try FuzzReplay.run(
      paths: arguments.operands,
      selection: try SafeguardSelection(without: arguments.values("--without")))
    console.write(ReportFormat.text.report(result, isColoured: console.isColoured))
    return result.exitStatus
  }

  private static func tryMutants(
    _ arguments: Arguments, on console: inout Console
  ) async throws -> CommandStatus {
    for option in ["--time", "--out", "--save", "--without"] where arguments.has(option) {
      throw UsageProblem("--mutants and \(option) do not go together")
    }
    let options = try options(arguments)
    let progress = Progress(of: "mutants", isShown: console.isWatched)
    let mutants = await FuzzedMutants.run(
      seeds: options.seeds, jobs: options.jobs, progress: progress.update)
    progress.end()
    console.write(FuzzedMutantsReport(mutants, isColoured: console.isColoured).text)
    return .holds
  }

  private static func save(
    _ group: FuzzGroup, _ selection: SafeguardSelection, in folder: String,
    on console: inout Console
  ) throws {
    let shrunk = ShrunkFailure.shrink(group, selection: selection)
    guard let text = shrunk.text else {
      return console.write(
        "seed \(group.seed) fails, and no file that could be written of it does\n")
    }
    console.write(
      try SavedFile.write(text, name: shrunk.name, steps: shrunk.steps, in: folder))
  }

  private static func options(_ arguments: Arguments) throws(UsageProblem) -> FuzzOptions {
    let isOpen = arguments.has("--time") && !arguments.has("--seeds")
    let asked = try seeds(arguments, isOpen: isOpen)
    return FuzzOptions(
      seeds: try part(of: asked, arguments), asked: isOpen ? [] : [asked],
      jobs: try SharedOptions.jobs(arguments),
      selection: try SafeguardSelection(without: arguments.values("--without")))
  }

  private static func seconds(_ text: String) throws(UsageProblem) -> Int {
    guard let seconds = Int(text), (1...1_000_000).contains(seconds) else {
      throw UsageProblem("--time takes 1 to 1000000 seconds")
    }
    return seconds
  }

  private static func seeds(
    _ arguments: Arguments, isOpen: Bool
  ) throws(UsageProblem) -> SeedRange {
    let text = arguments.value("--seeds") ?? (isOpen ? "1..\(SeedRange.limit)" : "1..1000")
    guard let seeds = SeedRange(text) else {
      throw UsageProblem(
        "--seeds takes one seed or a range like 1..1000, from 0 to \(SeedRange.limit)")
    }
    return seeds
  }

  private static func part(
    of seeds: SeedRange, _ arguments: Arguments
  ) throws(UsageProblem) -> SeedRange {
    guard let shard = arguments.value("--shard") else { return seeds }
    let numbers = shard.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let part = numbers[0], let parts = numbers[1],
      (1...100_000).contains(parts), (1...parts).contains(part)
    else { throw UsageProblem("--shard takes a part like 3/16") }
    guard let share = seeds.part(part, of: parts) else {
      throw UsageProblem("there are fewer seeds than shards")
    }
    return share
  }
}
