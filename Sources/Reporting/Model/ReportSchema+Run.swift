import Conformance

extension ReportSchema {
  static let run = object(
    "One run, event by event",
    [
      .init("label", text("What it is among the runs")),
      .init("verdict", one(of: verdicts, "What came of it")),
      .init("undecided", optionalText("The limit that ended it early")),
      .init("failures", list(of: "failure", "What is wrong with it")),
      .init("timed", truth("Whether virtual time decided the order, and no schedule")),
      .init("lanes", list(of: "lane", "Where things happen; others name a lane by its place")),
      .init("operations", texts("The names of the operations; others name one by its place")),
      .init("beginning", reference("state")),
      .init("events", list(of: "event", "What happened; others name an event by its place")),
      .init("messages", list(of: "message", "Each copy of each message")),
      .init("leftOut", number("How many events there are beyond those that are kept")),
    ])

  static let lane = object(
    "A place where things happen",
    [
      .init("kind", one(of: RunModel.Lane.Kind.allCases.map(\.rawValue), "What is there")),
      .init("name", text("Its name in the scenario")),
      .init("pauses", list(of: "pause", "When it was out of reach")),
    ])

  static let pause = object(
    "A stretch out of reach",
    [
      .init("from", optionalNumber("The event that begins it; null for the beginning")),
      .init("to", optionalNumber("The event that ends it; null where it lasts")),
    ])

  static let rows = JSONValue.object([
    .init("type", .string("array")), .init("items", texts("The cells of a row")),
  ])

  static let state = object(
    "What there is in a moment, as rows of cells",
    RunState.Section.allCases.map { .init($0.rawValue, reference("rows")) })

  static let event = object(
    "One thing that happened",
    [
      .init("milliseconds", number("When, in virtual time")),
      .init("time", text("The same in words")),
      .init("lane", number("Where")),
      .init("kind", one(of: RunEvent.Kind.allCases.map(\.rawValue), "What kind of thing it is")),
      .init(
        "tone",
        one(
          of: RunEvent.Tone.allCases.map(\.rawValue), orNull: true,
          "What a decision or answer means to who asked")),
      .init("operation", optionalNumber("The operation that it is about")),
      .init("rule", optionalText("The rule that decided")),
      .init("text", text("What happened")),
      .init("changes", list(of: "change", "How the state became another; in this order")),
    ])

  static let change = object(
    "Rows of a section that became others",
    [
      .init("section", one(of: RunState.Section.allCases.map(\.rawValue), "Which section")),
      .init("at", number("The place of the first of them")),
      .init("removed", number("How many go away")),
      .init("inserted", reference("rows")),
    ])

  static let message = object(
    "One copy of a message",
    [
      .init("text", text("What it is")),
      .init("operation", optionalNumber("The operation that it is about")),
      .init("from", number("The lane that it goes from")),
      .init("to", number("The lane that it goes to")),
      .init("sent", number("The event with which it goes out")),
      .init("arrived", optionalNumber("The event with which it comes in")),
      .init("lost", optionalNumber("The event with which it is lost")),
      .init("copy", truth("Whether the network made it of another")),
    ])
}
