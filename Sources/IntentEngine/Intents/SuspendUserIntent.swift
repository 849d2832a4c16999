/// Lets somebody do nothing in the tenant any more.
enum SuspendUserIntent: SuspendingIntent {
  /// The user keeps every place and every role, and none of them counts. It removes nothing and gives
  /// nothing away, so that nothing is asked.
  static let declaration = IntentDeclaration(
    kind: .suspendUser,
    name: "SuspendUserIntent",
    summary: "Lets somebody do nothing in the tenant any more.",
    phrases: [Phrase("suspend <user>")],
    parameters: [Parameter("user", "UserEntity")],
    subjects: [.user],
    preconditions: ["tenant admin", "the user is active"],
    want: "suspend", doneWord: "suspended",
    authentication: .requiresAuthentication,
    visibility: .administrative,
    effects: [.suspension],
    risk: .medium,
    undoWindow: Limits.undoWindow)

  static let wanted = false
  static let opposite = IntentKind.reinstateUser
}
