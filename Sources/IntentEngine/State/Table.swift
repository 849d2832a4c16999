/// A row of a hot table: plain bytes, which say what of them counts for the fingerprint.
public protocol Row: BitwiseCopyable, Hashable, Sendable {
  /// Folds in all that a later choice, reply, oracle or outcome can depend on, and nothing else.
  func fold(into fingerprint: inout Fingerprint)

  /// Whether the row counts for the fingerprint at all; one that is free does not.
  var isCounted: Bool { get }

  /// The row without what nothing depends on but the account of a run: rows that differ in nothing
  /// else are packed as one.
  var canonical: Self { get }
}

extension Row {
  /// Rows count unless they say otherwise.
  @inlinable
  public var isCounted: Bool { true }

  /// A row is canonical unless it says otherwise.
  @inlinable
  public var canonical: Self { self }
}

/// The only writer of the hot state: an array of plain rows that keeps its part's fingerprint and,
/// while somebody may want to go back, an undo log.
///
/// Copying a table copies a reference; stepping and rolling back copies only the rows that were
/// touched. Rows are never removed from the middle: a table's indices are ids.
@frozen
public struct Table<Element: Row>: Sendable {
  @usableFromInline var storage: [Element]
  @usableFromInline var sum: UInt64
  @usableFromInline var log: [Undo]
  @usableFromInline var isLogging: Bool
  @usableFromInline let isFingerprinted: Bool
  @usableFromInline let isBag: Bool

  /// How one write is taken back; the index of an append is the count before it.
  @usableFromInline
  @frozen
  struct Undo: Sendable {
    @usableFromInline var index: Int32
    @usableFromInline var isAppend: Bool
    @usableFromInline var old: Element

    @usableFromInline
    init(index: Int32, isAppend: Bool, old: Element) {
      self.index = index
      self.isAppend = isAppend
      self.old = old
    }
  }

  /// An empty table.
  ///
  /// - Parameters:
  ///   - isFingerprinted: `false` for what no later behaviour depends on.
  ///   - isBag: whether a row's place means nothing; otherwise it counts for the fingerprint.
  @inlinable
  public init(isFingerprinted: Bool = true, isBag: Bool = false) {
    self.isBag = isBag
    storage = []
    sum = 0
    log = []
    isLogging = false
    self.isFingerprinted = isFingerprinted
  }

  /// The rows, by index.
  @inlinable
  public var rows: [Element] { storage }

  /// The sum of the rows' fingerprints: equal tables have equal sums, in whatever order the rows
  /// were written.
  @inlinable
  public var fingerprint: UInt64 { sum }

  /// How many rows there are.
  @inlinable
  public var count: Int { storage.count }

  /// One row; assigning it keeps the fingerprint and the log.
  @inlinable
  public subscript(index: Int) -> Element {
    get { storage[index] }
    set { write(newValue, at: index) }
    // A row is changed in its place: rows are large, and copying them is what a run would spend most
    // of its time on.
    _modify {
      forget(index)
      yield &storage[index]
      remember(index)
    }
  }

  /// Before a row changes in its place: logs it, and takes its fingerprint off.
  @inlinable
  mutating func forget(_ index: Int) {
    guard isFingerprinted || isLogging else { return }
    if isFingerprinted { sum = sum &- self.fingerprint(of: storage[index], at: index) }
    if isLogging {
      log.append(Undo(index: Int32(index), isAppend: false, old: storage[index]))
    }
  }

  /// After a row has changed in its place.
  @inlinable
  mutating func remember(_ index: Int) {
    if isFingerprinted { sum = sum &+ self.fingerprint(of: storage[index], at: index) }
  }

  @inlinable
  mutating func write(_ row: Element, at index: Int) {
    let old = storage[index]
    if isFingerprinted {
      sum =
        sum &- self.fingerprint(of: old, at: index) &+ self.fingerprint(of: row, at: index)
    }
    if isLogging { log.append(Undo(index: Int32(index), isAppend: false, old: old)) }
    storage[index] = row
  }

  /// Adds a row at the end and returns its index.
  @inlinable
  @discardableResult
  public mutating func append(_ row: Element) -> Int {
    let index = storage.count
    if isFingerprinted { sum &+= self.fingerprint(of: row, at: index) }
    if isLogging { log.append(Undo(index: Int32(index), isAppend: true, old: row)) }
    storage.append(row)
    return index
  }

  /// Looks at the rows without copying the table.
  @inlinable
  public func withRows<Result>(_ body: ([Element]) -> Result) -> Result { body(storage) }

  /// Makes room for `count` rows.
  public mutating func reserve(_ count: Int) { storage.reserveCapacity(count) }

  /// Starts keeping the undo log, and returns the place to come back to.
  @inlinable
  public mutating func mark() -> Int {
    isLogging = true
    return log.count
  }

  /// Shows each row that was written since the first mark, once, in the order of places.
  ///
  /// - Precondition: a mark was taken.
  package func forEachWritten(_ body: (_ place: Int, _ row: Element) -> Void) {
    guard !log.isEmpty else { return }
    // There are few: sorting them by insertion beats a set.
    var places: [Int32] = []
    places.reserveCapacity(log.count)
    for undo in log {
      var position = places.count
      while position > 0, places[position - 1] > undo.index { position -= 1 }
      if position > 0, places[position - 1] == undo.index { continue }
      places.insert(undo.index, at: position)
    }
    for place in places { body(Int(place), storage[Int(place)]) }
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

  @inlinable
  func fingerprint(of row: Element, at index: Int) -> UInt64 {
    guard row.isCounted else { return 0 }
    var fingerprint = Fingerprint(seed: isBag ? 0 : UInt64(truncatingIfNeeded: index))
    row.fold(into: &fingerprint)
    return fingerprint.value
  }
}

extension Table: Hashable {
  /// Two tables are equal when their rows are; how they came to be does not count.
  public static func == (left: Table, right: Table) -> Bool { left.storage == right.storage }

  public func hash(into hasher: inout Hasher) { hasher.combine(storage) }
}
