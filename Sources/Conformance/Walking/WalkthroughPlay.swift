import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// Plays a walkthrough beat by beat, and sees that every beat still holds.
struct WalkthroughPlay: Sendable {
  let walkthrough: Walkthrough
  private(set) var stage: Stage?
  /// The last beat in which anything was played, and the scene as it stood before; at its beginning,
  /// where that beat began it.
  private(set) var opening: (beat: Int, stage: Stage)?
  /// How many beats were played, and how many scenes were begun.
  private(set) var played = 0
  private var begun = 0
  private var retelling = Retelling()
  /// What was shown so far, for the answer to recall.
  private var shown: [WalkedBeat] = []
  /// How many refused steps of the scene are told.
  private var refusals = 0

  private let safeguards: Safeguards

  /// Begins before the first beat.
  ///
  /// - Parameter safeguards: those of the engine and the devices that are shown.
  init(_ walkthrough: Walkthrough, safeguards: Safeguards = .all) {
    self.walkthrough = walkthrough
    self.safeguards = safeguards
  }

  /// Whether the story is told.
  var isOver: Bool { played == walkthrough.beats.count }

  /// Plays the next beat.
  mutating func next() -> WalkedBeat {
    let beat = walkthrough.beats[played]
    let (before, scenes) = (stage, begun)
    played += 1
    var walked = WalkedBeat(
      kind: beat.kind, title: beat.title, text: beat.text, questions: beat.questions, parts: [],
      failures: [])
    var told = stage?.world.trace.count ?? 0
    var rules: Set<Rule> = []
    for act in beat.acts {
      play(act, into: &walked)
      if case .scene = act.kind { told = 0 }
      rules.formUnion(self.rules(of: act, from: told))
    }
    walked.rules = Rule.allCases.filter(rules.contains)
    if begun == scenes, let before, before.events != stage?.events { opening = (played, before) }
    if beat.kind == .answer, !shown.isEmpty { walked.parts.append(.recalled(shown)) }
    shown.append(walked)
    return walked
  }

  /// The rules that an act is about.
  ///
  /// - Parameter place: where the trace of its scene began to be told.
  private func rules(of act: Walkthrough.Act, from place: Int) -> [Rule] {
    guard let stage else { return [] }
    switch act.kind {
    case .scene, .until, .step, .end: return stage.scenario.rules + stage.deciders(from: place)
    case .without(let name, _):
      return [Rule(keptBy: name)].compactMap(\.self)
    case .holds, .losing, .point: return []
    }
  }

  /// All beats, from the first to the last.
  static func all(
    of walkthrough: Walkthrough, safeguards: Safeguards = .all
  ) -> [WalkedBeat] {
    var play = WalkthroughPlay(walkthrough, safeguards: safeguards)
    var beats: [WalkedBeat] = []
    while !play.isOver { beats.append(play.next()) }
    return beats
  }

  private mutating func play(_ act: Walkthrough.Act, into walked: inout WalkedBeat) {
    switch act.kind {
    case .scene(let scene):
      let scenario = walkthrough.scenes[scene]
      let beginning = Stage(scenario, safeguards: safeguards)
      stage = beginning
      opening = (played, beginning)
      begun += 1
      refusals = 0
      retelling.begin()
      walked.parts.append(.scene(title: scenario.title, path: walkthrough.sceneNames[scene]))
    case .until(let facts): playOn(until: facts, act, into: &walked)
    case .step:
      stage?.advanceToNextStep()
      tellNews(act, into: &walked)
    case .end:
      while stage?.advance() == true {}
      tellNews(act, into: &walked)
    case .holds(let facts):
      // A run that has drifted from its schedule is not the one that is told of.
      if let reason = stage?.undecided { return leaveOpen(reason, act, into: &walked) }
      let broken = refute(facts)
      walked.parts.append(.shown(ActText.facts(act), broken: broken))
      fail(broken, act, into: &walked)
    case .without(let name, let facts): tryWithout(name, facts, act, into: &walked)
    case .losing(let leg, let invocation, let number, let facts):
      let fault = MessageFault(kind: .lose, leg: leg, invocation: invocation, number: number)
      tryLosing(fault, facts, act, into: &walked)
    case .point(let point): walked.parts.append(.point(point))
    }
  }

  private func refute(_ facts: [Fact]) -> String? {
    guard let stage else { return "no scene is being played" }
    return facts.lazy.compactMap { stage.refute($0) }.first
  }

