extension State {
  /// The state that folding a journal onto a genesis gives.
  func recovered(from journal: Journal, on genesis: Genesis) -> State {
    let beginning = State(
      genesis, scopesKeys: scopesKeys, measuring: measuring,
      keepsFingerprint: tenants.isFingerprinted)
    return beginning.followed(by: journal)
  }

  /// The state that folding a journal onto this one gives: what the journal tells happened next.
  package func followed(by journal: Journal) -> State {
    var state = self
    for number in journal.records.indices {
      let record = journal.records[number]
      for event in journal.events(of: record) { state.apply(event, record, journal) }
      state.count(record, number: number)
    }
    return state
  }
}
