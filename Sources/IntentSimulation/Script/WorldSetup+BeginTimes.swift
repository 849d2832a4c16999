import IntentEngine

extension WorldSetup {
  /// The same set-up with its steps at recorded times: a twin world then does the same at the same
  /// moments, whatever its messages do.
  ///
  /// `meanwhile` stays: it follows its step with nothing in between.
  ///
  /// - Parameter times: what `World.beginTimes` gave; a step without one keeps its own moment.
  public func timed(by times: [Instant?]) -> WorldSetup {
    var copy = self
    for (index, time) in times.enumerated() where index < script.count {
      guard let time, script[index].moment != .meanwhile else { continue }
      copy.script[index].moment = .at(time)
    }
    return copy
  }
}
