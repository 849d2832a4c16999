/// Gives a person, a team or an audience access to a project.
enum ShareProjectIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .shareProject,
    name: "ShareProjectIntent",
    summary: "Gives a person, a team or an audience access to a project.",
    phrases: [
      Phrase("share <project> with <member> as <role>"),
      Phrase("share <project> with everyone", audience: .tenant),
      Phrase("share <project> publicly", audience: .public),
    ],
    parameters: [
      Parameter("project", "ProjectEntity"), Parameter("member", "MemberEntity", isRequired: false),
      Parameter("role", "RoleAppEnum", isRequired: false),
      Parameter("audience", "AudienceAppEnum", isRequired: false),
    ],
    subjects: [.project],
    preconditions: ["admin"],
    doneWord: "shared",
    effects: [.membership, .audience],
    risk: .high,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant, _ state: State) -> Bool { grant.isAtLeast(.admin) }

  static func isSo(_ goal: Goal, _ state: State) -> Bool { Sharing.isSo(goal, state) }

  static func effect(_ goal: Goal, _ state: State) -> Event? { Sharing.effect(goal, state) }

  static func trace(_ goal: Goal, _ state: State) -> Trace { Sharing.trace(goal, state) }

  static func stands(_ key: KeyRow, _ state: State) -> Bool { Sharing.stands(key, state) }

  static func inverse(_ key: KeyRow) -> Inverse? { Sharing.inverse(key) }
}
