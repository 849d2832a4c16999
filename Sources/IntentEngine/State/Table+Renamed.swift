/// What a table's rows are under other names.
extension Table {
  /// What a row at a place adds to the table's fingerprint under other names; `nil` where the row has
  /// none that are known.
  @inlinable
  package func term(of row: Element?, at place: Int, under renaming: Renaming) -> UInt64? {
    guard isFingerprinted, let row, row.isCounted else { return 0 }
    return row.renamed(by: renaming).map {
      fingerprint(of: $0, at: Element.place(place, under: renaming))
    }
  }

  /// The whole table's fingerprint under other names; `nil` where a row has none that are known.
  package func fingerprint(under renaming: Renaming) -> UInt64? {
    var sum: UInt64 = 0
    for place in 0..<unwatchedCount {
      guard let term = term(of: unwatched(place), at: place, under: renaming) else { return nil }
      sum &+= term
    }
    return sum
  }
}
