import IntentEngine

/// What a run keeps, and what may go wrong in it beyond the script.
public struct WorldOptions: Hashable, Sendable {
  /// The safeguards of engine and devices that are on.
  public var safeguards = Safeguards.all
  /// Whether messages and timers take the time that network and devices draw for them; without it
  /// nothing is drawn, and whoever chooses decides what comes first.
  public var isTimed = true
  /// Whether the trace is kept.
  public var keepsTrace = true
  /// Whether every invocation keeps its last reply.
  public var keepsReplies = true
  /// Whether the server keeps its journal's past, and the world gives back what is said no more;
  /// without it a world can be packed (`WorldStore`).
  public var keepsHistory = true
  /// Whether tables keep their fingerprints.
  public var keepsFingerprint = false
  /// Whether messages are told apart by what they carry; they are wherever fingerprints are kept.
  public var tellsMessagesApart = false
  /// Where fingerprints start: another seed gives independent ones, so that a search can be checked by
  /// a second one.
  public var fingerprintSeed: UInt64 = 0
  /// Whether steps of different actors may begin in any order, in a world without time.
  public var ordersAny = false
  /// Whether every commit is pulled apart into its check and its write.
  public var splitsCommits = false
  /// The most attempts that are made without the user, where that differs from the device's own limit.
  public var attempts: Int?
  /// How many messages may be lost, copied, and how often the server may crash, by choice.
  public var losses = 0
  public var duplicates = 0
  public var crashes = 0
  /// How often time may pass up to a deadline, in a world without time.
  public var expiries = 0
  /// How often devices may give up waiting while an answer can still come, in a world without time;
  /// any time for `nil`.
  public var timeouts: Int?
  /// Whether worlds differ by how often each invocation took effect, and by what was first told of its
  /// key.
  public var countsEffects = false

  /// Whether anybody asks what messages carry.
  var comparesMessages: Bool { keepsFingerprint || tellsMessagesApart }

  public init() {}
}
