import IntentEngine
import IntentSimulation

extension Checker {
  /// Makes the expectations.
  mutating func lowerExpectations(_ lines: [ExpectationLine]) {
    for line in lines {
      let facts = facts(line.facts, areExplored: line.mode != nil && explore != nil)
      expectations.append(
        Expectation(
          mode: mode(line.mode?.statement), facts: facts,
          text: ScenarioFormatter.line(line.tokens), line: line.line))
    }
  }

  /// What the facts of a line say.
  ///
  /// - Parameter areExplored: whether explored runs are asked about them.
  mutating func facts(_ phrases: [FactPhrase], areExplored: Bool) -> [Fact] {
    phrases.compactMap { phrase in
      let fact = best(of: phrase.readings) { checker, reading in checker.fact(reading, phrase) }
      if areExplored, let fact, !fact.isExplorable { reportUnexplorable(phrase, fact) }
      return fact
    }
  }

  private func mode(_ statement: ModeStatement?) -> Expectation.Mode {
    switch statement {
    case nil: .plain
    case .always: .always
    case .finally: .finally
    case .sometimes: .sometimes
    }
  }

  /// What one fact says.
  private mutating func fact(_ match: Match<FactStatement>, _ phrase: FactPhrase) -> Fact? {
    if match.statement != .outcome, let first = phrase.outcomeFacts.first {
      diagnostics.report(
        .unexpectedWord, first.span, "only the outcome of an operation goes on after a comma")
    }
    switch match.statement {
    case .outcome: return outcome(match, phrase.outcomeFacts)
    case .state: return stateFact(match)
    case .owned: return ownerFact(match)
    case .assigned, .unassigned: return assigneeFact(match)
    case .placed: return containerFact(match)
    case .titled: return titleFact(match)
    case .version: return versionFact(match)
    case .role, .noMember: return roleFact(match)
    case .place, .noPlace: return placeFact(match)
    case .suspended, .active: return activityFact(match)
    case .effects: return counted(match) { .effects($0, $1) }
    case .attempts: return counted(match) { .attempts($0, $1) }
    case .audit: return audit(match)
    case .confirmation: return confirmation(match, phrase.parts)
    case .offersNothing: return operation(match[0]).map { .offers($0, []) }
    case .offers: return offers(match)
    case .mentions:
      return operation(match[0]).map { .mentions($0, match[1].text, negated: false) }
    case .doesNotMention:
      return operation(match[0]).map { .mentions($0, match[1].text, negated: true) }
    case .summary: return operation(match[0]).map { .summary($0, match[1].text) }
    case .noSummary: return operation(match[0]).map { .summary($0, nil) }
    case .toldTheSame: return toldTheSame(match)
    case .holds, .doesNotHold: return holds(match)
    case .outboxEmpty: return device(match[0]).map { .outbox($0, 0) }
    case .outbox: return outbox(match)
    case .signedIn: return signedIn(match)
    case .signedOut: return device(match[0]).map { .signedIn($0, nil) }
    case .metric, .metricOfNothing: return metric(match)
    case .entries: return entryPoints(match)
    case .suggests, .suggestsNot, .suggestsNothing: return suggests(match)
    case .donates, .donatesNot: return donates(match)
    case .standing: return standing(match)
    case .discovers, .discoversNot: return discovers(match)
    case .standingInWeek, .showingsRise, .showingsFall, .neverShown: return populationFact(match)
    case .file, .noFile: return fileFact(match)
    }
  }

  private mutating func roleFact(_ match: Match<FactStatement>) -> Fact? {
    let isMember = match.statement == .role
    let member = entity(match[0])
    let role = isMember ? role(match[1]) : nil
    let project = entity(match[isMember ? 2 : 1])
    guard let member, let project, role != nil || !isMember else { return nil }
    return .role(member, of: project, role)
  }

  private mutating func placeFact(_ match: Match<FactStatement>) -> Fact? {
    let isMember = match.statement == .place
    let user = entity(match[0])
    let role = isMember ? teamRole(match[1]) : nil
    let team = entity(match[isMember ? 2 : 1])
    guard let user, let team, role != nil || !isMember else { return nil }
    return .place(user, in: team, role)
  }

