import IntentEngine
import ScenarioLanguage

/// Plays one run of a scenario again: by its own schedule, by that of a file, or by the one that
/// stands for an outcome in the golden of its exploration.
public struct Replay: Sendable {
  /// Where the order of events comes from.
  public enum Source: Hashable, Sendable {
    /// The scenario's own `schedule` part.
    case own
    /// A file with a `schedule` part.
    case file(String)
    /// The outcome of this number, from 1, in the scenario's golden of all runs.
    case outcome(Int)

    /// The options of the command that say so.
    var arguments: [String] {
      switch self {
      case .own: []
      case .file(let file): ["--schedule", file]
      case .outcome(let number): ["--outcome", "\(number)"]
      }
    }
  }

  private let path: String
  private let source: Source
  private let selection: SafeguardSelection

  /// Makes a replay that has not begun.
  public init(
    path: String, source: Source, selection: SafeguardSelection = SafeguardSelection()
  ) {
    self.path = path
    self.source = source
    self.selection = selection
  }

  /// Plays it.
  ///
  /// - Returns: a result of one scenario, which carries the whole record of its run.
  /// - Throws: where there is no such file, outcome or schedule.
  public func run() throws(UsageProblem) -> SuiteResult {
    guard try ScenarioFinder(paths: [path]).files.count == 1, path.hasSuffix(ScenarioFile.ending)
    else { throw UsageProblem("one scenario is replayed at a time: name its file") }
    let block = try block()
    let schedule = block.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let loaded = ScenarioLoader.load(ScenarioFile(path: path), schedule: schedule)
    var file = PlayedFile(unplayed: loaded)
    if let scenario = loaded.scenario {
      guard scenario.schedule != nil else {
        throw UsageProblem(
          "\(VisibleText.escaped(path)) has no part `schedule`: name an outcome of its exploration "
            + "with --outcome, or a file with --schedule")
      }
      file.replay(scenario, selection.safeguards, ending: block?.ending)
    }
    var result = SuiteResult(scenarios: [file.result], without: selection.without)
    result.command = .replay
    result.arguments = source.arguments
    return result
  }

  /// A schedule that comes from outside, and how its run must end.
  struct Block {
    var path: String
    var text: String
    var ending: [String]?
  }

  /// The schedule that is asked for; `nil` for the scenario's own.
  func block() throws(UsageProblem) -> Block? {
    switch source {
    case .own: return nil
    case .file(let file): return Block(path: file, text: try text(of: file))
    case .outcome(let number):
      let golden = GoldenStore.path(ofScenario: path, ending: GoldenStore.exploredEnding)
      let lines = try text(of: golden).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
      guard let outcome = ExploredText.outcome(number, in: lines) else {
        throw UsageProblem("\(VisibleText.escaped(golden)) has no outcome \(number)")
      }
      let text = (["schedule"] + outcome.schedule.map { "  " + $0 }).map { $0 + "\n" }.joined()
      return Block(path: golden, text: text, ending: outcome.lines)
    }
  }

  private func text(of path: String) throws(UsageProblem) -> String {
    do {
      return String(decoding: try Files.read(path), as: UTF8.self)
    } catch {
      throw UsageProblem("can't read \(error.message)")
    }
  }
}

extension PlayedFile {
  /// Plays the scenario by its schedule.
  ///
  /// - Parameter ending: what must be so at the end, as a golden of all runs has it.
  fileprivate mutating func replay(
    _ scenario: Scenario, _ safeguards: Safeguards, ending: [String]?
  ) {
    let judged = Player.judge(scenario, options: RunOptions(safeguards: safeguards))
    result.undecided = judged.undecided
    result.transcript = judged.transcript
    guard let ending else {
      result.failures += judged.failures
      return
    }
    (result.expectations, result.unexplored) = (0, 0)
    // What must be so at the end of the canonical run says nothing of this one.
    result.failures += judged.failures.filter { $0.kind == .universalRule }
    guard case .script(let playthrough) = judged.run, result.undecided == nil else { return }
    let lines = OutcomeLines(playthrough.world).lines
    guard lines != ending else { return }
    let diff = UnifiedDiff(from: bytes(ending), to: bytes(lines)).text
    result.failures.append(
      Failure(.goldenDiffers, message: "the run ends otherwise than in the golden", details: diff))
  }

  private func bytes(_ lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }
}
