import Conformance

extension RunModel {
  /// The run as the report for programs has it; `intentsim schema` prints what each field means.
  var json: JSONValue {
    .object([
      .init("label", .string(label)),
      .init("verdict", .string(verdict.rawValue)),
      .init("undecided", JSONValue(undecided)),
      .init("failures", .array(failures.map(JSONReport(SuiteResult(scenarios: [])).value))),
      .init("timed", .bool(isTimed)),
      .init("lanes", .array(lanes.map(\.json))),
      .init("operations", JSONValue(operations)),
      .init("beginning", beginning.json),
      .init("events", .array(events.map(\.json))),
      .init("messages", .array(messages.map(\.json))),
      .init("leftOut", .number(leftOut)),
    ])
  }
}

extension RunModel.Lane {
  fileprivate var json: JSONValue {
    .object([
      .init("kind", .string(kind.rawValue)),
      .init("name", .string(name)),
      .init(
        "pauses",
        .array(
          pauses.map {
            .object([.init("from", JSONValue($0.from)), .init("to", JSONValue($0.to))])
          })),
    ])
  }
}

extension RunState {
  fileprivate var json: JSONValue {
    .object(
      Section.allCases.map { .init($0.rawValue, .array(self[$0].map { JSONValue($0) })) })
  }
}

extension RunEvent {
  fileprivate var json: JSONValue {
    .object([
      .init("milliseconds", .number(Int(milliseconds))),
      .init("time", .string(time)),
      .init("lane", .number(lane)),
      .init("kind", .string(kind.rawValue)),
      .init("tone", JSONValue(tone?.rawValue)),
      .init("operation", JSONValue(operation)),
      .init("rule", JSONValue(rule?.slug)),
      .init("text", .string(text)),
      .init("changes", .array(changes.map(\.json))),
    ])
  }
}

extension RunState.Change {
  fileprivate var json: JSONValue {
    .object([
      .init("section", .string(section.rawValue)),
      .init("at", .number(at)),
      .init("removed", .number(removed)),
      .init("inserted", .array(inserted.map { JSONValue($0) })),
    ])
  }
}

extension RunMessage {
  fileprivate var json: JSONValue {
    .object([
      .init("text", .string(text)),
      .init("operation", JSONValue(operation)),
      .init("from", .number(from)),
      .init("to", .number(to)),
      .init("sent", .number(sent)),
      .init("arrived", JSONValue(arrived)),
      .init("lost", JSONValue(lost)),
      .init("copy", .bool(isCopy)),
    ])
  }
}
