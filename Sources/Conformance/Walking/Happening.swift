/// A stretch of a scene, as a beat tells it.
public struct Happening: Hashable, Sendable {
  /// Lines that are as an earlier scene has told them, and are not told again.
  public struct Repeated: Hashable, Sendable {
    /// How many there are.
    public var count: Int
    /// The steps of the script that begin in them.
    public var steps: [String]
  }

  /// What is as before, where anything is; it comes first.
  public var repeated: Repeated?
  /// What is new, as lines of the timeline.
  public var lines: [String]
  /// The place of the scene among those that were begun.
  package var scene: Int
  /// The events of the scene's run that are new, counted as the run makes them.
  package var events: Range<Int>
}
