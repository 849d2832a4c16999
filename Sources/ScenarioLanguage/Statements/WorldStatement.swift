/// What the `world` holds.
enum WorldStatement: StatementSet, CaseIterable {
  case tenant
  case user, team, project, alias
  case teamAdmin, teamMember
  case share, task, comment

  var row: StatementRow {
    switch self {
    case .tenant:
      StatementRow(
        "tenant <new name>", "A tenant, with all that is its own below it.", "tenant acme")
    case .user:
      StatementRow(
        "user <new name>",
        "A user; the same name in another tenant is the same person.", "user alice, admin")
    case .team:
      StatementRow("team <new name>", "A team, with its people below it.", "team design")
    case .project:
      StatementRow(
        "project <new name> <title> owned by <member>", "A project, owned by a user or a team.",
        "project launch \"Spring launch\" owned by alice, tenant-wide")
    case .alias:
      StatementRow(
        "alias <new name> of <thing>", "An old id that leads to an entity, or to another alias.",
        "alias old-t1 of t1")
    case .teamAdmin:
      StatementRow("<user> admin", "An admin of the team.", "alice admin")
    case .teamMember:
      StatementRow("<user> member", "A member of the team.", "bob member")
    case .share:
      StatementRow(
        "shared with <member> as <role>", "Gives a user or a team a role in the project.",
        "shared with bob as editor")
    case .task:
      StatementRow(
        "task <new name> <title>", "A task of the project.",
        "task t1 \"Book the venue\", assigned to bob")
    case .comment:
      StatementRow(
        "comment <new name> <text> by <user>", "A comment on the project or the task.",
        "comment c1 \"Ship on Friday\" by alice, at version 3")
    }
  }

  /// What stands inside a statement; inside the part itself for `nil`.
  static func inside(_ parent: WorldStatement?) -> [WorldStatement] {
    switch parent {
    case nil: [.tenant]
    case .tenant: [.user, .team, .project, .alias]
    case .team: [.teamAdmin, .teamMember]
    case .project: [.share, .task, .comment]
    case .task: [.comment]
    case .user, .alias, .teamAdmin, .teamMember, .share, .comment: []
    }
  }

  /// What may follow the statement, after commas.
  var facts: [WorldFact] {
    switch self {
    case .user: [.admin, .suspended]
    case .project: [.private, .tenantWide, .public, .archived, .version]
    case .task: [.assigned, .done, .deleted, .version]
    case .comment: [.deleted, .version]
    case .teamAdmin: [.since]
    case .tenant, .team, .alias, .teamMember, .share: []
    }
  }

  private static let grammars: [WorldStatement?: Grammar<WorldStatement>] = {
    let parents: [WorldStatement?] = [nil] + allCases
    return Dictionary(uniqueKeysWithValues: parents.map { ($0, Grammar(inside($0))) })
  }()

  private static let factGrammars: [WorldStatement: Grammar<WorldFact>] = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, Grammar($0.facts)) })

  /// The grammar of what stands inside a statement.
  static func grammar(inside parent: WorldStatement?) -> Grammar<WorldStatement> {
    grammars[parent]!  // made of all cases
  }

  /// The grammar of what may follow the statement.
  var factGrammar: Grammar<WorldFact> {
    WorldStatement.factGrammars[self]!  // made of all cases
  }
}

/// What can be added to a statement of the `world`, after a comma.
enum WorldFact: StatementSet, CaseIterable {
  case admin, suspended
  case `private`, tenantWide, `public`, archived
  case assigned, done
  case deleted
  case version
  case since

  var row: StatementRow {
    switch self {
    case .admin: StatementRow("admin", "An admin of the tenant.", "user alice, admin")
    case .suspended:
      StatementRow(
        "suspended", "Still a member of the tenant, and may do nothing in it.",
        "user mallory, suspended")
    case .private:
      StatementRow(
        "private", "For its members alone; the default.",
        "project p1 \"Plan\" owned by bob, private")
    case .tenantWide:
      StatementRow(
        "tenant-wide", "Every user of the tenant may read it.",
        "project p1 \"Plan\" owned by bob, tenant-wide")
    case .public:
      StatementRow(
        "public", "Anybody may read it.", "project p1 \"Plan\" owned by bob, public")
    case .archived:
      StatementRow(
        "archived", "It can be read and not written.",
        "project p1 \"Plan\" owned by bob, archived")
    case .assigned:
      StatementRow(
        "assigned to <user>", "Who is to do it.", "task t1 \"Book\", assigned to bob")
    case .done: StatementRow("done", "It is done.", "task t1 \"Book\", done")
    case .deleted:
      StatementRow(
        "deleted by <user>", "It is deleted, and was by this user.",
        "comment c1 \"Ship\" by alice, deleted by bob")
    case .version:
      StatementRow(
        "at version <version>", "Its version at time 0: 1, or 2 when deleted, unless stated.",
        "task t1 \"Book\", at version 4")
    case .since:
      StatementRow(
        "since <duration>",
        "How long before time 0 they became one: long ago, unless stated.",
        "alice admin, since 2h")
    }
  }
}
