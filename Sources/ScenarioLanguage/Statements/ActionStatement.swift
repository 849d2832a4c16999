import IntentEngine

/// What can be done on a device, and at the server's console.
enum ActionStatement: StatementSet, CaseIterable {
  /// One of the phrases that an intent declares.
  case intent(IntentKind, phrase: Int)
  case confirm, confirmForGood, decline, choose
  case replay, run, pickUp, retry
  case goOffline, goOnline, lock, unlock, background, foreground, killApp, openApp
  case signIn, signOut, switchTenant, sync
  case updateApp
  case suggest, dismiss, discover
  case removeFile, replaceFile

  /// Every phrase of every intent, in the order of the catalogue, then the device's own actions.
  static let allCases: [ActionStatement] =
    intents + [
      .confirm, .confirmForGood, .decline, .choose, .replay, .run, .pickUp, .retry, .goOffline,
      .goOnline, .lock,
      .unlock, .background, .foreground, .killApp, .openApp, .signIn, .signOut, .switchTenant,
      .sync, .updateApp, .suggest, .dismiss, .discover, .removeFile, .replaceFile,
    ]

  /// Every phrase of every intent.
  static let intents: [ActionStatement] = IntentKind.allCases.flatMap { kind in
    kind.declaration.phrases.indices.map { .intent(kind, phrase: $0) }
  }

  /// What can be done on a device.
  static let deviceGrammar = Grammar(allCases.filter { !$0.isAdministrative })
  /// What can be done at the server's console: what is administrative is taken back there too.
  static let consoleGrammar = Grammar(
    allCases.filter(\.isAdministrative)
      + [.intent(.undo, phrase: 0), .confirm, .decline, .replay])
  /// What a Shortcut can hold: intents that name no operation of the script.
  static let shortcutGrammar: Grammar<ActionStatement> = {
    let steps = intents.filter { !$0.isAdministrative && !$0.phrase.contains("<operation>") }
    return Grammar(steps.map { ($0, $0.phrase) })
  }()

  var row: StatementRow {
    switch self {
    case .intent(let kind, let index):
      StatementRow(
        phrase + ActionStatement.naming,
        kind.declaration.summary + ActionStatement.remark(on: kind.declaration.phrases[index]),
        ActionExamples.example(
          of: kind.declaration.phrases[index], isAdministrative: isAdministrative))
    case .confirm:
      StatementRow(
        "confirm <operation>", "Says yes by hand to the question that this device shows.",
        "phone: confirm del")
    case .confirmForGood:
      StatementRow(
        "confirm <operation>, don't ask again",
        "Says yes, and wants no more questions about such an action in this project.",
        "phone: confirm del, don't ask again")
    case .decline:
      StatementRow("decline <operation>", "Says no to it.", "phone: decline del")
    case .choose:
      StatementRow(
        "choose <entity> for <operation>", "Picks one of the candidates.",
        "phone: choose t2 for find")
    case .replay:
      StatementRow(
        "replay <operation>" + ActionStatement.naming,
        "Sends the same operation, with the same key, from here.",
        "tablet, shortcuts: replay del as again")
    case .run:
      StatementRow(
        "run <text>" + ActionStatement.naming,
        "Runs a saved Shortcut: each step is an operation, `tidy.1`, `tidy.2`, with its own key.",
        "tablet, shortcuts: run \"Tidy\" as tidy")
    case .pickUp:
      StatementRow(
        "pick up <operation>" + ActionStatement.naming,
        "Goes on here with an operation that waits for an answer on another device.",
        "tablet: pick up del as del-there")
    case .retry:
      StatementRow(
        "retry <operation>", "Sends an operation of this device again, by hand.", "phone: retry del"
      )
    case .goOffline: StatementRow("go offline", "Loses the network.", "phone: go offline")
    case .goOnline: StatementRow("go online", "Has network again.", "phone: go online")
    case .lock: StatementRow("lock", "Locks the screen.", "phone: lock")
    case .unlock: StatementRow("unlock", "Unlocks it.", "phone: unlock")
    case .background:
      StatementRow("background", "Sends the app to the background.", "phone: background")
    case .foreground: StatementRow("foreground", "Brings it back.", "phone: foreground")
    case .killApp: StatementRow("kill app", "Ends the app's processes.", "phone: kill app")
    case .openApp: StatementRow("open app", "Starts the app.", "phone: open app")
    case .signIn: StatementRow("sign in as <user>", "Signs a user in.", "phone: sign in as bob")
    case .signOut: StatementRow("sign out", "Signs the user out.", "phone: sign out")
    case .switchTenant:
      StatementRow(
        "switch to tenant <tenant>", "Goes on in another tenant of the user.",
        "phone: switch to tenant globex")
    case .sync: StatementRow("sync", "Fetches a fresh copy of all.", "phone: sync")
    case .updateApp:
      StatementRow(
        "update app to schema <number>",
        "Updates the app; what was said and saved before keeps its schema.",
        "old-phone: update app to schema 3")
    case .suggest:
      StatementRow(
        "suggest" + ActionStatement.naming,
        "The system asks what it may suggest now, and shows it as one list.",
        "phone: suggest as s1")
    case .dismiss:
      StatementRow(
        "dismiss <suggestions>", "The user wants none of them.", "phone: dismiss s1")
    case .discover:
      StatementRow(
        "discover", "Somebody looks what can be done at an entry point.", "phone, siri: discover")
    case .removeFile:
      StatementRow(
        "remove file <text>", "Another app removes a file that it had handed over.",
        "phone: remove file \"plan.pdf\"")
    case .replaceFile:
      StatementRow(
        "replace file <file>", "It puts another file in its place.",
        "phone: replace file \"plan.pdf\" (application/pdf, 130KB)")
    }
  }

