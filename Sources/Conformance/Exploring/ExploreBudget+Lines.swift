import ScenarioLanguage

extension ExploreBudget {
  /// The lines of a part `explore` that say it.
  var lines: [String] {
    let faults = [
      (losses, "losses"), (duplicates, "duplicates"), (crashes, "crashes"), (expiries, "expiries"),
    ]
    return (ordersAny ? ["orders any"] : [])
      + faults.filter { $0.0 > 0 }.map { "\($0.1) \($0.0)" }
      + [
        timeouts.map { "timeouts \($0)" }, attempts.map { "attempts \($0)" },
        splitsCommits ? "split commits" : nil,
        samples.map { "samples \($0)" },
      ].compactMap(\.self)
  }
}
