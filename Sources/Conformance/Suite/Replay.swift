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
      if selection.without.isEmpty, block?.ending == nil { file.lookUpEnding(of: scenario) }
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
      let outcomes = ExploredText.outcomes(in: try text(of: golden))
      guard number <= outcomes.count else {
        throw UsageProblem("\(VisibleText.escaped(golden)) has no outcome \(number)")
      }
      let outcome = outcomes[number - 1]
      return Block(path: golden, text: outcome.text, ending: outcome.lines)
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
