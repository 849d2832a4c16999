import IntentEngine

/// Sees that every line of a walkthrough stands where it says something: nothing is named or ended
/// twice, and no scene is begun in vain.
struct StoryOrder {
  private enum Scene {
    case none
    /// It was begun here, and nothing of it was played.
    case begun(Span)
    case played
    case over
    /// A line could not be read that may have begun, played or ended it.
    case unknown
  }

  private var scene = Scene.none
  private var titles: Set<String> = []
  private var hasQuestion = false
  private var hasAnswer = false

  /// Takes note of a line that can't be read.
  mutating func doubt() { scene = .unknown }

  /// Takes the next line, and reports what is wrong with its place.
  mutating func look(at match: Match<WalkStatement>, into diagnostics: inout DiagnosticBag) {
    switch match.statement {
    case .walkthrough: break
    case .question: question(match, &diagnostics)
    case .beat, .answer: beat(match, &diagnostics)
    case .ask, .point:
      if match[0].text.allSatisfy(\.isWhitespace) {
        diagnostics.report(.incompleteStatement, match[0].span, "the text is empty")
      }
    case .scene:
      finish(into: &diagnostics)
      scene = .begun(match.span)
    case .holds: needScene(match, &diagnostics)
    case .without, .losingRequest, .losingReply:
      needScene(match, &diagnostics)
      if case .begun = scene { scene = .played }
    case .until, .end: play(match, &diagnostics)
    }
  }

  /// Reports a scene that was begun and not played.
  func finish(into diagnostics: inout DiagnosticBag) {
    guard case .begun(let span) = scene else { return }
    diagnostics.report(
      .incompleteStatement, span, "the scene is begun, and never played",
      suggestion: "play it with `until` or `end`")
  }

  private mutating func question(
    _ match: Match<WalkStatement>, _ diagnostics: inout DiagnosticBag
  ) {
    if hasQuestion {
      diagnostics.report(.duplicatePart, match.span, "there is a second `question`")
    } else if !titles.isEmpty {
      diagnostics.report(.misplacedPart, match.span, "`question` stands before the first `beat`")
    }
    hasQuestion = true
  }

  private mutating func beat(_ match: Match<WalkStatement>, _ diagnostics: inout DiagnosticBag) {
    if hasAnswer {
      diagnostics.report(.misplacedPart, match.span, "nothing is told after the `answer`")
    } else if !titles.insert(match[0].text).inserted {
      diagnostics.report(
        .duplicateName, match[0].span, "there is another beat of this title",
        suggestion: "say what happens in this one")
    }
    if match.statement == .answer { hasAnswer = true }
  }

  private mutating func play(_ match: Match<WalkStatement>, _ diagnostics: inout DiagnosticBag) {
    switch scene {
    case .none: needScene(match, &diagnostics)
    case .over:
      diagnostics.report(
        .misplacedStatement, match.span, "the scene has been played to its end",
        suggestion: "begin another one with `scene`")
    case .begun, .played: scene = match.statement == .end ? .over : .played
    case .unknown: break
    }
  }

  private func needScene(_ match: Match<WalkStatement>, _ diagnostics: inout DiagnosticBag) {
    guard case .none = scene else { return }
    diagnostics.report(
      .nothingBefore, match.span, "no scene is being played", suggestion: "begin with `scene`")
  }
}
