import Synchronization

/// Notes which safeguards a run asks about: one that it never asks about could be left out, and
/// nothing in the run would be different.
public final class SafeguardWatch: Sendable {
  @TaskLocal private static var current: SafeguardWatch?
  private let asked = Mutex(Safeguards.none)

  private init() {}

  /// Does `body` under a watch.
  ///
  /// - Parameter body: is given a set with every safeguard on, which notes what is asked of it.
  /// - Returns: what `body` gave, and the safeguards that were asked about.
  public static func observe<Result>(
    _ body: (Safeguards) -> Result
  ) -> (result: Result, asked: Safeguards) {
    let watch = SafeguardWatch()
    let result = $current.withValue(watch) { body(.none) }
    return (result, watch.asked.withLock { $0 })
  }

  /// Notes a question, where there is a watch, and says whether there is one.
  static func notes(_ safeguard: Safeguard) -> Bool {
    guard let current else { return false }
    current.asked.withLock { $0 = $0.with(safeguard) }
    return true
  }
}
