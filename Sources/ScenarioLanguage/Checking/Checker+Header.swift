import IntentEngine

extension Checker {
  /// Checks which parts there are.
  mutating func checkParts(_ chain: [ParsedFile]) {
    let own = chain[0]
    checkPopulationParts(own)
    if own.isPopulation { return }
    let opening = own.parts[.scenario]?.tokens[0].span
    let place = opening ?? Span(file: own.file, start: 0, end: 0)
    let isExtension = own.extends != nil
    for part in PartStatement.allCases where own.parts[part] == nil {
      let isNeeded =
        switch part {
        case .scenario, .steps, .expect: true
        case .world, .devices: !isExtension
        case .rules, .question, .tags, .extends, .network, .population, .people, .weeks, .seed,
          .habits, .explore, .outcomes, .schedule:
          false
        }
      if isNeeded && !own.damagedParts.contains(part) {
        diagnostics.report(.missingPart, place, "the scenario has no `\(part)`")
      }
    }
    noteAbsentParts(chain)
    for file in chain {
      if file.extends != nil, let world = file.parts[.world] {
        diagnostics.report(
          .extendsWorld, world.span, "a scenario that extends another one takes its world",
          suggestion: "remove this part, or `extends`")
      }
    }
    guard let extends = own.extends else { return }
    if chain.allSatisfy({ $0.world == nil }) {
      diagnostics.report(.missingPart, extends.span, "no extended file has a `world`")
    }
    if chain.allSatisfy({ $0.devices == nil }) {
      diagnostics.report(.missingPart, extends.span, "no extended file has `devices`")
    }
  }

  /// Notes which parts that declare names are missing or empty.
  private mutating func noteAbsentParts(_ chain: [ParsedFile]) {
    if chain.lazy.compactMap(\.world).first?.isEmpty ?? true { absentParts.insert(.world) }
    if chain.lazy.compactMap(\.devices).first?.isEmpty ?? true { absentParts.insert(.devices) }
    if chain[0].steps.isEmpty { absentParts.insert(.steps) }
  }

  /// The title, rules, question and tags.
  mutating func header(of file: ParsedFile, path: String) -> Scenario {
    var scenario = Scenario(path: path, title: "")
    if let title = file.parts[.scenario] ?? file.parts[.population] {
      scenario.title = title[0].text
    }
    scenario.story = file.story
    if let rules = file.parts[.rules]?.list(0) {
      checkRepetition(rules)
      scenario.rules = rules.compactMap { rule($0) }
    }
    if let question = file.parts[.question]?[0] {
      if !Checker.questions.contains(question.text) {
        diagnostics.report(
          .unknownQuestion, question.span, "there is no question \(question.token.shown)",
          suggestion: "the questions are \(Wording.alternatives(Checker.questions))")
      }
      scenario.question = question.text
    }
    if let tags = file.parts[.tags]?.list(0) {
      checkRepetition(tags)
      for tag in tags where !Keywords.isName(tag.text) { reportBadName(tag.token, as: "tag") }
      scenario.tags = tags.map(\.text)
    }
    return scenario
  }

  /// The follow-up questions that a scenario can answer.
  static let questions = ["Q1", "Q2", "Q3"]

  private mutating func rule(_ binding: Binding) -> Rule? {
    if let rule = Rule(slug: binding.text) { return rule }
    diagnostics.report(
      .unknownRule, binding.span, "unknown rule \(binding.token.shown)",
      suggestion: Suggestion.didYouMean(binding.text, among: Rule.allCases.lazy.map(\.slug)))
    return nil
  }

  /// Reports what stands twice in a list of words.
  mutating func checkRepetition(_ items: [Binding]) {
    var seen: Set<String> = []
    for item in items where !seen.insert(item.text).inserted {
      diagnostics.report(.repeatedItem, item.span, "\(item.token.shown) stands twice in the list")
    }
  }

  /// Warns when a run alone keeps or breaks none of the expectations.
  mutating func warnOfNothingChecked(_ lines: [ExpectationLine]) {
    let isUnchecked = lines.allSatisfy { $0.mode?.statement == .sometimes }
    guard !diagnostics.hasErrors, isUnchecked, let first = lines.first else { return }
    diagnostics.report(
      .nothingChecked, first.tokens.span,
      "a run of this scenario checks nothing: every `expect` line says `sometimes`",
      suggestion: "add a line without it, for what is so at the end of every run")
  }

  /// Warns of what this file declares and nothing refers to, unless an error may be the reason.
  mutating func warnOfUnused(own file: Int) {
    guard !diagnostics.hasErrors else { return }
    for name in names.order {
      guard let declaration = names[name], !declaration.isUsed, declaration.span.file == file
      else { continue }
      switch declaration.meaning {
      case .device:
        diagnostics.report(
          .unusedDevice, declaration.span, "nothing is done on the device \(Wording.quoted(name))")
      case .operation where !name.contains("."), .run:
        diagnostics.report(
          .unusedOperation, declaration.span,
          "nothing refers to the operation \(Wording.quoted(name))")
      case .entity, .operation, .suggestions, .doubtful: continue
      }
    }
    for (line, isUsed) in shortcuts where !isUsed && line.match.span.file == file {
      diagnostics.report(
        .unusedShortcut, line.match[0].span,
        "nothing runs the Shortcut \(Wording.quoted(line.match[0].text))")
    }
  }
}
