/// Lets somebody who was suspended do again what they may.
enum ReinstateUserIntent: SuspendingIntent {
  static let declaration = IntentDeclaration(
    kind: .reinstateUser,
    name: "ReinstateUserIntent",
    summary: "Lets somebody who was suspended do again what they may.",
    phrases: [Phrase("reinstate <user>")],
    parameters: [Parameter("user", "UserEntity")],
    subjects: [.user],
    preconditions: ["tenant admin", "the user is suspended"],
    want: "reinstate", doneWord: "reinstated",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.suspension],
    risk: .high,
    undoWindow: Limits.undoWindow)

  static let wanted = true
  static let opposite = IntentKind.suspendUser
}
