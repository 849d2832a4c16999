import IntentEngine

/// Plays a population on the server's engine and the devices' own code for suggestions: people want
/// things in the morning; the system suggests at noon and in the evening; overnight a planner at the
/// console reopens what was done.
///
/// What people do is drawn by what it is about, so that another habit changes no other draw.
public struct PopulationRun {
  private let setup: PopulationSetup
  private let random: RandomSource
  private var texts = TextPool()
  private var engine: Engine
  private var book: SuggestionBook
  private var weeks: [[PopulationWeek]]
  private var now = Instant.start
  private var made: UInt32 = 0
  private var lists = 0
  /// The week and the day of the draws, from 0.
  private var week = 0
  private var day = 0

  private init(_ setup: PopulationSetup, safeguards: Safeguards) {
    self.setup = setup
    random = RandomSource(seed: setup.seed)
    let genesis = setup.genesis(&texts)
    engine = Engine(
      genesis: genesis, texts: texts, safeguards: safeguards, keepsFingerprint: false)
    book = SuggestionBook(devices: setup.people, safeguards: safeguards)
    weeks = (0..<setup.weeks).map { _ in IntentKind.allCases.map { _ in PopulationWeek() } }
  }

  /// Plays all weeks.
  public static func play(_ setup: PopulationSetup, safeguards: Safeguards) -> PopulationCurve {
    var run = PopulationRun(setup, safeguards: safeguards)
    for week in 0..<setup.weeks {
      run.week = week
      for day in 0..<7 { run.live(week * 7 + day) }
      run.closeWeek()
    }
    return PopulationCurve(engine: run.engine, weeks: run.weeks)
  }

  private mutating func live(_ day: Int) {
    self.day = day
    reopenAll()
    let wants = setup.wants(inWeek: week + 1)
    turn(to: 9)
    for person in 0..<setup.people {
      for (place, want) in wants.enumerated() { pursue(want, place, person) }
    }
    for hour in [12, 18] {
      turn(to: hour)
      for person in 0..<setup.people { suggest(to: person, hour) }
    }
  }

  /// Begins an hour of the day; people follow each other by seconds.
  private mutating func turn(to hour: Int) {
    now = max(now, Instant(Milliseconds(day * 24 + hour) * 3_600_000))
  }

  /// The planner reopens every task that is done.
  private mutating func reopenAll() {
    turn(to: 3)
    for task in 0..<setup.people * setup.tasks {
      let id = EntityID(.task, task)
      guard engine.state.snapshot(of: id)?.isDone == true else { continue }
      // The rate is by the minute, and one planner has all the work.
      now = now + 600
      var request = request(.reopenTask, id, session: SessionID(setup.people))
      request.claims.entry = .administration
      _ = engine.handle(request, now: now)
    }
  }

  private mutating func closeWeek() {
    for intent in IntentKind.allCases {
      for person in 0..<setup.people {
        let account = account(person)
        let standing = book.standing(of: intent, with: account, now: now)
        guard standing == .never || book.knows(intent, account) else { continue }
        weeks[week][Int(intent.rawValue)].count(standing)
      }
    }
  }

  // MARK: What people want

  private mutating func pursue(_ want: PopulationSetup.Want, _ place: Int, _ person: Int) {
    for entity in entities(of: want.intent, person)
    where changes(want.intent, entity)
      && draws(want.perDay, place, entity, .isWanted)
    {
      now = now + 1_000
      let entry = entry(of: want, place, entity)
      let unclear = want.unclear.first { $0.entry == entry }?.share ?? 0
      if draws(unclear, place, entity, .isUnclear) {
        sayUnclearly(want.intent, entry, person)
      } else {
        act(want, place, entity, entry, person)
      }
    }
  }

  /// Says a title that two tasks have; the candidates are shown, and none is chosen.
  private mutating func sayUnclearly(_ intent: IntentKind, _ entry: EntryPoint, _ person: Int) {
    var request = request(intent, nil, session: SessionID(person))
    request.arguments.subject = .titled(.task, texts.intern(PopulationSetup.sharedTitle))
    request.claims.entry = entry
    _ = engine.handle(request, now: now)
  }

  private mutating func act(
    _ want: PopulationSetup.Want, _ place: Int, _ entity: EntityID, _ entry: EntryPoint,
    _ person: Int
  ) {
    var request = request(want.intent, entity, session: SessionID(person))
    request.claims.entry = entry
    request.claims.isByHand = entry == .app
    var reply = engine.handle(request, now: now)
    if let challenge = reply.challenge,
      draws(want.confirmed, place, entity, .isConfirmed)
    {
      request.response = .confirmation(challenge.id, digest: challenge.digest)
      request.claims.entry = .app
      request.claims.isByHand = true
      reply = engine.handle(request, now: now)
    }
    guard reply.outcome == .done else { return }
    learn(want.intent, entity, isByHand: entry == .app, person)
  }

  /// What a success tells the person's device.
  private mutating func learn(
    _ intent: IntentKind, _ entity: EntityID, isByHand: Bool, _ person: Int
  ) {
    let account = account(person)
    if SuggestionPolicy.isDonated(intent), isByHand || book.donatesEverything {
      book.completeByHand(intent, by: account, now: now)
      book.donate(SuggestedIntent(intent, entity), by: account, now: now)
    }
    if engine.state.snapshot(of: entity)?.isDeleted == true {
      _ = book.withdraw(on: account.device) { $0 == entity }
    }
  }

