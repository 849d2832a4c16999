/// How a scenario's transcript stands to its golden.
public enum GoldenStatus: String, CaseIterable, Hashable, Sendable {
  /// Equal, byte for byte.
  case equal
  /// Different in at least one byte.
  case differs
  /// There is no golden.
  case missing
  /// The golden is there but cannot be read.
  case unreadable
  /// The scenario was not played, so there is nothing to compare.
  case notCompared = "not-compared"
  /// `--update` wrote the first golden.
  case created
  /// `--update` replaced the golden.
  case rewritten
  /// `--update` left the golden alone, because something in the run does not hold.
  case refused
}
