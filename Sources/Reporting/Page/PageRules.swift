import Conformance
import IntentEngine

/// The text of the rules that a page names, where their names lead.
struct PageRules {
  private let rules: [Rule]

  /// Takes the rules that runs name, and others, each once, in the order of the catalogue.
  init(of runs: [RunModel], and others: [Rule] = []) {
    let named = Set(runs.flatMap(\.namedRules) + others)
    rules = Rule.allCases.filter(named.contains)
  }

  /// The part of a page; nothing where no rule is named.
  var html: String {
    guard !rules.isEmpty else { return "" }
    return #"<details class="rulebook"><summary>The rules that are named here</summary><dl>"#
      + rules.map(entry).joined() + "</dl></details>"
  }

  private func entry(_ rule: Rule) -> String {
    #"<div id="\#(PageRules.id(rule))"><dt><code>\#(rule.slug)</code></dt>"#
      + "<dd>\(HTML.text(rule.statement))</dd>"
      + #"<dd class="way">\#(HTML.text(rule.recovery))</dd></div>"#
  }

  /// The name of a rule beside what it decides, or is broken by: it says the rule, and leads to its
  /// text.
  ///
  /// - Parameter name: what stands there where it is not the rule's own name, as that of a clause.
  static func link(_ rule: Rule, as name: String? = nil) -> String {
    ##"<a class="rule" href="#\##(id(rule))" title=\##(HTML.attribute(rule.statement))>"##
      + "\(HTML.text(name ?? rule.slug))</a>"
  }

  private static func id(_ rule: Rule) -> String { "rule-\(rule.slug)" }
}

extension RunModel {
  /// The rules that decide in it, and those that it breaks.
  fileprivate var namedRules: [Rule] { events.compactMap(\.rule) + failures.compactMap(\.rule) }
}
