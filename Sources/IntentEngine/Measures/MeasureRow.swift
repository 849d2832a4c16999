/// What is counted of one intent at one entry point (rule `measure.intent`).
///
/// Calls, resolutions, denials and duplicates count where the request came in; what became of an
/// operation counts where it began.
///
/// Not fingerprinted: it is history, and no answer depends on it.
@frozen
public struct MeasureRow: Row {
  /// Requests of signed-in users that were decided, replays among them.
  public var calls = 0
  /// Requests that came as far as looking for what they are about.
  public var asked = 0
  /// Those of them that found it, and only it.
  public var resolved = 0
  /// Refusals because the user may not.
  public var denials = 0
  /// Requests that were answered with a settled key's result.
  public var duplicates = 0
  /// Operations: distinct keys of a user in a tenant.
  public var started = 0
  /// Operations that settled as wanted: done, or so already.
  public var completed = 0
  /// Questions that were declined, taken back with their operation, or never answered in time.
  public var abandoned = 0
  /// Operations that settled as wanted on another device than they began on.
  public var elsewhere = 0

  /// Nothing counted yet.
  public init() {}

  public func fold(into fingerprint: inout Fingerprint) {}

  /// Adds up two entry points.
  public static func + (left: MeasureRow, right: MeasureRow) -> MeasureRow {
    var sum = left
    sum.calls += right.calls
    sum.asked += right.asked
    sum.resolved += right.resolved
    sum.denials += right.denials
    sum.duplicates += right.duplicates
    sum.started += right.started
    sum.completed += right.completed
    sum.abandoned += right.abandoned
    sum.elsewhere += right.elsewhere
    return sum
  }

  /// Counts what a record alone tells: its outcome, and whether it repeats one.
  mutating func count(_ record: AuditRecord, _ manner: Measuring) {
    calls += 1
    if record.isReplay {
      if manner.contains(.replaysApart) { duplicates += 1 } else { completed += 1 }
      return
    }
    switch record.outcome {
    case .done, .already, .changed, .archived, .challenged, .rejected, .awaitingApproval:
      asked += 1
      resolved += 1
    case .gone, .notFound, .choose: asked += 1
    case .forbidden:
      denials += 1
      if record.entity != nil {
        asked += 1
        resolved += 1
      }
    case .incompatible, .expired, .cancelled, .invalid, .mismatched, .signIn, .unavailable,
      .inProgress, .slowDown, .locked:
      break
    }
  }
}

/// How a state counts; a faulty engine's lacks something.
struct Measuring: OptionSet, BitwiseCopyable, Hashable, Sendable {
  var rawValue: UInt8

  /// An operation starts once, whatever is sent again.
  static let distinctStarts = Measuring(rawValue: 1 << 0)
  /// A replay completes nothing.
  static let replaysApart = Measuring(rawValue: 1 << 1)
  /// An operation that another device finished is counted as such.
  static let otherDevices = Measuring(rawValue: 1 << 2)

  /// How an engine with these safeguards counts.
  init(_ safeguards: Safeguards) {
    self = []
    if safeguards.keeps(.measureIntentStarted) { insert(.distinctStarts) }
    if safeguards.keeps(.measureIntentDuplicates) { insert(.replaysApart) }
    if safeguards.keeps(.measureIntentElsewhere) { insert(.otherDevices) }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}
