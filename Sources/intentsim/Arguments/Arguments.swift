import Conformance
import ScenarioLanguage

/// The arguments of one command, checked against its declaration.
struct Arguments: Hashable, Sendable {
  private(set) var operands: [String] = []
  /// The values of each option that was given, in order; an option without a value has an empty one.
  private var values: [String: [String]] = [:]
  private let command: CommandDeclaration

  /// Parses what follows the name of a command.
  ///
  /// `--name value` and `--name=value` are the same; `--` ends the options. What is unknown, given
  /// twice, or without its value is a usage problem.
  init(_ words: [String], of command: CommandDeclaration) throws(UsageProblem) {
    self.command = command
    var rest = words[...]
    var areOptionsOver = false
    while let word = rest.popFirst() {
      if areOptionsOver || !word.hasPrefix("-") || word == "-" {
        operands.append(word)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        try takeOption(word, rest: &rest)
      }
    }
    if !has("--help") { try checkOperands() }
  }

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option that is given at most once.
  func value(_ option: String) -> String? { values[option]?.first }

  /// The values of an option that may be given more than once.
  func values(_ option: String) -> [String] { values[option] ?? [] }

  private mutating func takeOption(
    _ word: String, rest: inout ArraySlice<String>
  ) throws(UsageProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    let attached = parts.count == 2 ? String(parts[1]) : nil
    guard let option = command.allOptions.first(where: { $0.name == name }) else {
      throw unknown(name)
    }
    if has(name) && !option.repeats { throw UsageProblem("\(name) is given twice") }
    values[name, default: []].append(try value(of: option, attached: attached, rest: &rest))
  }

  private func value(
    of option: OptionDeclaration, attached: String?, rest: inout ArraySlice<String>
  ) throws(UsageProblem) -> String {
    guard let label = option.label else {
      if attached != nil { throw UsageProblem("\(option.name) takes no value") }
      return ""
    }
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw UsageProblem("\(option.name) needs a value: \(option.name) \(label)")
    }
    try check(value, of: option)
    return value
  }

  private func check(_ value: String, of option: OptionDeclaration) throws(UsageProblem) {
    let shown = VisibleText.escaped(value)
    switch option.value {
    case .none, .text, .file, .name: break
    case .number:
      guard value.utf8.allSatisfy({ (48...57).contains($0) }), UInt64(value) != nil else {
        throw UsageProblem("\(option.name) needs a whole number, not \"\(shown)\"")
      }
    case .word(_, let words):
      guard words.contains(value) else {
        throw UsageProblem(
          "\(option.name) can be \(words.joined(separator: ", ")), not \"\(shown)\""
            + Suggestion.ending(for: value, among: words))
      }
    }
  }

  private func checkOperands() throws(UsageProblem) {
    let name = command.name.rawValue
    switch command.operand {
    case .paths:
      if operands.contains("") { throw UsageProblem("a path is empty") }
    case .none:
      if let first = operands.first { throw unused(first) }
    case .word(let label, let words, let isRequired, let numbers):
      guard let word = operands.first else {
        if isRequired {
          throw UsageProblem("\(name) needs \(label): \(words.joined(separator: ", "))")
        }
        return
      }
      guard words.contains(word) else { throw unknown(word, among: words) }
      try checkNumbers(numbers[word] ?? [], after: word)
    case .prefix(_, let words):
      if operands.count > 1 { throw unused(operands[1]) }
      guard let word = operands.first else { return }
      let isKnown = !word.isEmpty && words.contains { $0.hasPrefix(word) }
      guard isKnown else { throw unknown(word, among: words) }
    }
  }

  private func checkNumbers(_ labels: [String], after word: String) throws(UsageProblem) {
    if operands.count > labels.count + 1 { throw unused(operands[labels.count + 1]) }
    guard operands.count == labels.count + 1 else {
      throw UsageProblem("\(word) needs \(labels.joined(separator: ", "))")
    }
    for (label, operand) in zip(labels, operands.dropFirst()) where Int(operand) == nil {
      throw UsageProblem("\(label) is a whole number, not \"\(VisibleText.escaped(operand))\"")
    }
  }

  private func unknown(_ word: String, among words: [String]) -> UsageProblem {
    UsageProblem(
      "\(command.name.rawValue) knows no \"\(VisibleText.escaped(word))\""
        + Suggestion.ending(for: word, among: words))
  }

  private func unused(_ word: String) -> UsageProblem {
    UsageProblem("\(command.name.rawValue) has no use for \"\(VisibleText.escaped(word))\"")
  }

  private func unknown(_ option: String) -> UsageProblem {
    UsageProblem(
      "\(command.name.rawValue) has no option \(VisibleText.escaped(option))"
        + Suggestion.ending(for: option, among: command.allOptions.map(\.name)))
  }
}
