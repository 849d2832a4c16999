import Conformance

/// What `report --format json` writes, as a JSON Schema.
package enum ReportSchema {
  /// The schema, ending in a newline.
  package static var text: String { document.text }

  static let document = JSONValue.object([
    .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    .init("title", .string("What intentsim report tells of runs")),
    .init("type", .string("object")),
    .init("required", JSONValue(members.map(\.name))),
    .init("additionalProperties", .bool(false)),
    .init("properties", .object(members)),
    .init("$defs", .object(definitions)),
  ])

  private static let members: [JSONValue.Member] = [
    .init("format", one(of: ["intentsim-report"], "What this is")),
    .init(
      "version",
      .object([
        .init("const", .number(ReportModel.version)),
        .init("description", .string("Rises when a field changes its meaning or goes away")),
      ])),
    .init("verdict", one(of: verdicts, "The worst of all scenarios")),
    .init("exitStatus", number("The exit status of the command")),
    .init("without", texts("The safeguards that were off, as given")),
    .init("story", texts("The story of the scenario, where the report is of one")),
    .init("scenarios", list(of: "scenario", "What came of the scenario files, by path")),
    .init("runs", list(of: "run", "Runs that can be stepped through")),
    .init("curve", optional("curve", "What came of many people over weeks")),
    .init("comparison", optional("comparison", "A failing run beside the nearest that passes")),
    .init("outcomes", list(of: "outcome", "How explored runs end")),
    .init(
      "rules",
      .object([
        .init("type", .array([.string("array"), .string("null")])),
        .init("items", reference("rule")),
        .init("description", .string("The rules, where the report is of many scenarios")),
      ])),
    .init("notes", texts("What was left out, and why")),
  ]

  private static let definitions: [JSONValue.Member] = [
    .init("failure", failure), .init("scenario", scenario), .init("explored", explored),
    .init("run", run), .init("lane", lane), .init("pause", pause), .init("rows", rows),
    .init("state", state), .init("event", event), .init("change", change),
    .init("message", message), .init("comparison", comparison), .init("line", line),
    .init("curve", curve), .init("intent", intent), .init("week", week),
    .init("standing", standing), .init("outcome", outcome), .init("rule", rule),
    .init("mutant", mutant),
  ]

  static let verdicts = Verdict.allCases.map(\.rawValue)
}

extension ReportSchema {
  // MARK: Words of the schema

  /// An object that has all of its members and no other.
  static func object(_ description: String, _ members: [JSONValue.Member]) -> JSONValue {
    .object([
      .init("description", .string(description)),
      .init("type", .string("object")),
      .init("required", JSONValue(members.map(\.name))),
      .init("additionalProperties", .bool(false)),
      .init("properties", .object(members)),
    ])
  }

  static func text(_ description: String) -> JSONValue { type(["string"], description) }
  static func optionalText(_ description: String) -> JSONValue {
    type(["string", "null"], description)
  }
  static func number(_ description: String) -> JSONValue { type(["integer"], description) }
  static func optionalNumber(_ description: String) -> JSONValue {
    type(["integer", "null"], description)
  }
  static func truth(_ description: String) -> JSONValue { type(["boolean"], description) }

  private static func type(_ types: [String], _ description: String) -> JSONValue {
    .object([
      .init("type", types.count == 1 ? .string(types[0]) : JSONValue(types)),
      .init("description", .string(description)),
    ])
  }

  static func texts(_ description: String) -> JSONValue {
    .object([
      .init("type", .string("array")),
      .init("items", .object([.init("type", .string("string"))])),
      .init("description", .string(description)),
    ])
  }

  static func one(of words: [String], orNull: Bool = false, _ description: String) -> JSONValue {
    .object([
      .init("enum", .array(words.map(JSONValue.string) + (orNull ? [.null] : []))),
      .init("description", .string(description)),
    ])
  }

  static func reference(_ name: String) -> JSONValue {
    .object([.init("$ref", .string("#/$defs/\(name)"))])
  }

  static func list(of name: String, _ description: String) -> JSONValue {
    .object([
      .init("type", .string("array")),
      .init("items", reference(name)),
      .init("description", .string(description)),
    ])
  }

  static func optional(_ name: String, _ description: String) -> JSONValue {
    .object([
      .init("anyOf", .array([reference(name), .object([.init("type", .string("null"))])])),
      .init("description", .string(description)),
    ])
  }
}
