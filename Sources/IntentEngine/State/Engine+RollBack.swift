/// A place that an engine can be taken back to.
public struct EngineMark: Sendable {
  fileprivate var state: State.Mark
  fileprivate var reservations: Int
  fileprivate var journal: Journal.Mark
}

extension Engine {
  /// Starts keeping the undo logs, and returns the place to come back to.
  public mutating func mark() -> EngineMark {
    EngineMark(state: state.mark(), reservations: reservations.mark(), journal: journal.mark())
  }

  /// Takes back everything since `mark`.
  ///
  /// A crash builds the tables anew: an engine that crashed since can't be taken back, so a world
  /// that crashes its server keeps the engine as it was before, and puts that back.
  public mutating func rollBack(to mark: EngineMark) {
    state.rollBack(to: mark.state)
    reservations.rollBack(to: mark.reservations)
    journal.rollBack(to: mark.journal)
    unlapsed = 0
  }
}

extension State {
  /// A place that the tables can be taken back to.
  struct Mark: Sendable {
    fileprivate var places: [Int]
  }

  mutating func mark() -> Mark {
    Mark(places: [
      tenants.mark(), users.mark(), tenancies.mark(), teams.mark(), teamMembers.mark(),
      projects.mark(), members.mark(), tasks.mark(), comments.mark(), aliases.mark(),
      sessions.mark(), subscriptions.mark(), keys.mark(), contents.mark(), challenges.mark(),
      displays.mark(), rates.mark(), offers.mark(), losses.mark(), lost.mark(),
      measures.mark(),
      preferences.mark(),
      attachments.mark(),
      proposals.mark(), approvals.mark(),
    ])
  }

  mutating func rollBack(to mark: Mark) {
    let places = mark.places
    tenants.rollBack(to: places[0])
    users.rollBack(to: places[1])
    tenancies.rollBack(to: places[2])
    teams.rollBack(to: places[3])
    teamMembers.rollBack(to: places[4])
    projects.rollBack(to: places[5])
    members.rollBack(to: places[6])
    tasks.rollBack(to: places[7])
    comments.rollBack(to: places[8])
    aliases.rollBack(to: places[9])
    sessions.rollBack(to: places[10])
    subscriptions.rollBack(to: places[11])
    rollBackKeys(to: places[12])
    contents.rollBack(to: places[13])
    challenges.rollBack(to: places[14])
    displays.rollBack(to: places[15])
    rates.rollBack(to: places[16])
    offers.rollBack(to: places[17])
    losses.rollBack(to: places[18])
    lost.rollBack(to: places[19])
    measures.rollBack(to: places[20])
    preferences.rollBack(to: places[21])
    attachments.rollBack(to: places[22])
    proposals.rollBack(to: places[23])
    approvals.rollBack(to: places[24])
  }

  /// Rows that were added leave the index first, the latest first; where keys were dropped since,
  /// the index is built anew.
  private mutating func rollBackKeys(to place: Int) {
    let isDropped = keys.hasChange(since: place) { $0.status != $1.status && $1.status == .dropped }
    if !isDropped {
      let added = keys.appends(since: place)
      for row in (keys.count - added..<keys.count).reversed() {
        if let hash = hashOfRow(row) { index.removeLast(row, hash) }
      }
    }
    keys.rollBack(to: place)
    if isDropped { rebuildIndex() }
  }
}
