/// Coming back to how a table was.
extension Table {
  /// Starts keeping the undo log, and returns the place to come back to.
  @inlinable
  public mutating func mark() -> Int {
    isLogging = true
    return log.count
  }

  /// Shows each place that was written since the first mark, once, in the order of writing: with the
  /// row as it was then, `nil` for none, and as it is.
  ///
  /// - Precondition: a mark was taken; no row that was added since is gone again.
  @inlinable
  package func forEachWritten(_ body: (_ place: Int, _ old: Element?, _ new: Element) -> Void) {
    var places: [Int32] = []
    for undo in log where !places.contains(undo.index) {
      places.append(undo.index)
      let place = Int(undo.index)
      body(place, undo.isAppend ? nil : undo.old, storage[place])
    }
  }

  /// How many rows were added since `mark`.
  func appends(since mark: Int) -> Int { log[mark...].count { $0.isAppend } }

  /// Whether any row that was there at `mark` has changed in a way that `differs` tells.
  func hasChange(since mark: Int, where differs: (_ old: Element, _ new: Element) -> Bool) -> Bool {
    log[mark...].contains { !$0.isAppend && differs($0.old, storage[Int($0.index)]) }
  }

  /// Takes back every write since `mark`, the latest first.
  @inlinable
  public mutating func rollBack(to mark: Int) {
    while log.count > mark {
      let undo = log.removeLast()
      let index = Int(undo.index)
      if undo.isAppend {
        if isFingerprinted { sum &-= self.fingerprint(of: storage[index], at: index) }
        storage.removeLast()
      } else {
        if isFingerprinted {
          sum =
            sum &- self.fingerprint(of: storage[index], at: index)
            &+ self.fingerprint(of: undo.old, at: index)
        }
        storage[index] = undo.old
      }
    }
  }
}

extension Table: Hashable {
  /// Two tables are equal when their rows are; how they came to be does not count.
  public static func == (left: Table, right: Table) -> Bool { left.storage == right.storage }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
