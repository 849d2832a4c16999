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
    want: "unshare", doneWord: "unshared",
    effects: [.membership, .audience],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { Sharing.isSo(goal, now) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? { Sharing.effect(goal, now) }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace { Sharing.trace(goal, now) }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { Sharing.stands(key, now) }

  static func inverse(_ key: KeyRow) -> Inverse? { Sharing.inverse(key) }
}
