extension State {
  /// Folds a journal onto a genesis.
  static func recovered(
    from journal: Journal, on genesis: Genesis, scopesKeys: Bool
  ) -> State {
    var state = State(genesis, scopesKeys: scopesKeys)
    for number in journal.records.indices {
      let record = journal.records[number]
      for event in journal.events(of: record) { state.apply(event, record, journal) }
      state.count(record, number: number)
    }
    return state
  }
}
