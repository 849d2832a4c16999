import IntentEngine
import IntentSimulation

extension Checker {
  /// Makes the population of a file that opens with `population`.
  mutating func lowerPopulation(_ file: ParsedFile) {
    guard file.isPopulation else { return }
    var population = PopulationSetup()
    if let people = file.parts[.people] {
      population.people = count(people[0], 1...LanguageLimits.people) ?? 1
      population.tasks = count(people[1], 1...LanguageLimits.things) ?? 1
      population.comments = count(people[2], 0...LanguageLimits.things) ?? 0
    }
    if let weeks = file.parts[.weeks] {
      population.weeks = count(weeks[0], 1...LanguageLimits.weeks) ?? 1
    }
    if let seed = file.parts[.seed] {
      population.seed = number(seed[0], 0...UInt64.max) ?? 1
    }
    for line in file.habits ?? [] { lower(line, into: &population) }
    self.population = population
  }

  private mutating func lower(_ line: HabitLine, into population: inout PopulationSetup) {
    switch line.match.statement {
    case .want: if let want = want(line, population) { population.wants.append(want) }
    case .suggested:
      if let answer = answer(line.match, population) { population.answers.append(answer) }
    }
  }

  private mutating func want(
    _ line: HabitLine, _ population: PopulationSetup
  ) -> PopulationSetup.Want? {
    let intent = habitualIntent(line.match[0])
    let perDay = basisPoints(line.match[1])
    let week = startingWeek(line.match.optional(2), population)
    checkContradictions(line.facts.filter { $0.statement == .confirmed }) { $0 }
    guard let intent, let perDay, let week else { return nil }
    var want = PopulationSetup.Want(intent, perDay: perDay, fromWeek: week)
    for fact in line.facts { lower(fact, into: &want) }
    let shares = want.entries.reduce(0) { $0 + $1.share }
    if shares > 10_000 {
      diagnostics.report(
        .contradiction, line.match.span, "the entry points are more than 100% together")
    }
    return want
  }

  private mutating func lower(
    _ fact: Match<HabitFact>, into want: inout PopulationSetup.Want
  ) {
    switch fact.statement {
    case .entry: add(fact, to: &want.entries)
    case .unclear: add(fact, to: &want.unclear)
    case .confirmed: want.confirmed = basisPoints(fact[0]) ?? want.confirmed
    }
  }

  private mutating func add(
    _ fact: Match<HabitFact>, to shares: inout [PopulationSetup.EntryShare]
  ) {
    let entry = entryPoint(fact[0])
    let share = basisPoints(fact[1])
    guard let entry, let share else { return }
    if shares.contains(where: { $0.entry == entry }) {
      diagnostics.report(.contradiction, fact.span, "this is said twice")
    }
    shares.append(PopulationSetup.EntryShare(entry, share))
  }

  private mutating func answer(
    _ match: Match<HabitStatement>, _ population: PopulationSetup
  ) -> PopulationSetup.Answer? {
    let intent = habitualIntent(match[0])
    let shares = (1...3).map { basisPoints(match[$0]) }
    let week = startingWeek(match.optional(4), population)
    guard let intent, let completed = shares[0], let dismissed = shares[1],
      let undone = shares[2], let week
    else { return nil }
    if completed + dismissed + undone > 10_000 {
      diagnostics.report(
        .contradiction, match.span, "what becomes of a suggestion is more than 100% together")
    }
    return PopulationSetup.Answer(
      intent, completed: completed, dismissed: dismissed, undone: undone, fromWeek: week)
  }

  /// An intent that people can have a habit of: it needs nothing but its entity.
  private mutating func habitualIntent(_ binding: Binding) -> IntentKind? {
    guard let intent = intent(binding) else { return nil }
    if SuggestionPolicy.isDonated(intent) { return intent }
    let fitting = IntentKind.allCases.filter { SuggestionPolicy.isDonated($0) }.map(\.slug)
    diagnostics.report(
      .unknownWord, binding.span,
      "\(binding.token.shown) is no habit: it needs more than its entity",
      suggestion: "it can be \(Wording.alternatives(fitting))")
    return nil
  }

  private mutating func startingWeek(
    _ binding: Binding?, _ population: PopulationSetup
  ) -> Int? {
    binding.map { week($0, of: population) } ?? 1
  }

  private mutating func week(_ binding: Binding, of population: PopulationSetup) -> Int? {
    count(binding, 1...UInt64(population.weeks))
  }

  // MARK: Facts

  /// What a fact says of a population's weeks.
  mutating func populationFact(_ match: Match<FactStatement>) -> Fact? {
    guard let population else {
      diagnostics.report(
        .unexpectedWord, match.span, "only a population has weeks",
        suggestion: "say it of a device: `standing of complete-task on phone is suggested`")
      return nil
    }
    let intent = intent(match[0])
    switch match.statement {
    case .standingInWeek:
      let standing = standing(match[1])
      let share = share(match[2])
      let week = week(match[3], of: population)
      guard let intent, let standing, let share, let week else { return nil }
      return .standingInWeek(intent, standing, share, week: week)
    case .showingsRise, .showingsFall:
      let weeks = [week(match[1], of: population), week(match[2], of: population)]
      guard let intent, let first = weeks[0], let second = weeks[1] else { return nil }
      return .showings(
        intent, from: first, to: second, rise: match.statement == .showingsRise)
    default: return intent.map { .neverShown($0) }
    }
  }

  private mutating func share(_ binding: Binding) -> PeopleShare? {
    if let share = PeopleShare(rawValue: binding.text) { return share }
    reportUnknownWord(binding, "share of the people", PeopleShare.allCases.map(\.rawValue))
    return nil
  }

  // MARK: Parts

  /// Reports the parts of the other kind of file, and those that a population lacks.
  mutating func checkPopulationParts(_ file: ParsedFile) {
    let opening = file.parts[.population] ?? file.parts[.scenario]
    let place = opening?.tokens[0].span ?? Span(file: file.file, start: 0, end: 0)
    for part in PartStatement.allCases {
      if let stray = file.parts[part], !part.stands(inPopulation: file.isPopulation) {
        diagnostics.report(
          .misplacedPart, stray.tokens[0].span,
          file.isPopulation ? "a population has no `\(part)`" : "only a population has `\(part)`")
      }
    }
    guard file.isPopulation else { return }
    for part in [PartStatement.people, .weeks, .habits, .expect]
    where file.parts[part] == nil && !file.damagedParts.contains(part) {
      diagnostics.report(.missingPart, place, "the population has no `\(part)`")
    }
  }
}

extension ParsedFile {
  /// Whether the file tells of many people over weeks, and has no script.
  var isPopulation: Bool { parts[.population] != nil }
}
