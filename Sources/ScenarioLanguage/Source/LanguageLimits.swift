import IntentEngine

/// The limits of a scenario file, each with its unit; a file beyond one is refused with a message.
public enum LanguageLimits {
  /// The largest file, in bytes.
  public static let fileBytes = 16 * 1024 * 1024
  /// The most lines in a file.
  public static let lines = 100_000
  /// The most errors that are told of one file; the rest is counted.
  public static let errorsShown = 50
  /// The deepest nesting of blocks.
  public static let nesting = 8
  /// The longest name, in bytes.
  public static let nameBytes = 64
  /// The longest duration: ten years of 365 days, in milliseconds.
  public static let duration: Milliseconds = 3_650 * 24 * 3_600_000
  /// The highest version at time 0: any run stays below what an engine can count.
  public static let version: UInt32 = 1_000_000_000
  /// The most devices of a scenario.
  public static let devices = 64
  /// The most steps of a scenario.
  public static let steps = 10_000
  /// The most files that extend one another.
  public static let extends = 8
  /// The most operations that a declared outbox holds.
  public static let outbox = 10_000
  /// The most showings that a history can tell of.
  static let showings: UInt64 = 1_000
  /// The most people of a population, and the most tasks or comments of each.
  static let people: UInt64 = 1_000
  static let things: UInt64 = 50
  /// The longest that a population lasts, in weeks: as long as a sign-in does.
  static let weeks: UInt64 = 12
}
