import IntentEngine

/// What devices know of their accounts' habits: donations, and what became of suggestions
/// (rule `suggest.earned`). It keeps to the policy; what is permitted only the server knows.
struct SuggestionBook: Hashable, Sendable {
  var donations: Table<DonationRow>
  var evidence: Table<EvidenceRow>
  var showings: Table<ShowingRow>
  /// By device.
  var shelves: Table<ShelfRow>
  private let safeguards: Safeguards

  init(devices: Int, safeguards: Safeguards, keepsFingerprint: Bool = false) {
    self.safeguards = safeguards
    donations = Table(isFingerprinted: keepsFingerprint)
    evidence = Table(isFingerprinted: keepsFingerprint)
    showings = Table(isFingerprinted: keepsFingerprint)
    shelves = Table(isFingerprinted: keepsFingerprint)
    for _ in 0..<devices { shelves.append(ShelfRow()) }
  }

  // MARK: Donations

  /// Takes a donation; the same one again is only newer.
  mutating func donate(_ suggestion: SuggestedIntent, by account: Account, now: Instant) {
    if let place = donationPlaces(account.device).first(where: {
      donations[$0].account == account && donations[$0].suggestion == suggestion
    }) {
      donations[place].isHeld = true
      donations[place].at = now
      return
    }
    let shelf = Int(account.device.index)
    let row = DonationRow(
      account: account, suggestion: suggestion, at: now, next: shelves[shelf].donation)
    shelves[shelf].donation = Int32(donations.append(row))
  }

  /// Puts in what an account had made of an intent's suggestions before the beginning.
  mutating func fill(_ history: SuggestionHistory, of account: Account) {
    let fates =
      Array(repeating: Fate.completed, count: history.completed)
      + Array(repeating: Fate.dismissed, count: history.dismissed)
      + Array(repeating: Fate.undone, count: history.undone)
    let place = evidencePlace(history.suggestion.intent, account)
    for number in 0..<history.shown {
      var row = ShowingRow(
        suggestion: history.suggestion, list: -1, at: .start, next: evidence[place].showing)
      if number < fates.count { row.fate = fates[number] }
      evidence[place].showing = Int32(showings.append(row))
    }
    judge(place, .start)
  }

  /// Withdraws what a device has donated of some entities, and says what.
  mutating func withdraw(
    on device: DeviceID, where isGone: (EntityID) -> Bool
  ) -> [SuggestedIntent] {
    guard safeguards.keeps(.suggestEarnedWithdrawn) else { return [] }
    var withdrawn: [SuggestedIntent] = []
    for place in donationPlaces(device)
    where donations[place].isHeld && isGone(donations[place].suggestion.entity) {
      donations[place].isHeld = false
      withdrawn.append(donations[place].suggestion)
    }
    return withdrawn
  }

  /// What a device has donated for an account, the latest first.
  func donated(by account: Account) -> [SuggestedIntent] {
    let held = donationPlaces(account.device).filter {
      donations[$0].isHeld && donations[$0].account == account
    }
    let latest = held.sorted { (donations[$0].at, $0) > (donations[$1].at, $1) }
    return latest.map { donations[$0].suggestion }
  }

  private func donationPlaces(_ device: DeviceID) -> [Int] {
    var places: [Int] = []
    var cursor = shelves[Int(device.index)].donation
    while cursor >= 0 {
      places.append(Int(cursor))
      cursor = donations[Int(cursor)].next
    }
    return places
  }

  /// Whether a faulty device donates whatever has succeeded, by hand or not.
  var donatesEverything: Bool { safeguards.lacks(.suggestEarnedDonatedByHand) }

  // MARK: Suggestions

  /// What the system may ask the server about: donated, and on trial or earned.
  mutating func candidates(for account: Account, now: Instant) -> [SuggestedIntent] {
    for place in evidencePlaces(account.device) { judge(place, now) }
    let wanted = donated(by: account).filter {
      standing(of: $0.intent, with: account, now: now).isShown
    }
    return Array(wanted.prefix(SuggestionPolicy.candidates))
  }

  /// Notes that suggestions are shown, as one list.
  mutating func show(_ suggestions: [SuggestedIntent], list: Int, to account: Account, now: Instant)
  {
    for suggestion in suggestions {
      let place = evidencePlace(suggestion.intent, account)
      let row = ShowingRow(
        suggestion: suggestion, list: Int32(list), at: now, next: evidence[place].showing)
      evidence[place].showing = Int32(showings.append(row))
    }
  }

  /// What a list still shows: nothing was done with it yet.
  func open(list: Int, with account: Account) -> [SuggestedIntent] {
    openPlaces(list, account).map { showings[$0].suggestion }
  }

  /// The account wants none of a list.
  mutating func dismiss(list: Int, by account: Account, now: Instant) {
    for place in openPlaces(list, account) { showings[place].fate = .dismissed }
    for place in evidencePlaces(account.device) { judge(place, now) }
  }