  // MARK: What is suggested

  private mutating func suggest(to person: Int, _ hour: Int) {
    now = now + 1_000
    let account = account(person)
    let candidates = book.candidates(for: account, now: now)
    guard !candidates.isEmpty else { return }
    let permitted = engine.suggest(
      session: SessionID(person), candidates: candidates, now: now)
    for suggestion in permitted.suggestions.prefix(SuggestionPolicy.atOnce) {
      lists += 1
      book.show([suggestion], list: lists, to: account, now: now)
      weeks[week][Int(suggestion.intent.rawValue)].shown += 1
      answer(suggestion, hour, person)
    }
  }

  private mutating func answer(_ suggestion: SuggestedIntent, _ hour: Int, _ person: Int) {
    guard let answer = setup.answer(to: suggestion.intent, inWeek: week + 1) else { return }
    let draw = draw(hour, suggestion.entity, .answer)
    let drawn = Int(random.below(10_000, draw))
    let intent = Int(suggestion.intent.rawValue)
    if drawn < answer.completed + answer.undone {
      guard let key = take(suggestion, person) else { return }
      guard drawn >= answer.completed else {
        weeks[week][intent].completed += 1
        return
      }
      takeBack(key, suggestion, person)
      weeks[week][intent].undone += 1
    } else if drawn < answer.completed + answer.undone + answer.dismissed {
      book.dismiss(list: lists, by: account(person), now: now)
      weeks[week][intent].dismissed += 1
    }
  }

  /// Takes a suggestion; nothing where the server decides otherwise.
  private mutating func take(_ suggestion: SuggestedIntent, _ person: Int) -> OperationKey? {
    var request = request(suggestion.intent, suggestion.entity, session: SessionID(person))
    request.claims.entry = .appleIntelligence
    request.claims.isSuggested = true
    guard engine.handle(request, now: now).outcome == .done, let key = request.key else {
      return nil
    }
    book.complete(
      suggestion, operation: Int32(key.number), by: account(person), now: now)
    learn(suggestion.intent, suggestion.entity, isByHand: false, person)
    return key
  }

  private mutating func takeBack(
    _ key: OperationKey, _ suggestion: SuggestedIntent, _ person: Int
  ) {
    var request = request(.undo, nil, session: SessionID(person))
    request.arguments.operation = key
    request.claims.isByHand = true
    guard engine.handle(request, now: now).outcome == .done else { return }
    book.undo(
      operation: Int32(key.number), of: suggestion.intent, by: account(person), now: now)
  }

  // MARK: Parts

  private mutating func request(
    _ intent: IntentKind, _ subject: EntityID?, session: SessionID
  ) -> Request {
    made += 1
    var request = Request(
      session: session, intent: intent,
      key: OperationKey(epoch: Engine.epoch(at: now), number: made))
    if let subject {
      request.arguments.subject = .id(subject)
      request.version = engine.state.version(of: subject)
    }
    return request
  }

  private func account(_ person: Int) -> Account {
    Account(
      device: DeviceID(person), user: EntityID(.user, person), tenant: EntityID(.tenant, 0))
  }

  /// A person's entities that an intent can be about.
  private func entities(of intent: IntentKind, _ person: Int) -> [EntityID] {
    intent.declaration.subjects.flatMap { kind -> [EntityID] in
      switch kind {
      case .project: [EntityID(.project, person)]
      case .task: own(.task, setup.tasks, person)
      case .comment: own(.comment, setup.comments, person)
      case .tenant, .user, .team, .proposal: []
      }
    }
  }

  private func own(_ kind: EntityKind, _ count: Int, _ person: Int) -> [EntityID] {
    (person * count..<(person + 1) * count).map { EntityID(kind, $0) }
  }

  /// Whether there is anything to do: nobody completes what they see is done.
  private func changes(_ intent: IntentKind, _ entity: EntityID) -> Bool {
    guard let before = engine.state.snapshot(of: entity) else { return false }
    var after = before
    intent.update(&after, with: Arguments())
    return before != after
  }

  private func entry(
    of want: PopulationSetup.Want, _ place: Int, _ entity: EntityID
  ) -> EntryPoint {
    var drawn = Int(random.below(10_000, draw(place, entity, .entry)))
    for share in want.entries {
      if drawn < share.share { return share.entry }
      drawn -= share.share
    }
    return .app
  }

  /// What is drawn of an entity on a day; every entity is one person's.
  private enum Question: UInt32 {
    case isWanted, entry, isUnclear, isConfirmed, answer
  }

  private func draws(
    _ basisPoints: Int, _ place: Int, _ entity: EntityID, _ question: Question
  ) -> Bool {
    random.happens(basisPoints, draw(place, entity, question))
  }

  private func draw(_ place: Int, _ entity: EntityID, _ question: Question) -> Draw {
    Draw(
      .habit, subject: entity.rawValue, number: UInt32(day << 8 | place), leg: question.rawValue)
  }
}
