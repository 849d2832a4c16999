import IntentEngine
import IntentSimulation

/// Makes a walkthrough of its lines, and looks up every name in the scene that is being played.
struct WalkthroughChecker {
  private let path: String
  private var parser: FileParser
  private var walkthrough: Walkthrough
  /// What knows the names of each scene.
  private var checkers: [Checker] = []
  /// The scene that is being played; `nil` before the first, and where it has errors.
  private var scene: Int?
  private var order = StoryOrder()

  init(path: String, diagnostics: DiagnosticBag) {
    self.path = path
    parser = FileParser(parsed: ParsedFile(file: 0), diagnostics: diagnostics)
    walkthrough = Walkthrough(path: path, title: "", story: [], scenes: [], beats: [])
  }

  /// What was found so far.
  var diagnostics: DiagnosticBag { parser.diagnostics }

  /// Checks all lines.
  mutating func check(
    _ tree: SyntaxTree, _ load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Walkthrough {
    for (index, node) in tree.nodes.enumerated() { line(node, isFirst: index == 0, load) }
    order.finish(into: &parser.diagnostics)
    if let end = tree.nodes.last, walkthrough.beats.isEmpty {
      report(.missingPart, end.span, "the walkthrough has no `beat`")
    } else if tree.nodes.isEmpty {
      report(.missingPart, Span(file: 0, start: 0, end: 0), "the file is empty")
    } else if !diagnostics.hasErrors {
      refuseIdle(tree)
    }
    return walkthrough
  }

  /// A beat that checks nothing would go on to be told when it no longer holds.
  private mutating func refuseIdle(_ tree: SyntaxTree) {
    let idle = Set(walkthrough.beats.filter { $0.kind == .beat && !$0.isChecking }.map(\.line))
    for node in tree.nodes where idle.contains(node.line) {
      report(
        .missingPart, node.span, "the beat checks nothing",
        suggestion: "say what must be so, with `until`, `holds`, `without` or `losing`")
    }
  }

  private mutating func line(
    _ node: SyntaxNode, isFirst: Bool, _ load: (String) -> Result<[UInt8], LoadFailure>
  ) {
    guard !node.isBroken, let match = parser.walkStatement(node) else {
      if node.tokens.first?.isWord("scene") == true { scene = nil }
      return order.doubt()
    }
    order.look(at: match, into: &parser.diagnostics)
    if isFirst != (match.statement == .walkthrough) {
      report(
        .misplacedPart, match.span,
        isFirst ? "a walkthrough begins with `walkthrough`" : "there is a second `walkthrough`")
    }
    let text = node.children.map { $0.tokens[0].text }
    switch match.statement {
    case .walkthrough: (walkthrough.title, walkthrough.story) = (match[0].text, text)
    case .question: question(match)
    case .beat, .answer:
      walkthrough.beats.append(
        Walkthrough.Beat(
          kind: match.statement == .beat ? .beat : .answer, title: match[0].text, text: text,
          acts: [], line: node.line))
    case .scene:
      scene = play(match, load)
      if scene == nil { order.doubt() }
      add(scene.map { .scene($0) }, node)
    case .until: add(facts(node, match.end).map { .until($0) }, node)
    case .end: add(.end, node)
    case .ask: ask(match[0].text, node)
    case .holds: add(facts(node, match.end).map { .holds($0) }, node)
    case .without: add(without(match, node), node)
    case .losingRequest: add(losing(.request, match, node), node)
    case .losingReply: add(losing(.reply, match, node), node)
    case .point: add(.point(match[0].text), node)
    }
  }

  private mutating func add(_ kind: Walkthrough.Act.Kind?, _ node: SyntaxNode) {
    guard let kind else { return }
    guard !walkthrough.beats.isEmpty else {
      return report(.misplacedStatement, node.span, "this stands in no `beat`")
    }
    walkthrough.beats[walkthrough.beats.count - 1].acts.append(
      Walkthrough.Act(
        kind: kind, text: ScenarioFormatter.line(node.tokens),
        reason: node.children.map { $0.tokens[0].text }, line: node.line))
  }

  /// What is played and shown in a beat is the answer to what it asks.
  private mutating func ask(_ question: String, _ node: SyntaxNode) {
    guard let beat = walkthrough.beats.last, beat.acts.isEmpty else {
      return report(
        .misplacedStatement, node.span, "`ask` stands after what answers it",
        suggestion: "ask at the beginning of a `beat`")
    }
    walkthrough.beats[walkthrough.beats.count - 1].questions.append(question)
  }

  private mutating func question(_ match: Match<WalkStatement>) {
    let known = Checker.questions + ["rubric"]
    if !known.contains(match[0].text) {
      report(
        .unknownQuestion, match[0].span, "there is no question \(match[0].token.shown)",
        suggestion: "the questions are \(Wording.alternatives(known))")
    }
    walkthrough.question = match[0].text
  }

  /// The scene that a line begins: read and checked once.
  private mutating func play(
    _ match: Match<WalkStatement>, _ load: (String) -> Result<[UInt8], LoadFailure>
  ) -> Int? {
    guard isScenario(match[0]) else { return nil }
    let path = FileChain.path(match[0].text, from: self.path)
    if let known = walkthrough.scenes.firstIndex(where: { $0.path == path }) { return known }
    let bytes: [UInt8]
    switch load(path) {
    case .success(let read): bytes = read
    case .failure(let failure):
      report(
        .extendsUnreadable, match[0].span,
        "the scene \"\(HiddenScalar.shown(path))\" can't be played: \(failure.reason)",
        suggestion: "the path counts from the folder of this file")
      return nil
    }
    var chain = FileChain(path: path, bytes: bytes)
    chain.follow(load)
    var found = chain.diagnostics
    let checked =
      chain.isComplete ? Checker.checked(chain.files, path: path, diagnostics: &found) : nil
    guard let checked, let scenario = checked.scenario else {
      report(
        .extendsUnreadable, match[0].span, "the scene has errors",
        suggestion: "`intentsim check` tells them")
      return nil
    }
    walkthrough.scenes.append(scenario)
    walkthrough.sceneNames.append(FileChain.path(match[0].text, from: ""))
    checkers.append(checked.checker)
    return checkers.count - 1
  }

  /// Whether a path can be one of a scene; where it can't, that is reported.
  private mutating func isScenario(_ path: Binding) -> Bool {
    let isRelative = !path.text.hasPrefix("/")
    let isScenario = isRelative && path.text.hasSuffix(".scenario")
    if !isScenario {
      report(
        .extendsUnreadable, path.span,
        "the scene \(path.token.shown) can't be played: "
          + (isRelative ? "it is no scenario" : LoadFailure.absolute.reason),
        suggestion: "name a file that ends in .scenario, from the folder of this file on")
    }
    return isScenario
  }

  /// The facts of a line, looked up in the scene; nothing where no scene can be played.
  private mutating func facts(_ node: SyntaxNode, _ start: Int) -> [Fact]? {
    var index = start
    guard index < node.tokens.count else {
      report(.incompleteStatement, node.span, "no fact is said")
      return nil
    }
    guard let phrases = parser.facts(node.tokens, from: &index), let scene else { return nil }
    return lookUp(in: scene) { $0.facts(phrases, areExplored: false) }
  }

  /// What the names of a line mean in a scene; `nil` where that has mistakes, which are reported.
  private mutating func lookUp<Found>(
    in scene: Int, _ look: (inout Checker) -> Found
  ) -> Found? {
    checkers[scene].diagnostics = DiagnosticBag()
    let found = look(&checkers[scene])
    let mistakes = checkers[scene].diagnostics.mistakes
    for var mistake in mistakes {
      // What a note points to is in another file.
      mistake.notes = []
      parser.diagnostics.report(mistake)
    }
    return mistakes.isEmpty ? found : nil
  }

  private mutating func without(
    _ match: Match<WalkStatement>, _ node: SyntaxNode
  ) -> Walkthrough.Act.Kind? {
    let name = match[0].text
    let facts = facts(node, match.end)
    let names = Rule.allCases.map(\.slug) + Safeguard.allCases.map(\.slug)
    guard names.contains(name) else {
      report(
        .unknownRule, match[0].span, "unknown rule \(match[0].token.shown)",
        suggestion: Suggestion.didYouMean(name, among: names))
      return nil
    }
    return facts.map { .without(name, $0) }
  }

  private mutating func losing(
    _ leg: Leg, _ match: Match<WalkStatement>, _ node: SyntaxNode
  ) -> Walkthrough.Act.Kind? {
    let facts = facts(node, match.end)
    guard let scene else { return nil }
    let message = lookUp(in: scene) { checker in
      (
        number: match.optional(0).flatMap { checker.count($0, 1...1_000) },
        operation: checker.operation(match[1])
      )
    }
    guard let facts, let message, let operation = message.operation else { return nil }
    return .losing(leg, operation, number: message.number, facts)
  }

  private mutating func report(
    _ id: DiagnosticID, _ span: Span, _ message: String, suggestion: String? = nil
  ) {
    parser.diagnostics.report(id, span, message, suggestion: suggestion)
  }
}

extension Walkthrough.Beat {
  /// Whether anything must be so in it.
  fileprivate var isChecking: Bool {
    acts.contains { act in
      switch act.kind {
      case .until, .holds, .without, .losing: true
      case .scene, .step, .end, .point: false
      }
    }
  }
}
