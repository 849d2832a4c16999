extension World {
  /// How many faults were chosen so far: losses, copies, crashes, and leaps of time.
  package var faultsTaken: Int {
    let left = budgets[0]
    return options.losses + options.duplicates + options.crashes + options.expiries
      - Int(left.losses + left.duplicates + left.crashes + left.expiries)
  }
}