  private mutating func activityFact(_ match: Match<FactStatement>) -> Fact? {
    let user = entity(match[0])
    let tenant = entity(match[1])
    guard let user, let tenant else { return nil }
    return .active(user, in: tenant, match.statement == .active)
  }

  private mutating func counted(
    _ match: Match<FactStatement>, _ fact: (InvocationID, Int) -> Fact
  ) -> Fact? {
    let operation = operation(match[0])
    let times = times(match[1])
    guard let operation, let times else { return nil }
    return fact(operation, times)
  }

  private mutating func offers(_ match: Match<FactStatement>) -> Fact? {
    let operation = operation(match[0])
    checkRepetition(match.list(1))
    let recoveries = match.list(1).compactMap { binding -> Recovery? in
      let recovery = Recovery.allCases.first { $0.word == binding.text }
      if recovery == nil {
        reportUnknownWord(binding, "recovery", Recovery.allCases.map(\.word))
      }
      return recovery
    }
    return operation.map { .offers($0, recoveries) }
  }

  private mutating func toldTheSame(_ match: Match<FactStatement>) -> Fact? {
    let first = operation(match[0])
    let second = operation(match[1])
    checkRepetition([match[0], match[1]])
    guard let first, let second else { return nil }
    return .toldTheSame(first, second)
  }

  private mutating func holds(_ match: Match<FactStatement>) -> Fact? {
    let isNegated = match.statement == .doesNotHold
    let device = device(match[0])
    let entity = designation(match[1])
    let version = isNegated ? nil : match.optional(2).map { self.version($0) }
    guard let device, let entity else { return nil }
    return .holds(device, entity, version: version ?? nil, negated: isNegated)
  }

  private mutating func outbox(_ match: Match<FactStatement>) -> Fact? {
    let device = device(match[0])
    let count = count(match[1], 0...UInt64(LanguageLimits.outbox))
    guard let device, let count else { return nil }
    return .outbox(device, count)
  }

  private mutating func signedIn(_ match: Match<FactStatement>) -> Fact? {
    let device = device(match[0])
    let user = entity(match[1])
    guard let device, let user else { return nil }
    return .signedIn(device, user)
  }

  private mutating func confirmation(
    _ match: Match<FactStatement>, _ parts: [Match<ConfirmationStatement>]
  ) -> Fact? {
    let operation = operation(match[0])
    let lowered = parts.compactMap { confirmationPart($0) }
    return operation.map { .confirmation($0, lowered) }
  }

  private mutating func confirmationPart(
    _ match: Match<ConfirmationStatement>
  ) -> ConfirmationPart? {
    switch match.statement {
    case .object: designation(match[0]).map { .object($0) }
    case .title: .title(setup.texts.intern(match[0].text))
    case .owner: entity(match[0]).map { .owner($0) }
    case .author: entity(match[0]).map { .author($0) }
    case .recipient: entity(match[0]).map { .recipient($0) }
    case .role: role(match[0]).map { .role($0) }
    case .destination: entity(match[0]).map { .destination($0) }
    case .displaced: entity(match[0]).map { .displaced($0) }
    case .oneComment: .comments(1)
    case .comments: count(match[0], 0...UInt64(UInt32.max)).map { .comments($0) }
    case .onePerson: .people(1)
    case .people: count(match[0], 0...UInt64(UInt32.max)).map { .people($0) }
    case .nobodyElse: .people(0)
    case .everyone: .everyone
    case .hiddenFromOne: .hidden(1)
    case .hiddenFrom: count(match[0], 0...UInt64(UInt32.max)).map { .hidden($0) }
    case .hiddenFromEveryone: .closed
    case .undo: duration(match[0]).map { .undo($0) }
    case .noUndo: .noUndo
    case .proposer: entity(match[0]).map { .proposer($0) }
    case .oneMoreApproval: .moreApprovals(1)
    case .moreApprovals: count(match[0], 0...2).map { .moreApprovals($0) }
    case .lastApproval: .moreApprovals(0)
    }
  }
}
