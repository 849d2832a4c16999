/// Holds the tokens of a line against patterns, and remembers how far any of them came.
struct Matcher {
  /// What would have been right at the place that was reached.
  enum Expected: Hashable {
    case word(String)
    case slot(Slot)
    case comma, colon, end
  }

  let tokens: [Token]
  /// The furthest token that something was expected at and not found.
  private(set) var furthest: Int
  /// What was expected there, in the order of the table.
  private(set) var expected: [Expected] = []

  init(tokens: [Token], from start: Int) {
    self.tokens = tokens
    furthest = start
  }

  /// Matches a whole pattern, beginning at `start`; returns what stands in its slots.
  mutating func match(_ pattern: Pattern, from start: Int) -> (bindings: [[Binding]], end: Int)? {
    var bindings = [[Binding]](repeating: [], count: pattern.slotCount)
    var index = start
    return match(pattern.elements[...], &index, &bindings) ? (bindings, index) : nil
  }

  /// Notes that something else was expected at `index`.
  mutating func miss(_ index: Int, _ wanted: Expected) {
    if index > furthest {
      furthest = index
      expected = []
    }
    if index == furthest && !expected.contains(wanted) { expected.append(wanted) }
  }

  private mutating func match(
    _ elements: ArraySlice<Pattern.Element>, _ index: inout Int, _ bindings: inout [[Binding]]
  ) -> Bool {
    for element in elements {
      switch element {
      case .word(let word): guard take(word, &index) else { return false }
      case .comma: guard take(.comma, .comma, &index) else { return false }
      case .colon: guard take(.colon, .colon, &index) else { return false }
      case .slot(let slot, let place):
        guard take(slot, place, &index, &bindings) else { return false }
      case .list(let slot, let place):
        guard take(slot, place, &index, &bindings) else { return false }
        while index < tokens.count && tokens[index].kind == .comma {
          index += 1
          guard take(slot, place, &index, &bindings) else { return false }
        }
      case .optional(let group):
        guard begins(group, at: index) else { continue }
        guard match(group[...], &index, &bindings) else { return false }
      }
    }
    return true
  }

  private mutating func take(_ word: String, _ index: inout Int) -> Bool {
    guard index < tokens.count && tokens[index].isWord(word) else {
      miss(index, .word(word))
      return false
    }
    index += 1
    return true
  }

  private mutating func take(
    _ kind: Token.Kind, _ wanted: Expected, _ index: inout Int
  ) -> Bool {
    guard index < tokens.count && tokens[index].kind == kind else {
      miss(index, wanted)
      return false
    }
    index += 1
    return true
  }

  /// Whether what can be left out is there: its first word, a text, or a number.
  private mutating func begins(_ group: [Pattern.Element], at index: Int) -> Bool {
    switch group.first {
    case .word(let word):
      if index < tokens.count && tokens[index].isWord(word) { return true }
      miss(index, .word(word))
      return false
    case .slot(let slot, _):
      guard index < tokens.count else { return false }
      let token = tokens[index]
      return slot == .text
        ? token.kind == .text
        : token.kind == .word && token.text.utf8.first.map(Keywords.isDigit) == true
    case .comma, .colon, .list, .optional, nil:
      preconditionFailure("a pattern's optional group begins with a word, a text or a number")
    }
  }

  private mutating func take(
    _ slot: Slot, _ place: Int, _ index: inout Int, _ bindings: inout [[Binding]]
  ) -> Bool {
    guard let end = extent(of: slot, from: index) else { return false }
    bindings[place].append(Binding(slot: slot, tokens: Array(tokens[index..<end])))
    index = end
    return true
  }

  /// Where that which stands in a slot ends.
  private mutating func extent(of slot: Slot, from index: Int) -> Int? {
    switch slot {
    case .text:
      guard index < tokens.count && tokens[index].kind == .text else {
        miss(index, .slot(slot))
        return nil
      }
      return index + 1
    case .entity: return designation(slot, from: index)
    case .times: return times(from: index)
    case .file: return file(from: index)
    case .thing, .handle, .device, .operation, .newName, .role, .teamRole, .kind, .state, .outcome,
      .auditWord, .recovery, .rule, .question, .tag, .number, .version, .percent, .duration,
      .delay, .offset, .latency, .intent, .metric, .figure, .entry,
      .want, .suggestions, .standing, .share:
      return word(slot, from: index)
    }
  }

  private mutating func word(_ slot: Slot, from index: Int) -> Int? {
    guard index < tokens.count, tokens[index].kind == .word,
      !(slot.refusesKeywords && Keywords.reserved.contains(tokens[index].text)),
      slot != .delay || tokens[index].text.utf8.first == UInt8(ascii: "+")
    else {
      miss(index, .slot(slot))
      return nil
    }
    return index + 1
  }

  /// `"plan.pdf" (application/pdf, 120KB)`.
  private mutating func file(from index: Int) -> Int? {
    guard let start = extent(of: .text, from: index) else { return nil }
    guard start < tokens.count, tokens[start].kind == .word, tokens[start].text.hasPrefix("(")
    else {
      miss(start, .word("("))
      return nil
    }
    var next = start
    while next < tokens.count, tokens[next].kind == .word || tokens[next].kind == .comma {
      next += 1
      if tokens[next - 1].text.hasSuffix(")") { return next }
    }
    miss(next, .word(")"))
    return nil
  }

  /// `c1`, `comment titled "Ship"`, `the second comment on t1`.
  private mutating func designation(_ slot: Slot, from index: Int) -> Int? {
    guard index < tokens.count && tokens[index].kind == .word else {
      miss(index, .slot(slot))
      return nil
    }
    var next = index
    if tokens[index].text == "the" {
      next += 1
      guard take(Keywords.ordinals, &next), take(Array(kindWords), &next),
        take(["on", "in"], &next), let end = word(.handle(Slot.contentKinds), from: next)
      else { return nil }
      return end
    }
    if Keywords.kinds[tokens[index].text] != nil {
      next += 1
      guard take("titled", &next) else { return nil }
      return extent(of: .text, from: next)
    }
    return word(slot, from: index)
  }

  private var kindWords: [String] { Slot.contentKinds.map(\.word) }

  /// Takes one of several words.
  private mutating func take(_ words: [String], _ index: inout Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word, words.contains(tokens[index].text)
    else {
      for word in words { miss(index, .word(word)) }
      return false
    }
    index += 1
    return true
  }

  /// `once`, `twice`, `never`, `3 times`.
  private mutating func times(from index: Int) -> Int? {
    guard let end = word(.times, from: index) else { return nil }
    let isCounted = tokens[index].text.utf8.first.map(Keywords.isDigit) == true
    guard isCounted else { return end }
    var next = end
    return take("times", &next) ? next : nil
  }
}
