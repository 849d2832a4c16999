import IntentEngine

/// The manual of the scenario language, printed from the tables that the checker uses.
public enum LanguageReference {
  /// The text of `intentsim help language`.
  public static let text: String = sections.joined(separator: "\n")

  private static var sections: [String] {
    [
      introduction,
      section("parts", "in this order", PartStatement.allCases),
      section("world", "nested by indentation", WorldStatement.allCases) {
        places(of: $0) + followers($0.facts)
      },
      section("world: after a comma", "", WorldFact.allCases),
      section("devices", "", DeviceStatement.allCases) { followers($0.facts) },
      section("devices: after a comma", "", DeviceFact.allCases),
      section("devices: before a step of a Shortcut", "", ShortcutStatement.allCases),
      section("network", "", NetworkStatement.allCases),
      section(
        "steps: when", "WHEN ACTOR[, ENTRY]: ACTION [as NAME] [sending ...]",
        MomentStatement.allCases),
      section("steps: who", "", ActorStatement.allCases),
      section("steps: by which entry point", "", MannerStatement.allCases),
      section("steps: what a device does", "", ActionStatement.allCases),
      section("steps: what happens to the server", "", ServerStatement.allCases),
      section(
        "steps: what happens on the network", "a fault stays armed until it hits",
        NetworkFault.allCases),
      section(
        "steps: sending", "what a hostile or broken client sends", TamperingStatement.allCases),
      section("habits", "of a population", HabitStatement.allCases) { followers($0.facts) },
      section("habits: after a comma", "", HabitFact.allCases),
      section("explore", "what may vary", ExploreStatement.allCases),
      section(
        "outcomes", "each with `:` and facts, joined by `and`", OutcomeClassStatement.allCases),
      section(
        "schedule", "or a step as in `steps`, without its moment", ScheduleStatement.allCases),
      section("expect: when", "", ModeStatement.allCases),
      section("expect: facts", "joined by `and`", FactStatement.allCases),
      section("expect: after an outcome and a comma", "", OutcomeFact.allCases),
      section("expect: parts of a confirmation", "", ConfirmationStatement.allCases),
      words,
      intents,
    ]
  }

  private static let introduction = """
    The scenario language
    =====================

    One statement a line, two spaces of indentation a level, # begins a comment.

    names      small letters, digits, hyphens: t1, launch, del-again. One namespace for tenants,
               users, teams, projects, tasks, comments, devices and operations.
    text       "in double quotes", with \\" and \\\\ and \\u{202E}; characters that can't be seen
               are always written as escapes
    durations  1d2h3m4s5ms, the largest unit first, up to ten years
    chances    30%, 0.25%
    versions   whole numbers from 1
    entities   c1, or comment titled "Ship", or the second comment on t1 (first to tenth), or the
               name of the operation that made it

    In the forms below <...> is to be filled in, [...] can be left out, and "..." behind a form is a
    list with commas. <thing> is a project, task or comment by its name, <copy> a team as well, and
    <entity> also the name of the operation that made it; <member> a user or a team; <task>,
    <project>, <comment> and <team> in what is done are entities in any wording.

    """

  /// The rows of one place of a file.
  ///
  /// - Parameter more: what is to be added to a row.
  private static func section<Statement: StatementSet>(
    _ title: String, _ remark: String, _ statements: [Statement],
    more: (Statement) -> String = { _ in "" }
  ) -> String {
    var text = heading(title + (remark.isEmpty ? "" : " (\(remark))"))
    for statement in statements {
      let row = statement.row
      text += "\(row.pattern)\n    \(row.summary)\n" + more(statement)
      if row.example != row.pattern { text += "    e.g. \(row.example)\n" }
    }
    return text
  }

  private static func places(of statement: WorldStatement) -> String {
    let parents = WorldStatement.allCases.filter {
      WorldStatement.inside($0).contains(statement)
    }
    return parents.isEmpty
      ? "" : "    inside: \(Wording.alternatives(parents.map { "a \($0)" }))\n"
  }

  private static func followers(_ facts: [some StatementSet]) -> String {
    guard !facts.isEmpty else { return "" }
    let words = facts.map { $0.row.pattern.prefix { $0 != "[" && $0 != "<" } }
    let names = words.map { $0.hasSuffix(" ") ? $0 + "..." : String($0) }
    return "    then, after commas: \(wrapped(names, margin: 24))\n"
  }

  /// A title with its line below.
  static func heading(_ title: String) -> String {
    title + "\n" + String(repeating: "-", count: title.count) + "\n"
  }

  /// Words with commas, in lines of at most 100 columns that begin behind a margin.
  static func wrapped(_ words: [String], margin: Int = 12) -> String {
    var lines = [""]
    for word in words {
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = word
      } else if margin + lines[last].count + word.count + 3 > 100 {
        lines[last] += ","
        lines.append(word)
      } else {
        lines[last] += ", " + word
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: margin))
  }

  private static var intents: String {
    IntentKind.allCases.reduce(into: heading("intents")) { text, kind in
      let declaration = kind.declaration
      text += "\(declaration.name): \(declaration.summary)\n"
      for phrase in declaration.phrases { text += "    \(phrase.pattern)\n" }
      let parameters = declaration.parameters.map {
        "\($0.name): \($0.type)\($0.isRequired ? "" : "?")"
      }
      let list = parameters.isEmpty ? "none" : wrapped(parameters, margin: 16)
      text += "    parameters: \(list)\n"
      if !declaration.preconditions.isEmpty {
        text += "    needs: \(declaration.preconditions.joined(separator: "; "))\n"
      }
      text += "    when done: \(declaration.doneWord)\n"
    }
  }
}
