/// Seeds one after the other, both ends among them.
public struct SeedRange: Hashable, Sendable {
  /// The largest seed that there is.
  public static let limit = Int(UInt32.max)

  public var first: Int
  public var last: Int

  /// Makes a range.
  public init(_ first: Int, _ last: Int) {
    self.first = first
    self.last = last
  }

  /// Reads `17` or `1..1000`.
  public init?(_ text: String) {
    let parts = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = Int(parts[0]), let last = Int(parts[parts.count - 1]), first >= 0,
      first <= last, last <= SeedRange.limit
    else { return nil }
    self.init(first, last)
  }

  /// How many seeds it has.
  public var count: Int { last - first + 1 }

  /// How it is written: `1..1000`, or `17` for one.
  public var text: String { first == last ? "\(first)" : "\(first)..\(last)" }

  /// One of several parts of about the same size, counted from 1; `nil` where there are fewer seeds
  /// than parts.
  public func part(_ part: Int, of parts: Int) -> SeedRange? {
    let begin = first + count * (part - 1) / parts
    let end = first + count * part / parts - 1
    return begin <= end ? SeedRange(begin, end) : nil
  }
}

extension [SeedRange] {
  /// The same seeds in as few ranges as there can be, in order.
  func joined() -> [SeedRange] {
    sorted { $0.first < $1.first }.reduce(into: []) { ranges, next in
      if let last = ranges.last, last.last + 1 >= next.first {
        ranges[ranges.count - 1].last = Swift.max(last.last, next.last)
      } else {
        ranges.append(next)
      }
    }
  }

  /// Whether any seed is in two of the ranges.
  var overlap: Bool {
    let ranges = sorted { $0.first < $1.first }
    return zip(ranges, ranges.dropFirst()).contains { $0.last >= $1.first }
  }

  /// What is left of several ranges without these seeds.
  func leaving(_ ranges: [SeedRange]) -> [SeedRange] { ranges.flatMap { leaving($0) } }

  /// What is left of a range without these seeds.
  func leaving(_ range: SeedRange) -> [SeedRange] {
    var left: [SeedRange] = []
    var next = range.first
    for taken in sorted(by: { $0.first < $1.first })
    where taken.last >= next && taken.first <= range.last {
      if taken.first > next { left.append(SeedRange(next, taken.first - 1)) }
      next = taken.last + 1
    }
    if next <= range.last { left.append(SeedRange(next, range.last)) }
    return left
  }
}
