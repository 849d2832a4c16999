import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A run that breaks something, as exploring found it, made as small as can be, as a scenario file.
public struct SavedViolation: Hashable, Sendable {
  /// The file's name: that of the scenario, and a number.
  public var name: String
  /// The file; `nil` where none can be written of it.
  public var text: String?
  /// Why none can be written; `nil` where one is.
  public var reason: String?
  /// How many lines stand below `steps`.
  public var steps = 0

  /// Shrinks everything that exploring has found wrong with scenarios, each for itself.
  public static func all(
    in result: SuiteResult, selection: SafeguardSelection
  ) -> [SavedViolation] {
    result.scenarios.flatMap { scenario in
      scenario.failures.filter { $0.schedule != nil }.enumerated().map { number, failure in
        let stem = PathName.name(of: scenario.path).dropLast(ScenarioFile.ending.count)
        return SavedViolation("\(stem)-\(number + 1)", scenario.path, failure, selection)
      }
    }
  }

  private init(
    _ name: String, _ path: String, _ failure: Failure, _ selection: SafeguardSelection
  ) {
    self.name = name
    let run = (["schedule"] + (failure.schedule ?? []).map { "  " + $0 }).map { $0 + "\n" }
    let source = SourceFile(path: path, bytes: Array(run.joined().utf8))
    let loaded = ScenarioLoader.load(ScenarioFile(path: path), schedule: source)
    guard let scenario = loaded.scenario else {
      reason = "its run can't be read again"
      return
    }
    do {
      let violation = try Violation(failure, in: scenario, selection.safeguards)
      let whole = try violation.file(of: scenario)
      // What is left out may not be the fault: what no sound engine breaks stays so.
      let isOfFault = !selection.without.isEmpty && !violation.isAgainst(scenario, .all)
      let smaller = ScenarioShrinker.shrink(whole) {
        violation.shows(in: $0) && !(isOfFault && violation.isAgainst($0, .all))
      }
      steps = smaller.steps.count
      text = violation.text(smaller, path: path, selection)
    } catch {
      reason = error.reason
    }
  }
}

/// Why no file can be written of what fails.
private struct Unsaved: Error {
  var reason: String
}

/// What a run breaks, so that it can be seen in a smaller one.
private struct Violation {
  private enum Sign {
    /// A universal rule, by the signature of what it found.
    case rule(String)
    /// A line of `expect`.
    case line(String)
    /// An end that the lines of `outcomes` do not allow, by what is wrong with it.
    case end(String)
  }

  private let sign: Sign
  private let failure: Failure
  private let safeguards: Safeguards

  /// Takes up a failure, which a run of its own has to show.
  init(
    _ failure: Failure, in scenario: Scenario, _ safeguards: Safeguards
  ) throws(Unsaved) {
    let line = scenario.expectations.first { "expected: \($0.text)" == failure.message }
    if let line {
      sign = .line(line.text)
    } else if failure.kind == .universalRule {
      let finding = UniversalRules.findings(Playthrough(scenario, safeguards: safeguards))
        .first { $0.failure.rule == failure.rule && $0.failure.message == failure.message }
      guard let finding else { throw Unsaved(reason: "its run, played alone, does not break it") }
      sign = .rule(
        FailureSignature(scenario.setup).text(finding.failure, oracle: finding.oracle))
    } else {
      sign = .end(failure.message)
    }
    (self.failure, self.safeguards) = (failure, safeguards)
    guard shows(in: scenario) else {
      throw Unsaved(reason: "its run, played alone, does not show it")
    }
  }

