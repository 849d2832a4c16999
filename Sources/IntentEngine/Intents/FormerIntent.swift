/// What an intent was in earlier schemas, and what that means today (rule `resolve.schema`).
///
/// It is declared by the intent that took its place: the successor.
public struct FormerIntent: Sendable {
  /// The last schema in which it was so.
  public let through: UInt16
  /// The type's name at that time.
  public let name: String
  /// What somebody who said it wanted, in a word or two.
  public let want: String
  public let migration: Migration

  public init(through: UInt16, name: String, want: String, migration: Migration) {
    self.through = through
    self.name = name
    self.want = want
    self.migration = migration
  }
}

/// How a request of a former schema is read today: with the meaning that its author saw.
public enum Migration: Hashable, Sendable {
  /// It means the same under another name.
  case unchanged
  /// A member got this role, which the schema had no parameter for.
  case role(Role)
  /// Today's intent must be told what the former one had no parameter for: nothing is guessed.
  case impossible
}

extension IntentKind {
  /// What the intent was in a schema; `nil` where it was what it is today.
  public func former(in schema: UInt16) -> FormerIntent? {
    declaration.former.first { schema <= $0.through }
  }

  /// The intent's name in a schema.
  public func name(in schema: UInt16) -> String {
    former(in: schema)?.name ?? declaration.name
  }

  /// What somebody who says it in a schema wants, in a word or two.
  public func want(in schema: UInt16) -> String {
    former(in: schema)?.want ?? declaration.want
  }

  /// Whether the intent can be said in a schema at all.
  public func exists(in schema: UInt16) -> Bool {
    declaration.phrases.isEmpty || declaration.phrases.contains { $0.schemas.contains(schema) }
  }
}

extension Arguments {
  /// The arguments as they mean today what was said in a former schema.
  public func migrated(by migration: Migration) -> Arguments {
    guard case .role(let role) = migration, member != .none else { return self }
    var migrated = self
    migrated.role = role
    return migrated
  }
}
