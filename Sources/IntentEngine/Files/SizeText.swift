/// Sizes in words, as scenarios and transcripts write them: `120KB`, in powers of 1000.
public enum SizeText {
  /// The units, the largest first, with their length in bytes.
  public static let units: [(name: String, length: UInt64)] = [
    ("GB", 1_000_000_000), ("MB", 1_000_000), ("KB", 1_000), ("B", 1),
  ]

  /// A size in the largest unit that it is a whole number of.
  public static func text(_ bytes: UInt64) -> String {
    let unit = units.first { bytes > 0 && bytes % $0.length == 0 } ?? ("B", 1)
    return "\(bytes / unit.length)\(unit.name)"
  }
}
