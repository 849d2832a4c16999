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
    want: "share", doneWord: "shared",
    effects: [.membership, .audience],
    risk: .high,
    undoWindow: Limits.undoWindow)

  static func permits(_ grant: Grant) -> Bool { grant.isAtLeast(.admin) }

  static func isSo(_ goal: Goal, _ now: SubjectState) -> Bool { Sharing.isSo(goal, now) }

  static func effect(_ goal: Goal, _ now: SubjectState) -> Event? { Sharing.effect(goal, now) }

  static func trace(_ goal: Goal, _ now: SubjectState) -> Trace { Sharing.trace(goal, now) }

  static func stands(_ key: KeyRow, _ now: SubjectState) -> Bool { Sharing.stands(key, now) }

  static func inverse(_ key: KeyRow) -> Inverse? { Sharing.inverse(key) }
}
