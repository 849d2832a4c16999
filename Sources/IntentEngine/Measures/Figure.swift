/// One of the figures that are kept for every intent (rule `measure.intent`).
public enum Figure: String, CaseIterable, Hashable, Sendable {
  // The six measures.
  case resolution, denials, abandoned, duplicates, elsewhere, completion
  // What they are made of.
  case calls, asked, resolved, started, completed

  /// Whether it is a share, in basis points, rather than a number.
  public var isShare: Bool { self == .resolution || self == .completion }

  /// The figure of a row; `nil` for a share of nothing.
  public func value(of row: MeasureRow) -> Int? {
    switch self {
    case .resolution: Figure.share(row.resolved, of: row.asked)
    case .denials: row.denials
    case .abandoned: row.abandoned
    case .duplicates: row.duplicates
    case .elsewhere: row.elsewhere
    case .completion: Figure.share(row.completed, of: row.started)
    case .calls: row.calls
    case .asked: row.asked
    case .resolved: row.resolved
    case .started: row.started
    case .completed: row.completed
    }
  }

  /// A share in basis points, rounded down; `nil` for one of nothing.
  public static func share(_ part: Int, of whole: Int) -> Int? {
    whole == 0 ? nil : part * 10_000 / whole
  }
}
