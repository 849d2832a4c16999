import ScenarioLanguage

/// A whole walkthrough as it was told.
public struct WalkedStory: Sendable {
  public let walkthrough: Walkthrough
  public let beats: [WalkedBeat]
  /// What does not hold any more; of a scenario also what its `expect` lines and the universal
  /// rules find.
  public let failures: [Failure]
  /// Why something is not decided.
  public let undecided: [Failure]

  /// Plays all beats.
  public init(_ file: WalkthroughFile) {
    walkthrough = file.walkthrough
    beats = WalkthroughPlay.all(of: file.walkthrough)
    let judged =
      file.isScenario ? walkthrough.scenes.map { Player.judge($0, options: RunOptions()) } : []
    failures = beats.flatMap(\.failures) + judged.flatMap(\.failures)
    undecided =
      file.isScenario
      ? judged.compactMap(\.undecided).map { Failure(.expectation, message: "undecided: \($0)") }
      : beats.flatMap(\.undecided)
  }

  /// The worst of what was found.
  public var status: CommandStatus {
    if !failures.isEmpty { return .violated }
    return undecided.isEmpty ? .holds : .undecided
  }
}
