import IntentEngine

/// What a device does that begins with a word which no action begins with.
enum ActionHint {
  /// The mistake of a line whose action is unknown, with all actions and the one that is near.
  static func mistake(_ tokens: [Token], at index: Int) -> Mistake {
    let word = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1].text : nil
    return Mistake(
      id: .unknownStatement, span: word.span,
      before: "no action of a device begins with \(word.shown)",
      notes: [
        .init("intents: " + list(intents)), .init("what else a device does: " + list(others)),
      ],
      suggestion: help(word, before: next))
  }

  private static func help(_ word: Token, before next: String?) -> String? {
    guard word.kind == .word else {
      return "begin with what is done: `complete t1`, `comment \"Ship\" on t1`"
    }
    if let known = said[word.text] { return "did you mean `\(known)`?" }
    let openings = intents + others
    if let next {
      let whole = stems(of: word.text).map { $0 + " " + next }
      if let found = openings.first(where: whole.contains) { return "did you mean `\(found)`?" }
    }
    let first = openings.map { String($0.prefix { $0 != " " }) }.uniqued()
    if let stem = stems(of: word.text).first(where: first.contains) {
      return "did you mean `\(stem)`?"
    }
    return Suggestion.didYouMean(word.text, among: first)
  }

  /// The word, and what it may be a form of.
  private static func stems(of word: String) -> [String] {
    let endings = ["s", "es", "d", "ed", "ing"].filter(word.hasSuffix)
    return [word]
      + endings.flatMap { ending in
        let stem = String(word.dropLast(ending.count))
        return [stem, stem + "e"]
      }
  }

  private static func list(_ openings: [String]) -> String {
    openings.map { "`\($0)`" }.joined(separator: ", ")
  }

  /// What the phrases of today's intents begin with.
  private static let intents: [String] =
    ActionStatement.intents.filter { !$0.isAdministrative && $0.isOfToday }.map {
      Pattern($0.phrase).opening
    }
    .uniqued()

  /// What everything else that a device does begins with.
  private static let others: [String] =
    ActionStatement.allCases.filter { !ActionStatement.intents.contains($0) }
    .map { Pattern($0.row.pattern).opening }

  /// Words for what the language says in others.
  private static let said: [String: String] = [
    "finish": "complete", "finishes": "complete", "done": "complete", "mark": "complete",
    "tick": "complete", "check": "complete", "uncheck": "reopen", "add": "comment \"...\" on",
    "write": "comment \"...\" on", "post": "comment \"...\" on", "change": "edit",
    "remove": "delete", "erase": "delete", "trash": "delete", "undelete": "restore",
    "recover": "restore", "publish": "share", "unpublish": "unshare",
    "give": "transfer", "delegate": "assign", "search": "find", "look": "find", "view": "open",
    "show": "open",
    "revert": "undo", "yes": "confirm", "approve": "confirm", "accept": "confirm",
    "no": "decline", "cancel": "decline", "refuse": "decline", "reject": "decline",
    "pick": "pick up", "select": "choose", "repeat": "replay", "resend": "retry",
    "connect": "go online", "reconnect": "go online", "disconnect": "go offline",
    "online": "go online", "offline": "go offline", "login": "sign in as", "log": "sign in as",
    "logout": "sign out", "quit": "kill app", "close": "kill app", "launch": "open app",
    "start": "open app", "fetch": "sync", "refresh": "sync",
  ]
}

extension Pattern {
  /// The fixed words before the first slot; a comment's text is shown as one.
  var opening: String {
    var words: [String] = []
    for element in elements {
      switch element {
      case .word(let word): words.append(word)
      case .slot(.text, _) where words == ["comment"]: words.append("\"...\"")
      case .slot, .list, .optional, .comma, .colon: return words.joined(separator: " ")
      }
    }
    return words.joined(separator: " ")
  }
}
