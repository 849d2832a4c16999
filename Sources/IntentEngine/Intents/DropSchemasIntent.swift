/// Stops understanding the intent schemas below one.
enum DropSchemasIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .dropSchemas,
    name: "DropSchemasIntent",
    summary: "Stops understanding the intent schemas below one.",
    phrases: [Phrase("drop schemas below <number>")],
    parameters: [Parameter("oldest", "Int")],
    requires: .schema,
    subjects: [],
    preconditions: ["tenant admin"],
    want: "drop schemas", doneWord: "retired",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.schemasDropped],
    risk: .medium)

  static func permits(_ grant: Grant) -> Bool { grant.isTenantAdmin }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    .schemasDropped(goal.tenant, below: goal.schema ?? 0)
  }
}
