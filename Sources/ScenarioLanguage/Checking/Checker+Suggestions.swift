import IntentEngine
import IntentSimulation

extension Checker {
  /// Declares what a step shows as one list.
  mutating func declareSuggestions(_ name: Binding?, step: Int) {
    let list = suggesters.count
    suggesters.append(step)
    setup.names.suggestions.append(name?.text ?? "#\(step + 1)")
    if let name { declare(name.token, .suggestions(list)) }
  }

  /// The list that a step makes.
  func suggestionList(ofStep step: Int) -> Int? { suggesters.firstIndex(of: step) }

  /// A list that an earlier step has made.
  mutating func suggestionList(_ binding: Binding) -> Int? {
    let found = lookUp(binding.token, wanted: binding.slot.nouns) { meaning in
      if case .suggestions(let list) = meaning { list } else { nil }
    }
    guard let found, let step = currentStep, suggesters[found] >= step else { return found }
    diagnostics.report(
      .usedBeforeMade, binding.span,
      "the suggestions \(binding.token.shown) are made by a later step")
    return nil
  }

  /// `complete t1`: what is wanted, and of what.
  mutating func suggestion(_ want: Binding, _ thing: Binding) -> SuggestedIntent? {
    guard let entity = handle(thing) else { return nil }
    let fitting = IntentKind.allCases.filter {
      SuggestionPolicy.isDonated($0) && $0.declaration.subjects.contains(entity.kind)
    }
    if let intent = fitting.first(where: { $0.declaration.want == want.text }) {
      return SuggestedIntent(intent, entity)
    }
    reportUnknownWord(
      want, "intent that needs nothing but \(Wording.article(entity.kind.word)) and is called",
      fitting.map(\.declaration.want))
    return nil
  }

  private mutating func handle(_ binding: Binding) -> EntityID? {
    entity(binding.token, Slot.contentKinds)
  }

  /// `suggested complete t1 20 times completed 15 dismissed 3 undone 1`.
  mutating func history(_ match: Match<DeviceFact>) -> SuggestionHistory? {
    let suggestion = suggestion(match[0], match[1])
    let numbers = (2...5).map { count(match[$0], 0...LanguageLimits.showings) }
    guard let suggestion, let shown = numbers[0], let completed = numbers[1],
      let dismissed = numbers[2], let undone = numbers[3]
    else { return nil }
    guard completed + dismissed + undone <= shown else {
      diagnostics.report(
        .contradiction, match[2].span, "more became of it than \(shown) showings",
        suggestion: "each showing is completed, dismissed, undone or ignored")
      return nil
    }
    return SuggestionHistory(
      suggestion, shown: shown, completed: completed, dismissed: dismissed, undone: undone)
  }

  // MARK: Facts

  mutating func suggests(_ match: Match<FactStatement>) -> Fact? {
    let list = suggestionList(match[0])
    if match.statement == .suggestsNothing {
      return list.map { .suggests(list: $0, nil, negated: false) }
    }
    let suggestion = suggestion(match[1], match[2])
    guard let list, let suggestion else { return nil }
    return .suggests(list: list, suggestion, negated: match.statement == .suggestsNot)
  }

  mutating func donates(_ match: Match<FactStatement>) -> Fact? {
    let device = device(match[0])
    let suggestion = suggestion(match[1], match[2])
    guard let device, let suggestion else { return nil }
    return .donates(device, suggestion, negated: match.statement == .donatesNot)
  }

  mutating func standing(_ match: Match<FactStatement>) -> Fact? {
    let intent = intent(match[0])
    let device = device(match[1])
    let standing = standing(match[2])
    guard let intent, let device, let standing else { return nil }
    return .standing(intent, device, standing)
  }

  /// Where an intent can stand.
  mutating func standing(_ binding: Binding) -> SuggestionPolicy.Standing? {
    if let standing = SuggestionPolicy.Standing(rawValue: binding.text) { return standing }
    reportUnknownWord(binding, "standing", SuggestionPolicy.Standing.allCases.map(\.rawValue))
    return nil
  }

  mutating func discovers(_ match: Match<FactStatement>) -> Fact? {
    let device = device(match[0])
    let intent = intent(match[1])
    guard let device, let intent else { return nil }
    return .discovers(device, intent, negated: match.statement == .discoversNot)
  }

  // MARK: What a scenario is about

  /// Whether devices must keep habits: where a step, a fact, a device or a rule speaks of them.
  func usesSuggestions(_ rules: [Rule]) -> Bool {
    rules.contains(.suggestEarned) || !suggesters.isEmpty
      || setup.devices.contains { !$0.donations.isEmpty || !$0.histories.isEmpty }
      || expectations.contains { $0.facts.contains(where: \.isAboutHabits) }
  }
}

extension Fact {
  /// Whether it says something of what devices know of habits.
  var isAboutHabits: Bool {
    switch self {
    case .suggests, .donates, .standing: true
    default: false
    }
  }
}

extension DeviceFact {
  /// Whether it may be said more than once of one device.
  var isRepeated: Bool { [.holding, .donated, .history, .alsoIn].contains(self) }
}
