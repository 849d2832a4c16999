import Foundation

/// Does all runs once more in a process of its own, which has another hash seed.
///
/// Time zone, language and number of jobs are different there too: none of them may show.
struct SecondProcess {
  /// The command that only this uses: it prints all transcripts as ``Transcripts`` has them.
  static let command = "transcripts"

  let program: String
  let without: [String]
  let jobs: Int
  /// Whether all runs of each scenario are wanted, in place of one.
  var isExploring = false
  var limit = ExploreOptions.limit
  var reductions = Reductions.usual

  /// Compares the second runs with the first ones, byte for byte.
  func compare(with first: [Transcripts.Entry]) -> SecondRun {
    guard !first.isEmpty else { return .identical(scenarios: 0) }
    switch output(for: first.map(\.path)) {
    case .failure(let problem): return .failed(problem.message)
    case .success(let stream):
      guard let second = Transcripts.decode(stream) else {
        return .failed("the second process ended before it had printed everything")
      }
      return SecondProcess.difference(first, second) ?? .identical(scenarios: first.count)
    }
  }

  /// The first difference; nothing where all is the same.
  static func difference(_ first: [Transcripts.Entry], _ second: [Transcripts.Entry]) -> SecondRun?
  {
    guard first.map(\.path) == second.map(\.path) else {
      return .failed("the second process did not play the same scenarios")
    }
    for (one, other) in zip(first, second) {
      let sides = EventLog.firstDifference(one.log, other.log).map {
        EventLog.bothSides(one.log, other.log, at: $0)
      }
      if let divergence = Divergence(golden: one.text, run: other.text) {
        let diff = UnifiedDiff(from: one.text, to: other.text).text
        let head = [divergence.text, "--- first process", "+++ second process"]
        return .differs(path: one.path, details: (sides ?? []) + head + diff)
      }
      if let sides { return .differs(path: one.path, details: sides) }
    }
    return nil
  }

  private func output(for paths: [String]) -> Result<[UInt8], UsageProblem> {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      [SecondProcess.command, "--jobs", "\(jobs)"]
      + (isExploring ? ["--explore", "--limit", "\(limit)"] + reductions.arguments : [])
      + without.flatMap { ["--without", $0] } + ["--"]
      + paths
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      return .failure(UsageProblem("the second process could not be started: \(program)"))
    }
    let stream = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      let how = process.terminationReason == .exit ? "with status" : "by signal"
      return .failure(UsageProblem("the second process ended \(how) \(process.terminationStatus)"))
    }
    return .success(Array(stream))
  }

  private var environment: [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["SWIFT_DETERMINISTIC_HASHING"] = nil
    environment["TZ"] = "Pacific/Chatham"
    environment["LANG"] = "tr_TR.UTF-8"
    environment["LC_ALL"] = "tr_TR.UTF-8"
    return environment
  }
}
