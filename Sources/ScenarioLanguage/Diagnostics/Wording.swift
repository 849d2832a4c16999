import IntentEngine

/// How messages say things.
enum Wording {
  /// A word of the file in quotes, safe to show and not endless.
  static func quoted(_ text: String) -> String {
    let limit = 60
    let scalars = text.unicodeScalars
    let isLong = scalars.count > limit
    let start = isLong ? String(String.UnicodeScalarView(scalars.prefix(limit))) : text
    return "\"" + HiddenScalar.shown(start) + (isLong ? "..." : "") + "\""
  }

  /// A noun with its article.
  static func article(_ noun: String) -> String {
    guard let first = noun.first, "aeiou".contains(first) else { return "a " + noun }
    // "a user", as it is spoken.
    return (noun.hasPrefix("user") ? "a " : "an ") + noun
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// `a`, `a or b`, `a, b or c`.
  static func alternatives(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
