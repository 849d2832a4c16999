/// How much a search proves.
public enum ExplorationVerdict: Hashable, Sendable {
  /// Every run within the budget was seen.
  case complete
  /// The search ended early: by so many worlds.
  case bounded(worlds: Int)
  /// The search can't speak for the runs that it stands for, for this reason.
  case unknown(String)

  /// The verdict as goldens and reports write it.
  public var text: String {
    switch self {
    case .complete: "COMPLETE"
    case .bounded(let worlds): "BOUNDED by \(Count.of(worlds, "world"))"
    case .unknown(let reason): "UNKNOWN: \(reason)"
    }
  }
}
