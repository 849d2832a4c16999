import Foundation

/// Lines of Swift, looked at without parsing them.
enum Code {
  /// A line without what follows `//`, and with empty text between quotes.
  static func withoutCommentsAndText(_ line: String) -> String {
    var code = ""
    var isText = false
    var previous: Character = " "
    for character in line {
      if character == "\"" && previous != "\\" {
        isText.toggle()
        code.append(character)
      } else if !isText {
        if character == "/" && previous == "/" { return String(code.dropLast()) }
        code.append(character)
      }
      previous = character
    }
    return code
  }

  /// Whether `word` stands in `code`, and not as part of a longer word.
  static func contains(_ word: String, in code: String) -> Bool {
    code.ranges(of: word).contains { range in
      let before = code[..<range.lowerBound].last
      let after = code[range.upperBound...].first
      return !joins(word.first, before) && !joins(word.last, after)
    }
  }

  private static func joins(_ edge: Character?, _ neighbour: Character?) -> Bool {
    guard let edge, let neighbour else { return false }
    return isWord(edge) && isWord(neighbour)
  }

  private static func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
