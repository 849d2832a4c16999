import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A random run that has come to its end, and what is wrong with it.
struct FuzzPlay: Sendable {
  let playthrough: Playthrough
  let findings: [FuzzFinding]
  /// How many answers the server gave, and how many of them the reference model foretold.
  let answers: Int
  let foretold: Int

  /// How much one random run may take.
  static let limits: RunLimits = {
    var limits = RunLimits()
    limits.events = 20_000
    return limits
  }()

  /// Plays a generated scenario and judges the run.
  ///
  /// - Parameter choices: goes on deciding, where the strategy asks.
  init(
    _ generated: GeneratedScenario, safeguards: Safeguards, choices: inout ChoiceSequence
  ) {
    let scenario = Scenario(path: FuzzedFile.path, title: "Fuzz", setup: generated.setup)
    if generated.strategy == .timed {
      self.init(scenario, safeguards: safeguards)
      return
    }
    var run = ChosenRun(generated, safeguards: safeguards, choices: &choices)
    var watch = Watch(scenario, run.world)
    let end = run.run(&choices) { watch.look(at: $0) }
    self.init(Playthrough(scenario, run.world, end, watch.observations), watch.model)
  }

  /// Plays a scenario, by its schedule or else by virtual time, and judges the run as that of a
  /// generated one.
  init(_ scenario: Scenario, safeguards: Safeguards) {
    var options = WorldOptions()
    options.safeguards = safeguards
    if let schedule = scenario.schedule {
      self.init(
        scenario, ScheduledRun(scenario, schedule, options: options, limits: FuzzPlay.limits))
    } else {
      self.init(
        scenario, CanonicalRun(scenario.setup, options: options, limits: FuzzPlay.limits))
    }
  }

  /// Runs to the end and judges.
  private init(_ scenario: Scenario, _ begun: some WorldRun) {
    var run = begun
    var watch = Watch(scenario, run.world)
    let end = run.run { watch.look(at: $0) }
    self.init(Playthrough(scenario, run.world, end, watch.observations), watch.model)
  }

  private init(_ playthrough: Playthrough, _ model: ReferenceModel) {
    self.playthrough = playthrough
    findings = playthrough.hasDrifted ? [] : FuzzOracles.findings(playthrough, model)
    answers = model.answers
    foretold = model.foretold
  }

  /// Whether something with a signature was found.
  func shows(_ signature: String) -> Bool { findings.contains { $0.signature == signature } }

  /// What looks on while a run goes on.
  private struct Watch {
    var observations: Observations
    var model: ReferenceModel

    init(_ scenario: Scenario, _ world: World) {
      observations = Observations(scenario)
      model = ReferenceModel(world)
      look(at: world)
    }

    mutating func look(at world: World) {
      observations.look(at: world)
      model.look(at: world)
    }
  }
}

extension Playthrough {
  /// Whether an event of the schedule could not happen: then the run is not the one that is meant.
  fileprivate var hasDrifted: Bool {
    if case .undecided(.drifted) = end { return true }
    return false
  }
}
