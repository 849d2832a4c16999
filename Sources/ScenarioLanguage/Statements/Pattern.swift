/// The form of a statement, made once of its text in the statement table.
///
/// Words stand for themselves, `<name>` is a slot, `<name>...` a list with commas, `[…]` may be
/// left out.
struct Pattern: Sendable {
  indirect enum Element: Sendable {
    case word(String)
    case comma
    case colon
    /// A slot, and its place among the pattern's slots.
    case slot(Slot, Int)
    /// One or more of a slot, with commas between them.
    case list(Slot, Int)
    case optional([Element])
  }

  /// The text that the pattern was made of.
  let text: String
  let elements: [Element]
  /// How many slots there are.
  let slotCount: Int

  /// The word that every line of this form begins with, unless it begins with a slot.
  var firstWord: String? {
    if case .word(let word) = elements.first { word } else { nil }
  }

  /// The fixed words, to tell what somebody meant.
  var words: [String] { Pattern.words(of: elements) }

  private static func words(of elements: [Element]) -> [String] {
    elements.flatMap { element -> [String] in
      switch element {
      case .word(let word): [word]
      case .optional(let group): words(of: group)
      case .comma, .colon, .slot, .list: []
      }
    }
  }

  /// Reads a pattern of the statement table.
  init(_ text: String) {
    var reader = PatternReader(rest: text[...])
    self.text = text
    elements = reader.elements(until: nil)
    slotCount = reader.slotCount
  }
}

/// Reads the text of a pattern.
private struct PatternReader {
  var rest: Substring
  var slotCount = 0

  mutating func elements(until closing: Character?) -> [Pattern.Element] {
    var elements: [Pattern.Element] = []
    while let next = rest.first, next != closing {
      switch next {
      case " ": rest.removeFirst()
      case ",": append(.comma, to: &elements)
      case ":": append(.colon, to: &elements)
      case "<": elements.append(slot())
      case "[":
        rest.removeFirst()
        elements.append(.optional(self.elements(until: "]")))
        rest.removeFirst()
      default:
        let word = rest.prefix { !" ,:[]".contains($0) }
        rest.removeFirst(word.count)
        elements.append(.word(String(word)))
      }
    }
    return elements
  }

  private mutating func append(_ element: Pattern.Element, to elements: inout [Pattern.Element]) {
    rest.removeFirst()
    elements.append(element)
  }

  private mutating func slot() -> Pattern.Element {
    let name = rest.dropFirst().prefix { $0 != ">" }
    rest.removeFirst(name.count + 2)
    defer { slotCount += 1 }
    guard rest.hasPrefix("...") else { return .slot(Slot(name), slotCount) }
    rest.removeFirst(3)
    return .list(Slot(name), slotCount)
  }
}
