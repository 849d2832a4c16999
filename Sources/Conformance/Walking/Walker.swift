import IntentEngine
import ScenarioLanguage

/// A person's way through a walkthrough: on, back, and aside.
public struct Walker: Sendable {
  private let walkthrough: Walkthrough
  /// How the walk stood before each beat that was shown, and what it showed.
  private var before: [WalkthroughPlay] = []
  private var play: WalkthroughPlay

  /// Begins before the first beat.
  public init(_ file: WalkthroughFile) {
    walkthrough = file.walkthrough
    play = WalkthroughPlay(file.walkthrough)
  }

  /// How many beats were shown, with the answer.
  public var shown: Int { before.count }

  /// How far the story is told, in words.
  public var progress: String {
    let beats = walkthrough.beats.filter { $0.kind == .beat }
    let shown = walkthrough.beats.prefix(before.count)
    return shown.last?.kind == .answer ? "the answer" : "\(shown.count) of \(beats.count)"
  }

  /// What the listener is asked before the next beat is played.
  public var questions: [String] {
    play.isOver ? [] : walkthrough.beats[play.played].questions
  }

  /// Plays the next beat; `nil` at the end.
  public mutating func next() -> WalkedBeat? {
    guard !play.isOver else { return nil }
    before.append(play)
    return play.next()
  }

  /// Goes one beat back, and plays the one before it again; `nil` at the beginning.
  public mutating func back() -> WalkedBeat? {
    guard before.count > 1 else { return nil }
    before.removeLast()
    play = before.removeLast()
    return next()
  }

  /// Whether a scene is being played, which can be asked about.
  public var hasScene: Bool { play.stage != nil }

  /// What came of operations and entities up to now, as lines.
  public var state: [String] { play.stage?.ending ?? Walker.nothing }

  /// The audit up to now, as lines.
  public var audit: [String] { play.stage?.audit ?? Walker.nothing }

  // MARK: What if

  /// What would have happened without a rule or a clause from before the last beat on that has
  /// played anything, so that what it has shown is decided once more; and how the scene would end.
  ///
  /// - Throws: where there is no such rule.
  public func without(_ name: String) throws(UsageProblem) -> [String] {
    let selection = try SafeguardSelection(without: [name])
    guard let (beat, opening) = play.opening else { return Walker.nothing }
    let fork = opening.played(with: selection.safeguards)
    let sound = opening.played(with: .all).stage
    let head =
      opening.isAtOnce
      ? ["all weeks once more, without \(name): people over weeks are played at once"]
      : ["from before beat \(beat) on, without \(name):"] + fork.news
    return head + ["", "it would end so:"] + fork.stage.ending(otherThan: sound)
      + (fork.stage.ending == sound.ending ? ["it ends as it does with \(name)"] : [])
  }

  /// The rules that can be left out of the last beat that has played anything: those without which
  /// its scene ends otherwise, and how many others it asks about. Of people over weeks, those that
  /// it is about.
  public var rules: (telling: [Rule], others: Int) {
    guard let opening = play.opening?.stage else { return ([], 0) }
    if opening.isAtOnce { return (opening.scenario.rules, 0) }
    let (sound, asked) = SafeguardWatch.observe { opening.played(with: $0).stage.ending }
    let rules = Rule.allCases.filter { $0.safeguards.contains(where: asked.keeps) }
    let telling = rules.filter {
      opening.played(with: Safeguards.all.without($0)).stage.ending != sound
    }
    return (telling, rules.count - telling.count)
  }

  private static let nothing = ["no scene is being played"]
}

extension Stage {
  /// The rest of the scene with other safeguards, and what happens in it.
  fileprivate func played(with safeguards: Safeguards) -> (stage: Stage, news: [String]) {
    var fork = self
    _ = fork.news()
    fork.leaveOut(safeguards)
    while fork.advance() {}
    let news = fork.news()
    return (fork, news)
  }
}
