/// Which rows of a table were looked at: what one step of a world depends on.
@usableFromInline
package final class ReadLog {
  /// The places, each once, in the order of the first look; -1 stands for how many rows there are.
  package private(set) var places: [Int32] = []
  /// By place plus one.
  private var isNoted: [Bool] = []

  /// A log of nothing.
  package init() {}

  /// Forgets all places.
  package func removeAll() {
    for place in places { isNoted[Int(place) + 1] = false }
    places.removeAll(keepingCapacity: true)
  }

  fileprivate func note(_ place: Int) {
    while isNoted.count <= place + 1 { isNoted.append(false) }
    guard !isNoted[place + 1] else { return }
    isNoted[place + 1] = true
    places.append(Int32(place))
  }
}

/// How tables tell of looks. Neither a table nor its type is passed on: a look must cost next to
/// nothing where nobody watches.
@usableFromInline
enum Watching {
  /// Tells the log at an address of a look at a row, or, with -1, at how many there are.
  @usableFromInline
  @inline(never)
  static func tell(_ watcher: UInt, _ place: Int) {
    guard let address = UnsafeRawPointer(bitPattern: watcher) else { return }
    Unmanaged<ReadLog>.fromOpaque(address).takeUnretainedValue().note(place)
  }

  /// Tells the log at an address of a look at a whole table.
  @usableFromInline
  @inline(never)
  static func tellAll(_ watcher: UInt, _ count: Int) {
    for place in -1..<count { tell(watcher, place) }
  }
}

/// Being watched: whoever explores learns what a step depends on from what it looks at.
extension Table {
  /// Tells `log` of every look from now on; nobody for `nil`.
  ///
  /// The log is not kept alive: whoever watches stops watching before it is gone.
  @inlinable
  package mutating func watch(_ log: ReadLog?) {
    watcher = log.map { UInt(bitPattern: Unmanaged.passUnretained($0).toOpaque()) } ?? 0
  }

  /// One row, without telling the watcher: for what nothing depends on.
  @inlinable
  package func unwatched(_ place: Int) -> Element { storage[place] }

  /// How many rows there are, without telling the watcher.
  @inlinable
  package var unwatchedCount: Int { storage.count }

  /// Changes a row in its place, without telling the watcher.
  @inlinable
  package mutating func changeUnwatched(_ place: Int, _ change: (inout Element) -> Void) {
    forget(place)
    change(&storage[place])
    remember(place)
  }

  /// Adds a row, without telling the watcher.
  @inlinable
  package mutating func appendUnwatched(_ row: Element) -> Int {
    let kept = watcher
    watcher = 0
    defer { watcher = kept }
    return append(row)
  }

  /// Makes the table another one, row by row, without a way back: the row at `place` becomes `row`,
  /// or is added there, or, with `nil`, is taken off the end.
  @inlinable
  package mutating func restore(_ row: Element?, at place: Int) {
    guard isFingerprinted else {
      replace(row, at: place)
      return
    }
    if place < storage.count { sum = sum &- fingerprint(of: storage[place], at: place) }
    replace(row, at: place)
    if let row { sum = sum &+ fingerprint(of: row, at: place) }
  }

  @inlinable
  mutating func replace(_ row: Element?, at place: Int) {
    if let row {
      if place < storage.count { storage[place] = row } else { storage.append(row) }
    } else {
      precondition(place == storage.count - 1, "only the last row can be taken off")
      storage.removeLast()
    }
  }
}
