import IntentEngine
import IntentSimulation

/// A checked scenario: everything in it exists, and it can be played.
public struct Scenario: Sendable {
  /// The path as given on the command line, with forward slashes.
  public var path: String
  public var title: String
  /// The story in plain words, one element a line.
  public var story: [String]
  public var rules: [Rule]
  /// The follow-up question that it answers, `Q1` to `Q3`.
  public var question: String?
  public var tags: [String]
  public var setup: WorldSetup
  /// Many people over weeks, where the file tells of them: there is no script then.
  public var population: PopulationSetup?
  public var expectations: [Expectation]
  /// What the explorer may vary; `nil` where the scenario is not explored.
  public var explore: ExploreBudget?
  /// How explored runs may end; without any, as they do.
  public var outcomes: [OutcomeClass] = []
  /// The order of events that the run takes; `nil` where time decides.
  public var schedule: [EventIdentity]? {
    // Behind another schedule comes nothing.
    didSet { unknownEvent = nil }
  }
  /// The event behind those, where it names a step, an operation or a device that there is not; it can't
  /// happen, so that the run has drifted there.
  public var unknownEvent: String?
  /// The steps as the formatter writes them, one an element of `setup.script`.
  public var stepTexts: [String] = []
  /// The same without their moments: how a schedule names them.
  public var stepDeeds: [String] = []

  public init(
    path: String, title: String, story: [String] = [], rules: [Rule] = [],
    question: String? = nil, tags: [String] = [], setup: WorldSetup = WorldSetup(),
    expectations: [Expectation] = []
  ) {
    self.path = path
    self.title = title
    self.story = story
    self.rules = rules
    self.question = question
    self.tags = tags
    self.setup = setup
    self.expectations = expectations
  }
}
