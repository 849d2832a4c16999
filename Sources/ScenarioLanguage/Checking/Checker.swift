import IntentEngine
import IntentSimulation

/// Looks up every name of a parsed scenario and makes the world, the script and the expectations of
/// it; all mistakes in one pass.
struct Checker {
  var diagnostics: DiagnosticBag
  var names = NameTable()
  var setup = WorldSetup()
  var expectations: [Expectation] = []
  var stepTexts: [String] = []
  var stepDeeds: [String] = []
  var explore: ExploreBudget?
  var outcomes: [OutcomeClass] = []
  var schedule: [EventIdentity]?
  /// The first event of the schedule that names what there is not, as the formatter writes it.
  var unknownEvent: String?

  /// The entity that each line of the world declares, by the offset of the line.
  var entities: [Int: EntityID] = [:]
  /// What the entities are called, by kind.
  var entityNames: [[String]] = EntityKind.allCases.map { _ in [] }
  /// Which intent each invocation calls; `nil` where that is unknown.
  var intents: [IntentKind?] = []
  /// The step that makes each invocation, by its place in the script.
  var makers: [Int] = []
  /// The intent schema of each device's app, at the step that is being checked.
  var schemas: [UInt16] = []
  /// The first invocation that each step can make.
  var firstInvocations: [InvocationID] = []
  /// The Shortcuts' lines, with whether anything runs them.
  var shortcuts: [(line: DeviceLine, isUsed: Bool)] = []
  /// What a population file says.
  var population: PopulationSetup?
  /// The step that makes each list of suggestions.
  var suggesters: [Int] = []
  /// The parts that are missing: nothing more is said of what they would have declared.
  var absentParts: Set<PartStatement> = []
  /// The steps whose operations have no name.
  var unnamedSteps: [Span] = []
  /// The step that is being checked; a name it uses must have been made before.
  var currentStep: Int?

  /// Checks a file, with those that it extends behind it.
  ///
  /// - Returns: the scenario, unless anything is an error.
  static func check(
    _ chain: [ParsedFile], path: String, diagnostics: inout DiagnosticBag
  ) -> Scenario? {
    checked(chain, path: path, diagnostics: &diagnostics).scenario
  }

  /// The same, with what knows the scenario's names.
  static func checked(
    _ chain: [ParsedFile], path: String, diagnostics: inout DiagnosticBag
  ) -> (checker: Checker, scenario: Scenario?) {
    let own = chain[0]
    var checker = Checker(diagnostics: diagnostics)
    checker.checkParts(chain)
    let world = chain.lazy.compactMap(\.world).first ?? []
    let devices = chain.lazy.compactMap(\.devices).first ?? []
    let network = chain.lazy.compactMap(\.network).first ?? []
    checker.names.doubtful = chain.reduce(into: []) { $0.formUnion($1.doubtfulNames) }
    checker.declareWorld(world)
    checker.declareDevices(devices)
    checker.declareOperations(own.steps)
    checker.lowerWorld(world)
    checker.lowerDevices(devices)
    checker.lowerNetwork(network)
    checker.lowerSteps(own.steps)
    checker.lowerPopulation(own)
    checker.lowerExplore(own)
    checker.checkRate(own)
    checker.lowerOutcomes(own)
    checker.lowerSchedule(own)
    checker.lowerExpectations(own.expectations)
    var scenario = checker.header(of: own, path: path)
    checker.warnOfUnused(own: own.file)
    checker.warnOfNothingChecked(own.expectations)
    diagnostics = checker.diagnostics
    guard !diagnostics.hasErrors else { return (checker, nil) }
    checker.setup.usesSuggestions = checker.usesSuggestions(scenario.rules)
    scenario.setup = checker.setup
    scenario.population = checker.population
    scenario.expectations = checker.expectations
    scenario.stepTexts = checker.stepTexts
    scenario.stepDeeds = checker.stepDeeds
    scenario.explore = checker.explore
    scenario.outcomes = checker.outcomes
    scenario.schedule = checker.schedule
    scenario.unknownEvent = checker.unknownEvent
    return (checker, scenario)
  }

  /// Takes the reading of a line that has the fewest mistakes; they are reported.
  mutating func best<Reading, Result>(
    of readings: [Reading], _ lower: (inout Checker, Reading) -> Result?
  ) -> Result? {
    guard readings.count > 1 else { return readings.first.flatMap { lower(&self, $0) } }
    let before = diagnostics
    var best: (result: Result?, mistakes: [Mistake])?
    for reading in readings {
      diagnostics = DiagnosticBag()
      let result = lower(&self, reading)
      let mistakes = diagnostics.mistakes
      if mistakes.isEmpty {
        diagnostics = before
        return result
      }
      best = best.map { Checker.better($0, (result, mistakes)) } ?? (result, mistakes)
    }
    diagnostics = before
    diagnostics.report(best?.mistakes ?? [])
    return nil
  }

  /// The reading that is nearer to being right; of equally near ones the first, which then also
  /// tells what the other wanted.
  private static func better<Result>(
    _ first: (result: Result?, mistakes: [Mistake]),
    _ second: (result: Result?, mistakes: [Mistake])
  ) -> (result: Result?, mistakes: [Mistake]) {
    let distances = (distance(first.mistakes), distance(second.mistakes))
    if distances.0 != distances.1 { return distances.1 < distances.0 ? second : first }
    var merged = first
    for (index, other) in second.mistakes.enumerated() where index < merged.mistakes.count {
      merged.mistakes[index].merge(other)
    }
    return merged
  }

  /// How far a reading is from being right: names that do not fit weigh more than all else.
  private static func distance(_ mistakes: [Mistake]) -> Int {
    mistakes.reduce(0) { $0 + ($1.id == .wrongKind || $1.id == .unknownName ? 3 : 2) }
  }
}
