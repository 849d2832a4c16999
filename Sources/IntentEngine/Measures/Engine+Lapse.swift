extension Engine {
  /// Begins whatever the server does at a moment: what was written becomes durable, and questions
  /// whose time is over are noted first.
  @inline(__always)
  mutating func wake(_ now: Instant) {
    journal.flush()
    if unlapsed < state.challenges.count { lapseQuestions(now) }
  }

  /// Notes every question that nobody answered in time, once, with a record of its own
  /// (rule `measure.intent`).
  ///
  /// The timer is the server's next waking: a deadline that nothing follows has told nobody
  /// anything. Questions are asked in the order of their deadlines, so that the first one that is
  /// still to be answered ends the search. What a late answer is told does not depend on the note.
  private mutating func lapseQuestions(_ now: Instant) {
    guard safeguards.keeps(.measureIntentAbandoned) else { return }
    while unlapsed < state.challenges.count {
      let challenge = state.challenges[unlapsed]
      if challenge.status == .open, !challenge.hasLapsed {
        guard now >= challenge.expires else { return }
        lapse(ChallengeID(unlapsed), challenge, now)
      }
      unlapsed += 1
    }
  }

  private mutating func lapse(_ id: ChallengeID, _ challenge: ChallengeRow, _ now: Instant) {
    var record = AuditRecord(
      at: now, action: .questionLapsed, entry: nil, outcome: .expired, rule: .measureIntent)
    // Nobody did it: whose question it was is in the challenge.
    record.tenant = challenge.tenant
    record.entity = challenge.explanation.object
    record.challenge = id
    let first = journal.eventCount
    write(.challengeLapsed(id), record)
    journal.close(record, first: first, isDurable: true)
  }
}
