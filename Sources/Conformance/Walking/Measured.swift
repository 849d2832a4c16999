/// What came of many people over weeks, as a beat tells it.
public struct Measured: Hashable, Sendable {
  /// The lines of their record.
  public var lines: [String]
  package var curve: CurveModel
}
