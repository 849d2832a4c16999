extension State {
  /// The state that folding a journal onto a genesis gives.
  func recovered(from journal: Journal, on genesis: Genesis) -> State {
    var state = State(
      genesis, scopesKeys: scopesKeys, measuring: measuring,
      keepsFingerprint: tenants.isFingerprinted)
    for number in journal.records.indices {
      let record = journal.records[number]
      for event in journal.events(of: record) { state.apply(event, record, journal) }
      state.count(record, number: number)
    }
    return state
  }
}
