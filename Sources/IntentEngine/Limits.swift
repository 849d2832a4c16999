/// The declared limits, each with its unit.
public enum Limits {
  /// The longest title, in bytes of UTF-8.
  public static let titleBytes = 200
  /// The longest comment, in bytes of UTF-8.
  public static let commentBytes = 4_000
  /// The longest name of a file, in bytes of UTF-8.
  public static let fileNameBytes = 255
  /// The largest file that can be attached, in bytes: 25 MB.
  public static let fileBytes: UInt64 = 25_000_000
  /// The most candidates that one reply lists.
  public static let candidates = 8
  /// The longest text in an audit record, in bytes of UTF-8, so that a record stays below 1 KiB; what
  /// is longer is kept as length and hash (rule `audit.complete`).
  public static let auditTextBytes = 512
  /// How long an undo is open, in milliseconds: 30 days.
  public static let undoWindow: Milliseconds = 30 * 24 * 3_600_000
  /// How long a confirmation can be answered, in milliseconds: 5 minutes.
  public static let confirmationWindow: Milliseconds = 5 * 60_000
  /// How long "don't ask again" lasts, in milliseconds: 30 days.
  public static let preferenceWindow: Milliseconds = 30 * 24 * 3_600_000
  /// How long a proposal waits for its approvals, in milliseconds: 7 days.
  public static let proposalLifetime: Milliseconds = 7 * 24 * 3_600_000
  /// How long an admin of a team must have been one before a proposal, for an approval of it to
  /// count, in milliseconds: 24 hours.
  public static let adminStanding: Milliseconds = 24 * 3_600_000
  /// How long a sign-in lasts, in milliseconds: 90 days.
  public static let sessionLifetime: Milliseconds = 90 * 24 * 3_600_000
  /// The length of a server epoch, in milliseconds: one hour.
  public static let epochLength: Milliseconds = 3_600_000
  /// The most requests of one user in one rate window.
  public static let requestsPerWindow: UInt32 = 120
  /// The length of a rate window, in milliseconds: one minute.
  public static let rateWindow: Milliseconds = 60_000
}
