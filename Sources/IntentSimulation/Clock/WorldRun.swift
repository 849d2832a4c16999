/// A world with what decides the order of its events.
package protocol WorldRun: Sendable {
  /// The world as it is now.
  var world: World { get }

  /// Runs to the end, and says how that was.
  ///
  /// - Parameter look: is shown the world after each event.
  mutating func run(observing look: ((World) -> Void)?) -> RunEnd
}
