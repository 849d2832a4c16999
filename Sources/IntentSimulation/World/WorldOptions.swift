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
  /// Whether tables keep their fingerprints.
  public var keepsFingerprint = false
  /// How many messages may be lost, copied, and how often the server may crash, by choice.
  public var losses = 0
  public var duplicates = 0
  public var crashes = 0

  public init() {}
}
