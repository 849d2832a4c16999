extension Engine {
  /// What is counted of an intent, at one entry point or at all of them (rule `measure.intent`).
  public func measure(of intent: IntentKind, at entry: EntryPoint? = nil) -> MeasureRow {
    guard let entry else {
      return EntryPoint.allCases.reduce(MeasureRow()) { $0 + measure(of: intent, at: $1) }
    }
    return state.measures[State.measure(intent, entry)]
  }

  /// The entry points at which operations of an intent began, the best first: by conversion,
  /// completed over started, and never by how often they are called (rule `measure.entry`).
  ///
  /// Equal ones stand in the order of their declaration.
  public func entryPoints(of intent: IntentKind) -> [EntryPoint] {
    let used = EntryPoint.allCases.filter { measure(of: intent, at: $0).started > 0 }
    return used.sorted { first, second in
      let (left, right) = (measure(of: intent, at: first), measure(of: intent, at: second))
      if safeguards.lacks(.measureEntryConversion), left.calls != right.calls {
        return left.calls > right.calls
      }
      let (one, other) = (left.completed * right.started, right.completed * left.started)
      return one == other ? first.rawValue < second.rawValue : one > other
    }
  }
}
