import IntentEngine
import IntentSimulation

extension Teller {
  /// The line that a user reads before a change: what will be done, to what, and how
  /// (rule `recover.summary`).
  public func summary(
    _ intent: IntentKind, _ arguments: Arguments, _ entity: EntityID?, _ title: TextID?
  ) -> String {
    var parts = [intent.declaration.want]
    switch intent {
    case .addComment:
      parts += [arguments.text.map { quoted($0) } ?? "", "on"]
    case .undo:
      parts.append(arguments.operation.map { name($0) } ?? "")
      if entity != nil { parts.append("on") }
    case .completeTask, .reopenTask, .assignTask, .unassignTask, .renameTask, .renameProject,
      .editComment, .deleteComment, .restoreComment, .shareProject, .unshareProject,
      .transferProject, .archiveProject, .unarchiveProject, .findEntities, .openEntity, .pending,
      .dropKeys:
      break
    }
    parts.append(subject(arguments, entity, title))
    parts += manner(intent, arguments)
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func subject(
    _ arguments: Arguments, _ entity: EntityID?, _ title: TextID?
  ) -> String {
    if let entity { return titled(entity, title) }
    switch arguments.subject {
    case .titled(let kind, let title): return "\(kind.word) titled \(quoted(title))"
    case .position(let kind, let number, let list):
      return "\(kind.word) \(number) on \(name(list))"
    case .forged(let text): return quoted(text)
    case .id(let id): return name(id)
    case .none: return ""
    }
  }

  /// What the arguments add to the subject.
  private func manner(_ intent: IntentKind, _ arguments: Arguments) -> [String] {
    switch intent {
    case .renameTask, .renameProject, .editComment:
      return arguments.text.map { ["to", quoted($0)] } ?? []
    case .shareProject:
      return audience(arguments.audience) + member("with", arguments)
        + (arguments.role.map { ["as", $0.word] } ?? [])
    case .unshareProject:
      return (arguments.audience == nil ? [] : ["from everyone"]) + member("from", arguments)
    case .transferProject, .assignTask: return member("to", arguments)
    case .dropKeys: return arguments.age.map { ["older than", DurationText.text($0)] } ?? []
    case .completeTask, .reopenTask, .unassignTask, .addComment, .deleteComment, .restoreComment,
      .archiveProject, .unarchiveProject, .findEntities, .openEntity, .pending, .undo:
      return []
    }
  }

  private func audience(_ audience: Audience?) -> [String] {
    switch audience {
    case .public: ["publicly"]
    case .tenant: ["with everyone"]
    case .private, nil: []
    }
  }

  private func member(_ preposition: String, _ arguments: Arguments) -> [String] {
    guard case .id(let member) = arguments.member else { return [] }
    return [preposition, name(member)]
  }
}
