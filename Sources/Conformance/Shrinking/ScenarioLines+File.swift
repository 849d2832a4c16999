import ScenarioLanguage

extension ScenarioLines {
  /// The file for people: without the names that it can do without, and in canonical form.
  ///
  /// - Parameter fails: whether a scenario fails in the same way.
  func file(
    head: [String], expectations: [String], while fails: @escaping (Scenario) -> Bool
  ) -> String {
    let text = UnusedNames.leftOut(
      of: text(head: head, expectations: expectations), while: fails)
    let outcome = ScenarioFormatter.format(path: FuzzedFile.path, bytes: Array(text.utf8))
    guard case .formatted(let formatted) = outcome else { return text }
    return formatted
  }
}