  private mutating func playOn(
    until facts: [Fact], _ act: Walkthrough.Act, into walked: inout WalkedBeat
  ) {
    while refute(facts) != nil {
      guard stage?.advance() == true else {
        if stage?.undecided != nil { break }
        fail(refute(facts) ?? "it is never so", act, into: &walked)
        break
      }
    }
    tellNews(act, into: &walked)
  }

  private mutating func tellNews(_ act: Walkthrough.Act, into walked: inout WalkedBeat) {
    if let news = stage?.news(after: &retelling, scene: begun - 1) { walked.parts.append(news) }
    leaveOpen(stage?.undecided, act, into: &walked)
    // A step that is not done leaves a scene without what it is about.
    let refused = stage?.refusals ?? []
    for refusal in refused.dropFirst(refusals) { fail(refusal, act, into: &walked) }
    refusals = refused.count
  }

  /// Tells why a run says nothing, if it does not.
  private func leaveOpen(_ reason: String?, _ act: Walkthrough.Act, into walked: inout WalkedBeat) {
    guard let reason else { return }
    walked.parts.append(.undecided(reason))
    walked.undecided.append(
      Failure(.expectation, line: act.line, message: "undecided: \(act.text)", details: [reason]))
  }

  /// The scene without a rule: what is said must be so then, and must not be so with the rule.
  private func tryWithout(
    _ name: String, _ facts: [Fact], _ act: Walkthrough.Act, into walked: inout WalkedBeat
  ) {
    guard let stage, let selection = try? SafeguardSelection(without: [name]) else { return }
    var faulty = Stage(stage.scenario, safeguards: selection.safeguards)
    while faulty.advance() {}
    // What is played at once has been played.
    var sound = stage.isAtOnce && safeguards == .all ? stage : Stage(stage.scenario)
    while sound.advance() {}
    if let reason = faulty.undecided ?? sound.undecided {
      return leaveOpen(reason, act, into: &walked)
    }
    var broken = facts.lazy.compactMap { faulty.refute($0) }.first
    if broken == nil, facts.allSatisfy({ sound.refute($0) == nil }) {
      broken = "it is so with \(name) as well"
    }
    walked.parts.append(
      .otherwise(
        "without \(name): \(ActText.facts(act))", reason: act.reason,
        ending: faulty.ending(otherThan: sound), broken: broken))
    fail(broken, act, into: &walked)
  }

  /// The scene with a message lost on its way.
  private func tryLosing(
    _ fault: MessageFault, _ facts: [Fact], _ act: Walkthrough.Act, into walked: inout WalkedBeat
  ) {
    guard let stage else { return }
    var scenario = stage.scenario
    scenario.setup.script.insert(
      Step(moment: .at(.start), actor: .network, action: .fault(fault), line: act.line), at: 0)
    scenario.stepTexts.insert("at 0s network: " + ActText.loss(act), at: 0)
    let unknown = scenario.unknownEvent
    scenario.schedule = scenario.schedule.map { [.begin(step: 0)] + $0.map(\.afterOneMoreStep) }
    scenario.unknownEvent = unknown
    var lossy = Stage(scenario, safeguards: safeguards)
    while lossy.advance() {}
    if let reason = lossy.undecided { return leaveOpen(reason, act, into: &walked) }
    let isUnhit = !lossy.world.unhitFaults.isEmpty
    let broken =
      isUnhit ? "there is nothing to lose" : facts.lazy.compactMap { lossy.refute($0) }.first
    walked.parts.append(
      .otherwise(act.text, reason: act.reason, ending: lossy.ending, broken: broken))
    fail(broken, act, into: &walked)
  }

  private func fail(_ broken: String?, _ act: Walkthrough.Act, into walked: inout WalkedBeat) {
    guard let broken else { return }
    walked.failures.append(
      Failure(
        .expectation, line: act.line, message: "the story no longer holds: \(act.text)",
        details: [broken]))
  }
}

extension EventIdentity {
  /// The same event of a script that has one more step at its beginning.
  fileprivate var afterOneMoreStep: EventIdentity {
    if case .begin(let step) = self { .begin(step: step + 1) } else { self }
  }
}

/// The parts of an act's line.
enum ActText {
  /// The facts that it says.
  static func facts(_ act: Walkthrough.Act) -> String {
    if let colon = act.text.firstIndex(of: ":"), !act.text.hasPrefix("holds") {
      return String(act.text[act.text.index(after: colon)...].drop { $0 == " " })
    }
    return String(act.text.drop { $0 != " " }.dropFirst())
  }

  /// The fault that `losing …` means, as a step says it.
  static func loss(_ act: Walkthrough.Act) -> String {
    "lose" + act.text.prefix { $0 != ":" }.dropFirst("losing".count)
  }
}
