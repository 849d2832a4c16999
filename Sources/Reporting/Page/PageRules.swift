import Conformance
import IntentEngine

/// The text of the rules that decide in the runs of a page, where the names of rules lead.
struct PageRules {
  private let rules: [Rule]

  /// Takes the rules of runs, each once, in the order of the catalogue.
  init(of runs: [RunModel]) {
    let deciding = Set(runs.flatMap(\.events).compactMap(\.rule))
    rules = Rule.allCases.filter(deciding.contains)
  }

  /// The part of a page; nothing where no rule decides.
  var html: String {
    guard !rules.isEmpty else { return "" }
    return #"<details class="rulebook"><summary>The rules that decide here</summary><dl>"#
      + rules.map(entry).joined() + "</dl></details>"
  }

  private func entry(_ rule: Rule) -> String {
    #"<div id="\#(PageRules.id(rule))"><dt><code>\#(rule.slug)</code></dt>"#
      + "<dd>\(HTML.text(rule.statement))</dd>"
      + #"<dd class="way">\#(HTML.text(rule.recovery))</dd></div>"#
  }

  /// The name of a rule beside what it decides: it says the rule, and leads to its text.
  static func link(_ rule: Rule) -> String {
    ##"<a class="rule" href="#\##(id(rule))" title=\##(HTML.attribute(rule.statement))>"##
      + "\(rule.slug)</a>"
  }

  private static func id(_ rule: Rule) -> String { "rule-\(rule.slug)" }
}
