/// A length of virtual time in whole milliseconds.
public typealias Milliseconds = Int64

/// A moment of virtual time, in whole milliseconds since the scenario began.
///
/// Nothing in the package reads a wall clock: every instant comes from the scenario, its seed and
/// its schedule.
@frozen
public struct Instant: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// Milliseconds since the scenario began; negative for what happened before it.
  public var milliseconds: Milliseconds

  /// Makes the moment that lies `milliseconds` after the beginning.
  @inlinable
  public init(_ milliseconds: Milliseconds) { self.milliseconds = milliseconds }

  /// The beginning of the scenario.
  @inlinable
  public static var start: Instant { Instant(0) }

  /// A moment that never comes.
  @inlinable
  public static var never: Instant { Instant(.max) }

  @inlinable
  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment `span` later; the far end of time saturates rather than overflows.
  @inlinable
  public static func + (instant: Instant, span: Milliseconds) -> Instant {
    let (sum, overflow) = instant.milliseconds.addingReportingOverflow(span)
    return Instant(overflow ? (span > 0 ? .max : .min) : sum)
  }

  /// The time from `earlier` to `later`; the far ends saturate rather than overflow.
  @inlinable
  public static func - (later: Instant, earlier: Instant) -> Milliseconds {
    let (span, overflow) = later.milliseconds.subtractingReportingOverflow(earlier.milliseconds)
    return overflow ? (later.milliseconds > earlier.milliseconds ? .max : .min) : span
  }
}
