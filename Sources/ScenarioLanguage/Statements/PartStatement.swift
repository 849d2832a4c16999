/// The parts of a file, in the order that they stand in.
enum PartStatement: Int, StatementSet, CaseIterable {
  case scenario, population, rules, question, tags, extends
  case people, weeks, seed
  case world, devices, network, steps, habits
  case explore, outcomes, schedule, expect

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .scenario:
      StatementRow(
        "scenario <title>", "Names the scenario; below it, indented, the story in plain words.",
        "scenario Delete confirmed on phone, replayed on tablet")
    case .population:
      StatementRow(
        "population <title>",
        "Opens a file of many people over weeks, with habits in place of a world and steps.",
        "population When does an intent deserve to be suggested")
    case .people:
      StatementRow(
        "people <number>, tasks <number>, comments <number>",
        "How many people a population has, and what is in each one's own project.",
        "people 200, tasks 2, comments 12")
    case .weeks: StatementRow("weeks <number>", "How long it lasts.", "weeks 8")
    case .seed:
      StatementRow("seed <number>", "Of all that is drawn at random; 1 unless stated.", "seed 7")
    case .habits:
      StatementRow("habits", "What a population's people do, and how often.", "habits")
    case .rules:
      StatementRow(
        "rules <rule>...", "The rules of the catalogue that it shows.",
        "rules write.once, confirm.bound")
    case .question:
      StatementRow(
        "question <question>", "The follow-up question that it answers: Q1, Q2 or Q3.",
        "question Q1")
    case .tags:
      StatementRow("tags <tag>...", "Free labels for `--filter`.", "tags offline, shortcuts")
    case .extends:
      StatementRow(
        "extends <path>",
        "Starts from another file's world, devices and network; own ones but the world replace them.",
        "extends \"../base/launch.scenario\"")
    case .world:
      StatementRow("world", "What the server holds at time 0.", "world")
    case .devices:
      StatementRow("devices", "Who has which device, and saved Shortcuts.", "devices")
    case .network:
      StatementRow("network", "How the links behave.", "network")
    case .steps:
      StatementRow("steps", "Who does what, when.", "steps")
    case .explore:
      StatementRow(
        "explore", "What `intentsim explore` may vary: every order within it is played.", "explore")
    case .outcomes:
      StatementRow(
        "outcomes", "How an explored run may end; each end is of the first class that it fits.",
        "outcomes")
    case .schedule:
      StatementRow(
        "schedule",
        "The order of events that a run takes, in place of times; what follows it goes on by itself.",
        "schedule")
    case .expect:
      StatementRow("expect", "What must be true.", "expect")
    }
  }

  /// Whether the part is where what any of these nouns stand for gets its name.
  func declares(anyOf nouns: [String]) -> Bool {
    switch self {
    case .world: nouns.contains { Keywords.kinds[$0] != nil }
    case .devices: nouns.contains("device")
    // A comment can also be made by a step.
    case .steps: nouns.contains("operation") || nouns.contains("comment")
    case .scenario, .population, .rules, .question, .tags, .extends, .network, .expect, .people,
      .weeks, .seed, .habits, .explore, .outcomes, .schedule:
      false
    }
  }

  /// Whether the part stands at the top, without empty lines between it and its neighbours.
  var isHeader: Bool {
    switch self {
    case .scenario, .population, .rules, .question, .tags, .extends, .people, .weeks, .seed: true
    case .world, .devices, .network, .steps, .habits, .explore, .outcomes, .schedule, .expect: false
    }
  }

  /// Whether the part can stand in a population, or else in a scenario.
  func stands(inPopulation isPopulation: Bool) -> Bool {
    switch self {
    case .rules, .question, .tags, .expect: true
    case .population, .people, .weeks, .seed, .habits: isPopulation
    case .scenario, .extends, .world, .devices, .network, .steps, .explore, .outcomes, .schedule:
      !isPopulation
    }
  }
}
