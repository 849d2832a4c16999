import IntentEngine

/// What a device allows itself, each with its unit.
public enum DeviceLimits {
  /// How long a request waits for its reply, in milliseconds.
  public static let requestTimeout: Milliseconds = 5_000
  /// The longest first pause between two attempts, in milliseconds; it doubles with each.
  public static let firstBackoff: Milliseconds = 1_000
  /// The longest pause between two attempts, in milliseconds.
  public static let longestBackoff: Milliseconds = 60_000
  /// The most attempts that are made without the user.
  public static let attempts = 8
  /// The most attempts of a destructive operation that are made without the user.
  public static let destructiveAttempts = 2
  /// How long attempts go on after the user last touched the operation, in milliseconds: 24 hours.
  public static let retryWindow: Milliseconds = 24 * 3_600_000
  /// How long the system lets an intent run outside the app, in milliseconds.
  public static let intentTime: Milliseconds = 30_000
  /// The most tries of one sync.
  public static let syncTries = 3
  /// Where attempts end that have no bound (`recover.not-endless/bounded` off): far beyond all that
  /// a sound device makes, but so that a run ends.
  public static let unboundedAttempts = 60
}
