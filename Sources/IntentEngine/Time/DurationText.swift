/// How a length of time is written everywhere: `1d2h3m4s5ms`, the parts that are 0 left out.
public enum DurationText {
  /// The units, the largest first, in milliseconds.
  package static let units: [(name: String, length: UInt64)] = [
    ("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1_000), ("ms", 1),
  ]

  /// The text of a length of time; `0s` for none.
  public static func text(_ span: Milliseconds) -> String {
    if span == 0 { return "0s" }
    var left = span.magnitude
    var text = span < 0 ? "-" : ""
    for unit in units where left >= unit.length {
      text += "\(left / unit.length)\(unit.name)"
      left %= unit.length
    }
    return text
  }
}
