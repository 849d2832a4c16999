import ScenarioLanguage

/// A whole walkthrough as it was told.
public struct WalkedStory: Sendable {
  public let walkthrough: Walkthrough
  public let beats: [WalkedBeat]
  /// What does not hold any more; also what the `expect` lines of its scenes and the universal rules
  /// find.
  public let failures: [Failure]
  /// Why something is not decided.
  public let undecided: [Failure]

  /// Plays all beats.
  public init(_ file: WalkthroughFile) {
    walkthrough = file.walkthrough
    beats = WalkthroughPlay.all(of: file.walkthrough)
    let judged = walkthrough.scenes.map { ($0, Player.judge($0, options: RunOptions())) }
    if file.isScenario {
      failures = judged.flatMap(\.1.failures)
      undecided = judged.compactMap(\.1.undecided).map {
        Failure(.expectation, message: "undecided: \($0)")
      }
    } else {
      failures =
        beats.flatMap(\.failures)
        + judged.flatMap { scene, judged in judged.failures.map { $0.told(of: scene) } }
      undecided = beats.flatMap(\.undecided)
    }
  }

  /// The worst of what was found.
  public var status: CommandStatus {
    if !failures.isEmpty { return .violated }
    return undecided.isEmpty ? .holds : .undecided
  }
}

extension Failure {
  /// The same in a story that plays the scenario.
  fileprivate func told(of scene: Scenario) -> Failure {
    let place = [scene.path, line.map(String.init)].compactMap(\.self)
    return Failure(
      kind, rule: rule, message: "\(place.joined(separator: ":")): \(message)", details: details)
  }
}
