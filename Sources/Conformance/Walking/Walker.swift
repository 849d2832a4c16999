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

  /// How many beats were shown, and how many there are.
  public var place: (shown: Int, all: Int) { (before.count, walkthrough.beats.count) }

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

  /// What came of operations and entities up to now, as lines.
  public var state: [String] { play.stage?.ending ?? ["no scene is being played"] }

  /// The audit up to now, as lines.
  public var audit: [String] { play.stage?.audit ?? ["no scene is being played"] }

  /// What would happen from this moment on without a rule or a clause, and how the scene would end.
  ///
  /// - Throws: where there is no such rule.
  public func without(_ name: String) throws(UsageProblem) -> [String] {
    let selection = try SafeguardSelection(without: [name])
    guard var fork = play.stage else { return ["no scene is being played"] }
    var sound = fork
    _ = fork.news()
    fork.leaveOut(selection.safeguards)
    while fork.advance() {}
    while sound.advance() {}
    let same = sound.ending == fork.ending ? ["it ends as it does with \(name)"] : []
    let head =
      fork.isAtOnce
      ? ["all weeks once more, without \(name): people over weeks are played at once"]
      : ["from here on, without \(name):"] + fork.news()
    return head + ["", "it would end so:"] + fork.ending + same
  }
}
