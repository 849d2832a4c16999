/// Holds each line of a syntax tree against the statement table.
struct FileParser {
  /// What was made of the lines so far.
  var parsed: ParsedFile
  var diagnostics: DiagnosticBag

  /// Parses a tree; what is wrong is reported, and all the rest is still parsed.
  static func parse(
    _ tree: SyntaxTree, file: Int, into diagnostics: inout DiagnosticBag
  ) -> ParsedFile {
    var parser = FileParser(parsed: ParsedFile(file: file), diagnostics: diagnostics)
    var last: PartStatement?
    for node in tree.nodes { parser.part(node, after: &last) }
    diagnostics = parser.diagnostics
    return parser.parsed
  }

  /// Parses one part.
  private mutating func part(_ node: SyntaxNode, after last: inout PartStatement?) {
    guard !node.isBroken else { return doubt(node, in: PartStatement(named: node.tokens[0].text)) }
    guard let match = first(of: PartStatement.grammar.match(node.tokens), orPart: node) else {
      return meant(node)
    }
    let part = match.statement
    if let first = parsed.parts[part] {
      diagnostics.report(
        .duplicatePart, node.tokens[0].span, "there is a second `\(node.tokens[0].text)`",
        notes: [.init("the first one is here", at: first.tokens[0].span)])
      return doubt(node, in: part)
    }
    if let before = last, part.rawValue < before.rawValue {
      diagnostics.report(
        .misplacedPart, node.tokens[0].span, "`\(part)` stands before `\(before)`",
        suggestion: "the order is \(order.joined(separator: ", "))"
      )
    } else {
      last = part
    }
    parsed.parts[part] = match
    content(of: part, node)
  }

  /// The parts that this kind of file can have, in their order.
  private var order: [String] {
    PartStatement.allCases.filter { $0.stands(inPopulation: parsed.isPopulation) }.map { "\($0)" }
  }

  /// Parses a part whose line has a mistake as what it probably is, so that its names are known.
  private mutating func meant(_ node: SyntaxNode) {
    let word = node.tokens[0].text
    let names = PartStatement.allCases.map { "\($0)" }
    let part = PartStatement(named: Suggestion.nearest(to: word, among: names) ?? word)
    guard let part, !part.isHeader, parsed.parts[part] == nil else { return doubt(node, in: part) }
    parsed.damagedParts.insert(part)
    if !node.children.isEmpty { content(of: part, node) }
  }

  /// Parses what stands below the line of a part.
  private mutating func content(of part: PartStatement, _ node: SyntaxNode) {
    switch part {
    case .scenario, .population: parsed.story = node.children.map { $0.tokens[0].text }
    case .rules, .question, .tags, .extends, .people, .weeks, .seed: refuseBlock(node)
    case .world: parsed.world = worldLines(node.children, inside: nil)
    case .devices: parsed.devices = node.children.compactMap { deviceLine($0) }
    case .network: parsed.network = node.children.compactMap { networkLine($0) }
    case .steps: parsed.steps = node.children.compactMap { stepLine($0) }
    case .habits: parsed.habits = node.children.compactMap { habitLine($0) }
    case .explore: parsed.explore = node.children.compactMap { exploreLine($0) }
    case .outcomes: parsed.outcomes = node.children.compactMap { outcomeLine($0) }
    case .schedule: parsed.schedule = node.children.compactMap { scheduleLine($0) }
    case .expect: parsed.expectations = node.children.compactMap { expectationLine($0) }
    }
    if !part.isHeader && node.children.isEmpty {
      parsed.damagedParts.insert(part)
      diagnostics.report(.emptyBlock, node.span, "`\(part)` is empty")
    }
  }

  /// Reports lines below a line that has none.
  mutating func refuseBlock(_ node: SyntaxNode) {
    guard let child = node.children.first else { return }
    diagnostics.report(
      .unexpectedBlock, child.span, "nothing can stand inside `\(node.tokens[0].text)`")
    for child in node.children { doubt(child, in: nil) }
  }

  /// The first reading, or the failure reported.
  mutating func first<Statement>(
    of result: Result<[Match<Statement>], MatchFailure>
  ) -> Match<Statement>? {
    readings(of: result)?.first
  }

  /// All readings, or the failure reported.
  mutating func readings<Statement>(
    of result: Result<[Match<Statement>], MatchFailure>
  ) -> [Match<Statement>]? {
    switch result {
    case .success(let matches): return matches
    case .failure(let failure):
      diagnostics.reportError(in: parsed.file, failure.mistake)
      return nil
    }
  }

  private mutating func first(
    of result: Result<[Match<PartStatement>], MatchFailure>, orPart node: SyntaxNode
  ) -> Match<PartStatement>? {
    guard case .failure(let failure) = result, failure.index == failure.start else {
      return first(of: result)
    }
    let word = node.tokens[0]
    diagnostics.report(
      .unknownPart, word.span, "no part of a scenario is called \(word.shown)",
      suggestion: Suggestion.didYouMean(word.text, among: failure.firstWords))
    return nil
  }

  /// Parses a list of items with commas between them, from `index` on.
  mutating func items<Item>(
    _ grammar: Grammar<Item>, _ tokens: [Token], from index: inout Int, until stops: Stops = []
  ) -> [Match<Item>]? {
    var items: [Match<Item>] = []
    while true {
      let result = grammar.match(tokens, from: index, until: stops.union(.comma))
      guard let item = first(of: result) else { return nil }
      items.append(item)
      index = item.end
      guard index < tokens.count && tokens[index].kind == .comma else { return items }
      index += 1
    }
  }

  /// Parses what follows a statement after commas, up to the end of the line.
  mutating func facts<Item>(_ grammar: Grammar<Item>, _ tokens: [Token], after end: Int)
    -> [Match<Item>]?
  {
    guard end < tokens.count else { return [] }
    guard !grammar.isEmpty else {
      refuseRest(tokens[end])
      return nil
    }
    var index = end + 1
    return items(grammar, tokens, from: &index)
  }

  /// Reports the first word behind what a line can say.
  mutating func refuseRest(_ token: Token) {
    diagnostics.report(
      .unexpectedWord, token.span, "expected the end of the line, found \(token.shown)")
  }

  /// Remembers what names a line with a mistake, and those inside it, may have declared: in a step
  /// what `as` gives, in other parts anything that can be a name.
  mutating func doubt(_ node: SyntaxNode, in part: PartStatement?) {
    if let part { parsed.damagedParts.insert(part) }
    var before: Token?
    for token in node.tokens where token.kind == .word {
      let mayDeclare = part != .steps && part != .expect || before?.isWord("as") == true
      if mayDeclare && Keywords.isName(token.text) && !Keywords.reserved.contains(token.text) {
        parsed.doubtfulNames.insert(token.text)
      }
      before = token
    }
    for child in node.children { doubt(child, in: part) }
  }
}

extension PartStatement {
  /// The part whose line begins with a word.
  init?(named word: String) {
    guard let part = PartStatement.allCases.first(where: { "\($0)" == word }) else { return nil }
    self = part
  }
}
