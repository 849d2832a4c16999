import IntentEngine
import IntentSimulation

extension FactChecker {
  /// Why a task has no file of a name; without a name, why it has one.
  func refuteFile(_ name: String?, on designation: Designation) -> String? {
    guard let task = entity(designation) else { return "it was never made" }
    let files = state.attachments.rows.filter { $0.task == task }.map(\.file)
    let isThere = files.contains { world.setup.texts[world.setup.files[$0].name] == name }
    if name == nil ? files.isEmpty : isThere { return nil }
    guard !files.isEmpty else { return "\(teller.name(task)) has no file" }
    return "\(teller.name(task)) has " + files.map { teller.file($0) }.joined(separator: ", ")
  }
}
