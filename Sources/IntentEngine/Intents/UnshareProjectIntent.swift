/// Takes access to a project away.
enum UnshareProjectIntent: IntentBehaviour {
  static let declaration = IntentDeclaration(
    kind: .unshareProject,
    name: "UnshareProjectIntent",
    summary: "Takes access to a project away.",
    phrases: [
      Phrase("unshare <project> from <member>"),
      Phrase("unshare <project> from everyone", audience: .private),
    ],
    parameters: [
      Parameter("project", "ProjectEntity"), Parameter("member", "MemberEntity", isRequired: false),
      Parameter("audience", "AudienceAppEnum", isRequired: false),
    ],
    subjects: [.project],
    preconditions: ["admin"],
    doneWord: "unshared",
    effects: [.membership, .audience],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant, _ state: State) -> Bool { grant.isAtLeast(.admin) }

  static func isSo(_ goal: Goal, _ state: State) -> Bool { Sharing.isSo(goal, state) }

  static func effect(_ goal: Goal, _ state: State) -> Event? { Sharing.effect(goal, state) }

  static func trace(_ goal: Goal, _ state: State) -> Trace { Sharing.trace(goal, state) }

  static func stands(_ key: KeyRow, _ state: State) -> Bool { Sharing.stands(key, state) }

  static func inverse(_ key: KeyRow) -> Inverse? { Sharing.inverse(key) }
}
