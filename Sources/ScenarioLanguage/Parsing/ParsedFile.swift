import IntentEngine

/// A file whose every line is known to have the form of a statement; no name is looked up yet.
struct ParsedFile: Sendable {
  /// The index of the file among the compiled sources.
  var file: Int
  /// The lines that open the parts, by part; the first of each.
  var parts: [PartStatement: Match<PartStatement>] = [:]
  var story: [String] = []
  var world: [WorldLine]?
  var devices: [DeviceLine]?
  var network: [NetworkLine]?
  var habits: [HabitLine]?
  var steps: [StepLine] = []
  var explore: [Match<ExploreStatement>] = []
  var outcomes: [OutcomeLine] = []
  var schedule: [ScheduleLine] = []
  var expectations: [ExpectationLine] = []
  /// Names that a line with a mistake was probably meant to declare: they are not reported again.
  var doubtfulNames: Set<String> = []
  /// Whether a line of the part had no form: then nothing is said of what the part lacks.
  var damagedParts: Set<PartStatement> = []

  /// The path that the file extends, as written.
  var extends: Binding? { parts[.extends]?[0] }
}

/// A line of the world, with those inside it.
struct WorldLine: Sendable {
  var match: Match<WorldStatement>
  var facts: [Match<WorldFact>]
  var children: [WorldLine]
}

/// A device, or a Shortcut with its steps.
struct DeviceLine: Sendable {
  var match: Match<DeviceStatement>
  var facts: [Match<DeviceFact>]
  /// The readings of each step of a Shortcut.
  var steps: [[Match<ActionStatement>]]
  /// The tenant that each of them names, if any.
  var tenants: [Match<ShortcutStatement>?] = []
}

/// A line of the network part.
struct NetworkLine: Sendable {
  var match: Match<NetworkStatement>
  /// What a `link` line lists.
  var facts: [Match<LinkFact>]
}

/// A line of the script.
struct StepLine: Sendable {
  /// What is done; several readings where only the names tell which intent is meant.
  enum Action: Sendable {
    case device([Match<ActionStatement>])
    case console([Match<ActionStatement>])
    case server(Match<ServerStatement>)
    case network(Match<NetworkFault>)
  }

  var moment: Match<MomentStatement>
  var actor: Match<ActorStatement>
  var manners: [Match<MannerStatement>]
  var action: Action
  /// What follows `sending`.
  var tampering: [Match<TamperingStatement>]
  /// The line as the formatter writes it.
  var text: String
  /// The same without the moment: how a schedule names the step.
  var deed: String
  /// The line's number, from 1.
  var line: Int
}

/// An `expect` line.
struct ExpectationLine: Sendable {
  var mode: Match<ModeStatement>?
  var facts: [FactPhrase]
  var tokens: [Token]
  /// The line's number, from 1.
  var line: Int
}

/// A line of `outcomes`: a class, and what is so in the outcomes that belong to it.
struct OutcomeLine: Sendable {
  var kind: OutcomeClass.Kind
  var facts: [FactPhrase]
  var tokens: [Token]
  /// The line's number, from 1.
  var line: Int
}

/// A line of `schedule`.
enum ScheduleLine: Sendable {
  /// A step begins: the step as it stands in the script, without its moment.
  case step([Token])
  /// Anything else that happens.
  case event(Match<ScheduleStatement>, [Token])

  /// The whole line.
  var tokens: [Token] {
    switch self {
    case .step(let tokens), .event(_, let tokens): tokens
    }
  }
}

/// One of the facts that `and` joins.
struct FactPhrase: Sendable {
  /// The readings; the names tell which is meant.
  var readings: [Match<FactStatement>]
  /// What follows an outcome, after commas.
  var outcomeFacts: [Match<OutcomeFact>] = []
  /// What a confirmation names.
  var parts: [Match<ConfirmationStatement>] = []
}