  /// Whether it is said in today's intent schema.
  var isOfToday: Bool {
    guard case .intent(let kind, let index) = self else { return true }
    return kind.declaration.phrases[index].schemas.contains(Request.currentSchema)
  }

  /// Up to which schema a phrase is said, where that is not today's.
  private static func remark(on phrase: Phrase) -> String {
    phrase.schemas.contains(Request.currentSchema)
      ? "" : " Said up to schema \(phrase.schemas.upperBound)."
  }

  /// How an invocation is named.
  static let naming = " [as <new name>]"

  /// Whether it is done at the server's console, by a named user.
  var isAdministrative: Bool {
    guard case .intent(let kind, _) = self else { return false }
    return kind.declaration.visibility == .administrative
  }

  /// An intent's phrase as its declaration words it.
  var phrase: String {
    guard case .intent(let kind, let index) = self else { return row.pattern }
    return kind.declaration.phrases[index].pattern
  }

  /// Whether it sends a request of its own, which `sending` can tamper with, and comes in through
  /// an entry point.
  var sendsRequest: Bool {
    switch self {
    case .intent, .confirm, .confirmForGood, .replay: true
    case .decline, .choose, .run, .pickUp, .retry, .goOffline, .goOnline, .lock, .unlock,
      .background, .foreground, .killApp, .openApp, .signIn, .signOut, .switchTenant, .sync,
      .updateApp, .suggest, .dismiss, .discover, .removeFile, .replaceFile:
      false
    }
  }
}

/// Lines that show an intent's phrases, made of the phrases themselves.
enum ActionExamples {
  /// A line with this phrase.
  static func example(of phrase: Phrase, isAdministrative: Bool) -> String {
    let isOld = !phrase.schemas.contains(Request.currentSchema)
    let device = isAdministrative ? "server as carol" : isOld ? "old-phone" : "phone"
    let fillings = [
      ("<task|project>", "t1"), ("<task|project|comment>", "c1"), ("<task>", "t1"),
      ("<project>", "launch"), ("<proposal>", "give"), ("<comment>", "c1"),
      ("<member>", "bob"), ("<user>", "bob"),
      ("<project|team>", "launch"), ("<team>", "design"), ("<team-role>", "admin"),
      ("<role>", "editor"), ("<text>", "\"Ship\""),
      ("<kind>", "task"), ("<operation>", "del"), ("<duration>", "1d"), ("<number>", "2"),
      ("<other-project>", "spring"), ("<other-project>,", "spring,"), ("<third-project>", "summer"),
      ("<other-task>", "t2"), ("<tenant>", "globex"),
      ("<file>", "\"plan.pdf\" (application/pdf, 120KB)"),
    ]
    let line = phrase.pattern.split(separator: " ").map { word in
      fillings.first { $0.0 == word }?.1 ?? String(word)
    }
    return "\(device): " + line.joined(separator: " ")
  }
}
