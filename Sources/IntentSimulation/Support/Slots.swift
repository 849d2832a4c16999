/// Values that come and go, kept in places that are used again; with an undo log like a table's.
///
/// Shared ones stay: equal values have one place for ever, so that a place says what is in it.
struct Slots<Value: Hashable & Sendable>: Hashable, Sendable {
  private enum Undo: Sendable {
    case appended
    case reused(Int32)
    case taken(Int32, Value)
  }

  private var values: [Value?] = []
  private var free: [Int32] = []
  private var log: [Undo] = []
  private var isLogging = false
  private let isShared: Bool
  /// The places of shared values.
  private var places: [Value: Int32] = [:]

  init(isShared: Bool = false) { self.isShared = isShared }

  /// Keeps a value, and returns its place.
  mutating func insert(_ value: Value) -> Int32 {
    if isShared { return share(value) }
    guard let place = free.popLast() else {
      values.append(value)
      if isLogging { log.append(.appended) }
      return Int32(values.count - 1)
    }
    values[Int(place)] = value
    if isLogging { log.append(.reused(place)) }
    return place
  }

  private mutating func share(_ value: Value) -> Int32 {
    if let place = places[value] { return place }
    let place = Int32(values.count)
    values.append(value)
    places[value] = place
    return place
  }

  /// The value in a place that is in use; `nil` in one that is not.
  subscript(place: Int32) -> Value? {
    values.indices.contains(Int(place)) ? values[Int(place)] : nil
  }

  /// Empties a place; -1 is no place.
  mutating func release(_ place: Int32) { _ = take(place) }

  /// Empties a place, and gives what was in it.
  mutating func take(_ place: Int32) -> Value? {
    if isShared { return self[place] }
    guard place >= 0, let value = values[Int(place)].take() else { return nil }
    if isLogging { log.append(.taken(place, value)) }
    free.append(place)
    return value
  }

  /// Starts keeping the undo log, and returns the place to come back to.
  mutating func mark() -> Int {
    isLogging = !isShared
    return log.count
  }

  /// Takes back every change since `mark`, the latest first.
  mutating func rollBack(to mark: Int) {
    while log.count > mark {
      switch log.removeLast() {
      case .appended:
        values.removeLast()
      case .reused(let place):
        values[Int(place)] = nil
        free.append(place)
      case .taken(let place, let value):
        free.removeLast()
        values[Int(place)] = value
      }
    }
  }

  static func == (left: Slots, right: Slots) -> Bool { left.values == right.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}
