import IntentEngine

/// What somebody meant who wrote a line in words that sound right and are not the language's.
enum Hint {
  /// What to write in place of the token that has no place, if that can be told.
  static func help(at index: Int, _ tokens: [Token], expected: [Matcher.Expected]) -> String? {
    guard index < tokens.count else { return nil }
    if tokens[index].kind == .text { return designation(expected) }
    guard tokens[index].kind == .word else { return nil }
    return comma(tokens[index], expected) ?? preposition(tokens, index, expected)
      ?? verb(tokens, index, expected)
  }

  /// A title alone where an entity should be named.
  private static func designation(_ expected: [Matcher.Expected]) -> String? {
    for case .slot(.entity(let kinds)) in expected {
      guard let kind = kinds.first else { continue }
      return "name it, or say `\(kind.word) titled \"...\"`"
    }
    return nil
  }

  /// What is added to a statement, without the comma before it.
  private static func comma(_ token: Token, _ expected: [Matcher.Expected]) -> String? {
    guard expected.contains(.comma), followers.contains(token.text) else { return nil }
    return "put a comma before it: `, \(token.text)`"
  }

  /// The words that what is added after a comma begins with.
  private static let followers: Set<String> = Set(
    Grammar(DeviceFact.allCases).firstWords + Grammar(WorldFact.allCases).firstWords
      + Grammar(MannerStatement.allCases).firstWords + Grammar(OutcomeFact.allCases).firstWords)

  /// `reply of del`, `request to del`.
  private static func preposition(
    _ tokens: [Token], _ index: Int, _ expected: [Matcher.Expected]
  ) -> String? {
    let pair = [
      ("of", "to", "a reply is one to an operation: `reply to del`"),
      ("to", "of", "a request is one of an operation: `request of del`"),
    ]
    return pair.first { tokens[index].text == $0.0 && expected.contains(.word($0.1)) && index > 0 }
      .flatMap { isMessage(tokens[..<index]) ? $0.2 : nil }
  }

  private static func isMessage(_ before: ArraySlice<Token>) -> Bool {
    before.contains { ["request", "requests", "reply", "replies"].contains($0.text) }
  }

  /// `has title`, `has`.
  private static func verb(
    _ tokens: [Token], _ index: Int, _ expected: [Matcher.Expected]
  ) -> String? {
    guard ["has", "have", "contains", "named", "called"].contains(tokens[index].text),
      expected.contains(.word("is"))
    else { return nil }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    let isTitle = ["title", "name", "text"].contains(next?.text) || next?.kind == .text
    if isTitle { return "a title is told by `is titled \"...\"`" }
    if next?.text == "owner" { return "an owner is told by `is owned by alice`" }
    return "what a device has is told by `holds`, a role by `is editor of`"
  }
}