  /// Whether a run of a scenario breaks the same, with the safeguards that were on or with others.
  func shows(in scenario: Scenario, _ others: Safeguards? = nil) -> Bool {
    let playthrough = Playthrough(scenario, safeguards: others ?? safeguards)
    guard playthrough.end == .finished else { return false }
    switch sign {
    case .rule(let signature):
      let signatures = FailureSignature(scenario.setup)
      return UniversalRules.findings(playthrough).contains {
        signatures.text($0.failure, oracle: $0.oracle) == signature
      }
    case .line:
      // Names are shortened in a smaller file, which expects nothing else.
      return Player.expectationFailures(playthrough).contains {
        scenario.expectations.count == 1 || $0.message == failure.message
      }
    case .end(let message): return objection(to: playthrough)?.message == message
    }
  }

  /// What stands against how a run ends.
  private func objection(to playthrough: Playthrough) -> Failure? {
    let scenario = playthrough.scenario
    // By time, nothing is held to `outcomes`.
    guard scenario.schedule != nil, scenario.explore != nil else { return nil }
    return scenario.objection(to: scenario.outcomes(fitting: playthrough.world), of: "a run")
  }

  /// Whether something of this kind stands against a run: who mends the engine wants to see the file
  /// hold, and an end that some line allowed must not become one that no line allows.
  func isAgainst(_ scenario: Scenario, _ others: Safeguards) -> Bool {
    guard case .end = sign else { return shows(in: scenario, others) }
    let playthrough = Playthrough(scenario, safeguards: others)
    return playthrough.end == .finished && objection(to: playthrough) != nil
  }

  /// The whole scenario with its run.
  func file(of scenario: Scenario) throws(Unsaved) -> ScenarioLines {
    let plain = try plainText(of: scenario)
    guard let written = FuzzedFile.scenario(plain) else {
      throw Unsaved(reason: "the scenario that is written of it has errors")
    }
    var text = FuzzedFile.text(plain, with: "explore", scenario.explore?.lines ?? [])
    if case .end = sign {
      text = FuzzedFile.text(text, with: "outcomes", scenario.outcomes.map(\.text))
    }
    // Steps stand in the file as it is written, and the schedule repeats them.
    let events = ScheduleText(scenario: written).lines(scenario.schedule ?? [])
    text = FuzzedFile.text(text, with: "schedule", events)
    var expectations: [String] = []
    if case .line(let line) = sign { expectations = [line] }
    let lines = ScenarioLines(text, expectations: expectations)
    guard let (repaired, small) = lines.repaired() else {
      throw Unsaved(reason: "the run that is written of it has errors")
    }
    guard shows(in: small) else {
      throw Unsaved(reason: "the run that is written of it does not show it")
    }
    return repaired
  }

  private func plainText(of scenario: Scenario) throws(Unsaved) -> String {
    do {
      return try ScenarioWriter.text(
        of: scenario.setup, head: ["scenario Failing"],
        expectations: [FuzzedFile.nothing(scenario.setup)])
    } catch {
      throw Unsaved(reason: "what can't be written is \(error.what)")
    }
  }

  /// The file for people, in canonical form: what fails, and how to see it again.
  func text(_ lines: ScenarioLines, path: String, _ selection: SafeguardSelection) -> String {
    lines.file(head: head(path, selection), expectations: expectations(lines)) { shows(in: $0) }
  }

  private func head(_ path: String, _ selection: SafeguardSelection) -> [String] {
    let without = selection.without.map { " --without \($0)" }.joined()
    var command = "run"
    if case .end = sign { command = "replay" }
    return [
      "# Again: intentsim \(command)\(without), with this file's path",
      "# As it was found: intentsim explore\(without) \(ShellWord.quoted(path))",
      "scenario Found by exploring", "  \(failure.message)",
    ] + (failure.rule.map { ["rules \($0.slug)"] } ?? []) + ["tags explored"]
  }

  /// What stands below `expect`, where that is not what fails.
  private func expectations(_ lines: ScenarioLines) -> [String] {
    if case .line = sign { return [] }
    let scenario = lines.repaired()?.scenario
    return scenario.map { [Playthrough($0, safeguards: safeguards).plainFact] } ?? []
  }
}
