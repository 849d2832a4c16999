/// Finds what has a title, among what the user may see.
enum FindEntitiesIntent: ReadingIntent {
  static let declaration = IntentDeclaration(
    kind: .findEntities,
    name: "FindEntitiesIntent",
    summary: "Finds what has a title, among what the user may see.",
    phrases: [Phrase("find <kind> titled <text>")],
    parameters: [Parameter("kind", "EntityKindAppEnum"), Parameter("title", "String")],
    subjects: [.task, .project, .comment],
    preconditions: [],
    want: "find", doneWord: "found",
    authentication: .requiresAuthentication,
    isRead: true)
}
