import IntentEngine

/// What a canonical run may vary.
public struct RunOptions: Hashable, Sendable {
  /// The safeguards that are on: all, unless a faulty engine or device is wanted.
  public var safeguards: Safeguards

  /// Makes options; without arguments, those of the canonical run.
  public init(safeguards: Safeguards = .all) { self.safeguards = safeguards }
}
