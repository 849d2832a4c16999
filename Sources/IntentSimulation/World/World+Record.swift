import IntentEngine

/// A crash that a scripted fault caused, and when.
public struct FiredCrash: Hashable, Sendable {
  /// The step that armed it.
  public var step: Int
  public var at: Instant
}

extension World {
  /// When each step began; `nil` for those that did not.
  public var beginTimes: [Instant?] {
    steps.rows.map { $0.begunAt == .never ? nil : $0.begunAt }
  }

  /// How many steps have begun.
  public var begunSteps: Int { Int(counters[0].begunSteps) }

  /// The steps whose faults did not hit as often as they say.
  public var unhitFaults: [Int] {
    faults.rows.filter { $0.left > 0 }.map { Int($0.step) }
  }

  /// The crashes at a commit that have happened, in the order of arming.
  public var firedCrashes: [FiredCrash] {
    faults.rows.compactMap { row in
      guard row.hitAt != .never, case .crash = setup.script[Int(row.step)].action else {
        return nil
      }
      return FiredCrash(step: Int(row.step), at: row.hitAt)
    }
  }

  /// Whether the server answers nothing.
  public var isServerDown: Bool { globals[0].isServerDown }
}
