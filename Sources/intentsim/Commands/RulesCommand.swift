import Conformance
import IntentEngine
import Reporting

/// Shows which scenarios cite and exercise which rule.
enum RulesCommand {
  static let declaration = CommandDeclaration(
    name: .rules, abstract: "show the rules, and the scenarios that show each",
    operand: .prefix(label: "RULE[/CLAUSE]", of: SafeguardSelection.names),
    options: [
      OptionDeclaration(
        name: "--format", value: .word(label: "FORMAT", of: ["text", "json", "markdown"]),
        help: "how to report (text)"),
      SharedOptions.jobs,
    ],
    notes: [
      "A scenario cites the rules of its line \"rules\". It exercises a rule that decided something "
        + "in its run, or that it cites and without which, or without a clause of which, its "
        + "transcript is another. Every rule needs two scenarios that both cite and exercise it, one "
        + "of them under faults: a lost, doubled or late message, a dead link, device, server or "
        + "session, a wrong clock. A rule that lacks them makes the exit status 1.",
      "With a rule, or a clause of it, its statement, recovery and clauses are told, what happens "
        + "without each, and who notices. With what several begin with (write), those are listed. "
        + "--format markdown writes the whole catalogue as a page.",
    ])

  static func run(_ arguments: Arguments, on console: inout Console) async throws -> CommandStatus {
    let jobs = try SharedOptions.jobs(arguments)
    var matrix = try await RuleMatrix.measure(paths: [], jobs: jobs)
    let asked = arguments.operands.first
    let rule = asked.flatMap(explained)
    if let rule {
      matrix.rows.removeAll { $0.rule != rule }
    } else if let asked {
      matrix.rows.removeAll { !$0.rule.slug.hasPrefix(asked) }
    }
    let format = arguments.value("--format")
    if rule != nil || format == "markdown" { try await matrix.tryMutants(paths: [], jobs: jobs) }
    let report = RulesReport(matrix)
    switch format {
    case "json": console.write(report.json)
    case "markdown": console.write(report.markdown)
    default: console.write(rule == nil ? report.table : report.explanations)
    }
    return matrix.exitStatus
  }

  /// The rule that is asked for alone: by its name or by that of a clause, whole or begun.
  private static func explained(_ name: String) -> Rule? {
    if let rule = Rule(slug: name) { return rule }
    return Rule.allCases.first { rule in name.hasPrefix(rule.slug + "/") }
  }
}
