/// A row of a hot table: plain bytes, which say what of them counts for the fingerprint.
public protocol Row: BitwiseCopyable, Hashable, Sendable {
  /// Folds in all that a later choice, reply, oracle or outcome can depend on, and nothing else.
  func fold(into fingerprint: inout Fingerprint)

  /// Whether the row counts for the fingerprint at all; one that is free does not.
  var isCounted: Bool { get }

  /// The row without what nothing depends on but the account of a run: rows that differ in nothing
  /// else are packed as one.
  var canonical: Self { get }

  /// The row under other names, as far as it counts for the fingerprint; `nil` where that is not known.
  func renamed(by renaming: Renaming) -> Self?

  /// Where the row at a place stands under other names.
  static func place(_ place: Int, under renaming: Renaming) -> Int
}

extension Row {
  /// Rows count unless they say otherwise.
  @inlinable
  public var isCounted: Bool { true }

  /// A row is canonical unless it says otherwise.
  @inlinable
  public var canonical: Self { self }

  /// A row that says nothing of other names has none, so that nothing is taken for the same by mistake.
  public func renamed(by renaming: Renaming) -> Self? { nil }

  /// A row stays in its place unless it says otherwise.
  public static func place(_ place: Int, under renaming: Renaming) -> Int { place }
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
  /// The address of the `ReadLog` that is told what is looked at; 0 for none. A reference would be
  /// counted at every copy of a world.
  @usableFromInline var watcher: UInt = 0
  @usableFromInline var seed: UInt64 = 0

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
  public var rows: [Element] {
    if _slowPath(watcher != 0) { Watching.tellAll(watcher, storage.count) }
    return storage
  }

  /// The sum of the rows' fingerprints: equal tables have equal sums, in whatever order the rows
  /// were written.
  @inlinable
  public var fingerprint: UInt64 { sum }

  /// How many rows there are.
  @inlinable
  public var count: Int {
    if _slowPath(watcher != 0) { Watching.tell(watcher, -1) }
    return storage.count
  }

  /// One row; assigning it keeps the fingerprint and the log.
  @inlinable
  public subscript(index: Int) -> Element {
    get {
      if _slowPath(watcher != 0) { Watching.tell(watcher, index) }
      return storage[index]
    }
    set { write(newValue, at: index) }
    // A row is changed in its place: rows are large, and copying them is what a run would spend most
    // of its time on.
    _modify {
      if _slowPath(watcher != 0) { Watching.tell(watcher, index) }
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
    if _slowPath(watcher != 0) { Watching.tell(watcher, -1) }
    let index = storage.count
    if isFingerprinted { sum &+= self.fingerprint(of: row, at: index) }
    if isLogging { log.append(Undo(index: Int32(index), isAppend: true, old: row)) }
    storage.append(row)
    return index
  }

  /// Looks at the rows without copying the table.
  @inlinable
  public func withRows<Result>(_ body: ([Element]) -> Result) -> Result {
    if _slowPath(watcher != 0) { Watching.tellAll(watcher, storage.count) }
    return body(storage)
  }

  /// Makes the fingerprint start elsewhere: another seed gives an independent one.
  package mutating func reseed(_ seed: UInt64) {
    self.seed = seed
    guard isFingerprinted else { return }
    sum = storage.indices.reduce(0) { $0 &+ fingerprint(of: storage[$1], at: $1) }
  }

  /// Makes room for `count` rows.
  public mutating func reserve(_ count: Int) { storage.reserveCapacity(count) }

  @inlinable
  func fingerprint(of row: Element, at index: Int) -> UInt64 {
    guard row.isCounted else { return 0 }
    // A place is spread over all bits: the first word that is folded, often a small number, would else
    // make up for the place, and two rows that swap what follows it would be taken for the same.
    let place = UInt64(truncatingIfNeeded: index) &* 0x9E37_79B9_7F4A_7C15
    var fingerprint = Fingerprint(seed: isBag ? seed : seed &+ place)
    row.fold(into: &fingerprint)
    return fingerprint.value
  }
}
