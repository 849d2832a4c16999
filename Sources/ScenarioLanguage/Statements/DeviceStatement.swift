/// What the `devices` part holds.
enum DeviceStatement: StatementSet, CaseIterable {
  case shortcut, device

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .shortcut:
      StatementRow(
        "shortcut <text> on <device>",
        "A saved Shortcut, with one intent a line below it.",
        "shortcut \"Tidy\" on tablet, schema 1")
    case .device:
      StatementRow(
        "<new name> of <user> [in <tenant>]",
        "A device of a user; the tenant is needed where the user has several.",
        "tablet of alice, offline, holding c1")
    }
  }

  /// What may follow the statement, after commas.
  var facts: [DeviceFact] {
    switch self {
    case .device: DeviceFact.allCases
    case .shortcut: [.schema]
    }
  }

  private static let factGrammars: [DeviceStatement: Grammar<DeviceFact>] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Grammar($0.facts)) })

  /// The grammar of what may follow the statement.
  var factGrammar: Grammar<DeviceFact> {
    DeviceStatement.factGrammars[self]!  // made of all cases
  }
}

/// What differs from normal on a device, after a comma.
enum DeviceFact: StatementSet, CaseIterable {
  case offline, locked, background, signedOut
  case clock, outbox
  case emptyCache, holding
  case through, alsoIn
  case schema
  case donated, history

  var row: StatementRow {
    switch self {
    case .offline: StatementRow("offline", "It has no network.", "tablet of bob, offline")
    case .locked: StatementRow("locked", "Its screen is locked.", "phone of bob, locked")
    case .background:
      StatementRow("background", "The app is not on the screen.", "phone of bob, background")
    case .signedOut:
      StatementRow("signed out", "Nobody is signed in.", "phone of bob, signed out")
    case .clock:
      StatementRow("clock <offset>", "Its clock is wrong by so much.", "phone of bob, clock -5m")
    case .outbox:
      StatementRow(
        "outbox <number>", "How many operations its outbox takes.", "phone of bob, outbox 2")
    case .emptyCache:
      StatementRow("empty cache", "It holds no copy of anything.", "phone of bob, empty cache")
    case .holding:
      StatementRow(
        "holding <copy> [at version <version>] [titled <text>] [owned by <member>]",
        "Its copy of an entity, where that is old; without a version a fresh copy.",
        "tablet of bob, holding c1 at version 1 titled \"Ship\"")
    case .through:
      StatementRow(
        "through <device>",
        "It has no link of its own: another device of its user carries out what is said on it.",
        "watch of bob, through phone")
    case .alsoIn:
      StatementRow(
        "also in <tenant>", "It is signed in to another tenant of its user as well.",
        "phone of bob in acme, also in globex")
    case .schema:
      StatementRow(
        "schema <number>", "The intent schema of its app, or that a Shortcut was saved under.",
        "phone of bob, schema 1")
    case .donated:
      StatementRow(
        "donated <want> <thing>", "Its user had done this by hand before.",
        "phone of bob, donated complete t1")
    case .history:
      StatementRow(
        "suggested <want> <thing> <number> times completed <number> dismissed <number> undone <number>",
        "What had become of its suggestions before; the rest were ignored.",
        "phone of bob, suggested complete t1 20 times completed 15 dismissed 3 undone 1")
    }
  }
}

/// What may stand before a step of a Shortcut.
enum ShortcutStatement: StatementSet, CaseIterable {
  case inTenant

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .inTenant:
      StatementRow(
        "in <tenant>:",
        "The step runs in another tenant than the one that the device works for.",
        "in globex: complete t9")
    }
  }
}
