import IntentEngine

/// The words that no name can be, because a line could then be read in two ways.
enum Keywords {
  /// All reserved words.
  static let reserved: Set<String> = {
    let structure = [
      "scenario", "rules", "question", "tags", "extends", "world", "devices", "network", "steps",
      "expect", "at", "then", "meanwhile", "server", "device", "the", "as", "of", "on", "in", "to",
      "with", "by", "for", "from", "and", "is", "are", "was", "had", "does", "not", "no", "always",
      "finally", "sometimes", "sending", "titled", "owned", "everyone", "nobody", "publicly",
      "suggested", "shortcut", "tenant-wide", "audit", "confirmation", "reply", "request",
      "summary", "outbox", "offline", "online", "key", "keys", "metric", "entry", "population",
      "standing", "showings",
    ]
    return Set(structure + kinds.keys + EntryPoint.allCases.map(\.word))
  }()

  /// The kinds of entity by their word.
  static let kinds: [String: EntityKind] = Dictionary(
    uniqueKeysWithValues: EntityKind.allCases.map { ($0.word, $0) })

  /// The ordinals, `first` being 1.
  static let ordinals = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// Whether a word can be a name: `[a-z][a-z0-9-]*`, and a number after a dot for what a Shortcut
  /// makes.
  static func isName(_ word: String, allowsDot: Bool = false) -> Bool {
    guard word.utf8.count <= LanguageLimits.nameBytes, let first = word.utf8.first,
      isLetter(first)
    else { return false }
    return word.utf8.allSatisfy {
      isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-")
        || allowsDot && $0 == UInt8(ascii: ".")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }

  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
