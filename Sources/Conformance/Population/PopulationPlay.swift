import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// One run of a population, as its transcript, expectations and universal rules look at it.
struct PopulationPlay: Sendable {
  let scenario: Scenario
  let setup: PopulationSetup
  let curve: PopulationCurve

  /// Plays a population; `nil` for a scenario with a script.
  init?(_ scenario: Scenario, safeguards: Safeguards) {
    guard let setup = scenario.population else { return nil }
    self.scenario = scenario
    self.setup = setup
    curve = PopulationRun.play(setup, safeguards: safeguards)
  }

  /// What `expect` lines and universal rules found.
  var failures: [Failure] { expectationFailures + universalFailures }

  /// The rules of every run that need no script.
  private var universalFailures: [Failure] {
    var failures = MeasuresAgree.failures(curve.engine)
    if !curve.engine.isRecoverable {
      failures.append(
        Failure(
          .universalRule, rule: .writeAtomic,
          message: "folding the journal again gives another state"))
    }
    return failures
  }

  // MARK: Expectations

  private var expectationFailures: [Failure] {
    scenario.expectations.compactMap { expectation in
      guard expectation.mode != .sometimes,
        let found = expectation.facts.lazy.compactMap({ refute($0) }).first
      else { return nil }
      return Failure(
        .expectation, line: expectation.line, message: "expected: \(expectation.text)",
        details: [found])
    }
  }

  /// How a fact is not so; `nil` where it is.
  func refute(_ fact: Fact) -> String? {
    switch fact {
    case .metric(let intent, let figure, let entry, let value):
      curve.engine.refuteMetric(intent, figure, entry, value)
    case .entryPoints(let intent, let entries):
      curve.engine.refuteEntryPoints(intent, entries)
    case .standingInWeek(let intent, let standing, let share, let week):
      refuteStanding(intent, standing, share, week)
    case .showings(let intent, let first, let second, let rise):
      refuteShowings(intent, first, second, rise)
    case .neverShown(let intent): refuteNeverShown(intent)
    default: "a population has neither devices nor operations with names"
    }
  }

  private func refuteStanding(
    _ intent: IntentKind, _ standing: SuggestionPolicy.Standing, _ share: PeopleShare, _ week: Int
  ) -> String? {
    let people = curve.week(week, of: intent).people(standing)
    let isSo =
      switch share {
      case .everybody: people == setup.people
      case .most: people * 2 > setup.people
      case .some: people > 0
      case .nobody: people == 0
      }
    if isSo { return nil }
    return "standing of \(intent.slug) is \(standing.rawValue) for \(people) of \(setup.people)"
  }

  private func refuteShowings(
    _ intent: IntentKind, _ first: Int, _ second: Int, _ rise: Bool
  ) -> String? {
    let (before, after) = (
      curve.week(first, of: intent).shown, curve.week(second, of: intent).shown
    )
    if rise ? after > before : after < before { return nil }
    return
      "showings of \(intent.slug) are \(before) in week \(first) and \(after) in week \(second)"
  }

  private func refuteNeverShown(_ intent: IntentKind) -> String? {
    let shown = (1...curve.weekCount).reduce(0) { $0 + curve.week($1, of: intent).shown }
    return shown == 0 ? nil : "showings of \(intent.slug) are \(shown)"
  }

  // MARK: Transcript

  /// The whole record: the curve of every intent by week, and what is counted.
  var transcript: String {
    (["population \(scenario.title)", ""] + record).map { $0 + "\n" }.joined()
  }

  /// The lines of the record below its title.
  var record: [String] {
    ["people \(setup.people), weeks \(setup.weeks), seed \(setup.seed)", "", "suggestions"]
      + suggestions + ["", "measures"] + measures
  }

  /// What is counted of every intent, an entry point a line.
  var measures: [String] { Columns.aligned(Transcript.measures(of: curve.engine)) }

  /// The curve of every intent, a week a line.
  var suggestions: [String] { Columns.aligned(model.rows) }

  /// The same for pages and programs.
  var model: CurveModel {
    CurveModel(
      people: setup.people, intents: IntentKind.allCases.compactMap { intent(of: $0) },
      measures: Transcript.measures(of: curve.engine))
  }

  private func intent(of kind: IntentKind) -> CurveModel.Intent? {
    let isWanted = setup.wants.contains { $0.intent == kind }
    let weeks = (1...curve.weekCount).map { curve.week($0, of: kind) }
    guard isWanted || weeks.contains(where: { $0.shown > 0 }) else { return nil }
    return CurveModel.Intent(name: kind.slug, weeks: weeks.map(CurveModel.Week.init))
  }
}

extension CurveModel.Week {
  fileprivate init(_ week: PopulationWeek) {
    self.init(
      shown: week.shown, completed: week.completed, dismissed: week.dismissed, undone: week.undone,
      standings: SuggestionPolicy.Standing.allCases.filter { week.people($0) > 0 }.map {
        CurveModel.Standing(standing: $0, people: week.people($0))
      })
  }
}
