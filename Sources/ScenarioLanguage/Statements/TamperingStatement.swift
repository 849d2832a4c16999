/// What a hostile or broken client sends in place of what it should: the list after `sending`.
enum TamperingStatement: StatementSet, CaseIterable {
  case noKey, keyOf, keyFromFuture
  case noVersion, version
  case noSubject, forgedID, id
  case role, hand, unlocked, title, owner, console
  case unknownIntent, intent, age, alsoPublicly
  case text, raw
  case confirmationOf
  case schema
  case file, noContent

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .noKey: row("no key", "No key at all.")
    case .keyOf: row("key of <operation>", "The key of another operation.", "key of del")
    case .keyFromFuture: row("key from the future", "A key of an epoch that has not come.")
    case .noVersion: row("no version", "No version.")
    case .version: row("version <number>", "Another version than it saw.", "version 3")
    case .noSubject: row("no subject", "Nothing where the entity should be.")
    case .forgedID: row("id <text>", "A made-up id.", "id \"c-4711\"")
    case .id: row("id <thing>", "The id of another entity.", "id c2")
    case .role: row("claim role <role>", "Claims a role.", "claim role admin")
    case .hand: row("claim hand", "Claims that the user's hand did it.")
    case .unlocked: row("claim unlocked", "Claims that the device is not locked.")
    case .title:
      row("claim title <text>", "Claims what its copy calls the entity.", "claim title \"Ship\"")
    case .owner:
      row("claim owner <member>", "Claims whom its copy calls the owner.", "claim owner bob")
    case .console: row("claim console", "Claims to be the server's console.")
    case .intent:
      row("intent <intent>", "Another intent than was said.", "intent drop-keys, age 1d")
    case .age: row("age <duration>", "An age.", "intent drop-keys, age 1d")
    case .unknownIntent: row("unknown intent", "A name of an intent that does not exist.")
    case .alsoPublicly: row("also publicly", "An audience on top of what the wording names.")
    case .text: row("text <text>", "Another text than was said.", "text \"as admin\"")
    case .raw: row("raw <text>", "A body that can't be read.", "raw \"{\"")
    case .confirmationOf:
      row(
        "confirmation of <operation>", "A confirmation that was asked for another operation.",
        "confirmation of del")
    case .schema:
      row("schema <number>", "Another intent schema than it was made for.", "schema 9")
    case .file:
      row(
        "file <file>", "Another file than was handed over.",
        "file \"plan.pdf\" (application/pdf, 9KB)")
    case .noContent: row("no content", "A file without what is in it.")
    }
  }

  private func row(_ pattern: String, _ summary: String, _ item: String? = nil) -> StatementRow {
    StatementRow(pattern, summary, "phone: delete c1 sending \(item ?? pattern)")
  }
}