  private func openPlaces(_ list: Int, _ account: Account) -> [Int] {
    evidencePlaces(account.device).filter { evidence[$0].account == account }
      .flatMap { showingPlaces(evidence[$0], since: Instant(.min)) }
      .filter { Int(showings[$0].list) == list && showings[$0].fate == .ignored }
      .sorted()
  }

  /// A suggestion was taken, and done.
  mutating func complete(
    _ suggestion: SuggestedIntent, operation: Int32, by account: Account, now: Instant
  ) {
    guard let place = find(suggestion.intent, account),
      let showing = showingPlaces(evidence[place], since: now + (0 - SuggestionPolicy.window))
        .first(where: {
          showings[$0].suggestion == suggestion && showings[$0].fate == .ignored
        })
    else { return }
    showings[showing].fate = .completed
    showings[showing].operation = operation
    judge(place, now)
  }

  /// What was taken from a suggestion is undone.
  mutating func undo(operation: Int32, of intent: IntentKind, by account: Account, now: Instant) {
    guard safeguards.keeps(.suggestEarnedUndone), let place = find(intent, account),
      let showing = showingPlaces(evidence[place], since: Instant(.min))
        .first(where: { showings[$0].operation == operation })
    else { return }
    showings[showing].fate = .undone
    judge(place, now)
  }

  /// The account has done it by hand: evidence for what was retired.
  mutating func completeByHand(_ intent: IntentKind, by account: Account, now: Instant) {
    guard let place = find(intent, account) else { return }
    judge(place, now)
    guard evidence[place].isRetired else { return }
    evidence[place].fresh += 1
    guard Int(evidence[place].fresh) >= SuggestionPolicy.freshCompletions else { return }
    evidence[place].isRetired = false
    evidence[place].fresh = 0
    evidence[place].since = now
  }

  // MARK: Evidence

  /// Where an intent stands with an account.
  func standing(
    of intent: IntentKind, with account: Account, now: Instant
  ) -> SuggestionPolicy.Standing {
    guard SuggestionPolicy.isSafe(intent) || safeguards.lacks(.suggestEarnedSafe) else {
      return .never
    }
    guard let place = find(intent, account) else { return .trial }
    if evidence[place].isRetired { return .retired }
    let found = evidence(of: evidence[place], now)
    if !found.isEnough { return .trial }
    return found.isEarned || safeguards.lacks(.suggestEarnedRetired) ? .suggested : .retired
  }

  /// What counts of an intent's showings now.
  func evidence(
    of intent: IntentKind, with account: Account, now: Instant
  ) -> SuggestionPolicy.Evidence {
    find(intent, account).map { evidence(of: evidence[$0], now) } ?? SuggestionPolicy.Evidence()
  }

  /// Whether the device knows anything of an account's habits with an intent.
  func knows(_ intent: IntentKind, _ account: Account) -> Bool {
    find(intent, account) != nil || donated(by: account).contains { $0.intent == intent }
  }

  private func evidence(of row: EvidenceRow, _ now: Instant) -> SuggestionPolicy.Evidence {
    var found = SuggestionPolicy.Evidence()
    for place in showingPlaces(row, since: now + (0 - SuggestionPolicy.window)) {
      found.shown += 1
      switch showings[place].fate {
      case .ignored: break
      case .completed: found.completed += 1
      case .dismissed: found.dismissed += 1
      case .undone: found.undone += 1
      }
    }
    return found
  }

  /// Retires what is noisy; a faulty device lets it come back as its showings grow old.
  private mutating func judge(_ place: Int, _ now: Instant) {
    guard safeguards.keeps(.suggestEarnedRetired), safeguards.keeps(.suggestEarnedReturns),
      !evidence[place].isRetired
    else { return }
    let found = evidence(of: evidence[place], now)
    if found.isEnough && !found.isEarned { evidence[place].isRetired = true }
  }

  private func showingPlaces(_ row: EvidenceRow, since: Instant) -> [Int] {
    var places: [Int] = []
    var cursor = row.showing
    while cursor >= 0, showings[Int(cursor)].at > since, showings[Int(cursor)].at >= row.since {
      places.append(Int(cursor))
      cursor = showings[Int(cursor)].next
    }
    return places
  }

  private func find(_ intent: IntentKind, _ account: Account) -> Int? {
    evidencePlaces(account.device).first {
      evidence[$0].intent == intent && evidence[$0].account == account
    }
  }

  private mutating func evidencePlace(_ intent: IntentKind, _ account: Account) -> Int {
    if let place = find(intent, account) { return place }
    let shelf = Int(account.device.index)
    let row = EvidenceRow(account: account, intent: intent, next: shelves[shelf].evidence)
    let place = evidence.append(row)
    shelves[shelf].evidence = Int32(place)
    return place
  }

  private func evidencePlaces(_ device: DeviceID) -> [Int] {
    var places: [Int] = []
    var cursor = shelves[Int(device.index)].evidence
    while cursor >= 0 {
      places.append(Int(cursor))
      cursor = evidence[Int(cursor)].next
    }
    return places
  }
}
