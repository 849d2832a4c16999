import IntentEngine

/// What the reference model knows of an intent; those that it does not list it does not cover.
struct ModelIntent: Sendable {
  /// What the user needs to have.
  enum Need: Sendable {
    case viewer, editor, editorOrAssignee, admin, author, authorOrAdmin
  }

  let kind: IntentKind
  let need: Need
  /// Only adds, and so takes any version.
  var adds = false
  /// Goes on with what is deleted.
  var acceptsDeleted = false
  /// Works in an archived project.
  var worksOnArchived = false

  /// The intents that the model covers.
  static let all: [ModelIntent] = [
    ModelIntent(kind: .completeTask, need: .editorOrAssignee),
    ModelIntent(kind: .reopenTask, need: .editorOrAssignee),
    ModelIntent(kind: .toggleTask, need: .editorOrAssignee),
    ModelIntent(kind: .assignTask, need: .editor),
    ModelIntent(kind: .unassignTask, need: .editor),
    ModelIntent(kind: .renameTask, need: .editor),
    ModelIntent(kind: .deleteTask, need: .editor, acceptsDeleted: true),
    ModelIntent(kind: .restoreTask, need: .editor, acceptsDeleted: true),
    ModelIntent(kind: .renameProject, need: .admin),
    ModelIntent(kind: .archiveProject, need: .admin, worksOnArchived: true),
    ModelIntent(kind: .unarchiveProject, need: .admin, worksOnArchived: true),
    ModelIntent(kind: .shareProject, need: .admin),
    ModelIntent(kind: .unshareProject, need: .admin, worksOnArchived: true),
    ModelIntent(kind: .addComment, need: .editor, adds: true),
    ModelIntent(kind: .editComment, need: .author),
    ModelIntent(kind: .deleteComment, need: .authorOrAdmin, acceptsDeleted: true),
    ModelIntent(kind: .restoreComment, need: .authorOrAdmin, acceptsDeleted: true),
    ModelIntent(kind: .openEntity, need: .viewer),
  ]

  /// What is known of an intent; `nil` where it is not covered.
  static func of(_ kind: IntentKind) -> ModelIntent? { all.first { $0.kind == kind } }
}
