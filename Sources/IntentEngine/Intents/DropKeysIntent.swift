/// Drops the idempotency keys that are older than an age.
enum DropKeysIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .dropKeys,
    name: "DropKeysIntent",
    summary: "Drops the idempotency keys that are older than an age.",
    phrases: [Phrase("drop keys older than <duration>")],
    parameters: [Parameter("age", "Duration")],
    requires: .age,
    subjects: [],
    preconditions: ["tenant admin"],
    want: "drop keys", doneWord: "purged",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.keysDropped],
    risk: .medium)

  static func permits(_ grant: Grant) -> Bool { grant.isTenantAdmin }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? {
    let age = max(0, goal.age ?? 0)
    return .keysDropped(goal.tenant, below: Engine.epoch(at: goal.now + (0 - age)))
  }
}
