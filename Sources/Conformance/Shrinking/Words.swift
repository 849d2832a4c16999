/// The words of a line; what stands in double quotes is none.
enum Words {
  /// A line with one name in the place of another, wherever it stands as a word of its own.
  static func renamed(_ old: String, to new: String, in line: String) -> String {
    pieces(of: line).map { piece in
      guard !piece.hasPrefix("\"") else { return piece }
      if piece == old { return new }
      // The steps of a Shortcut: `run7.1`.
      return piece.hasPrefix(old + ".") ? new + piece.dropFirst(old.count) : piece
    }.joined()
  }

  /// Whether a name stands in a line.
  static func contains(_ name: String, in line: String) -> Bool {
    pieces(of: line).contains { $0 == name || $0.hasPrefix(name + ".") }
  }

  /// A line cut into words, texts, and what is between them.
  static func pieces(of line: String) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isText = false
    var isEscaped = false
    for character in line {
      if isText {
        piece.append(character)
        if character == "\"", !isEscaped {
          pieces.append(piece)
          (piece, isText) = ("", false)
        }
        isEscaped = character == "\\" && !isEscaped
      } else if " ,:()".contains(character) {
        if !piece.isEmpty { pieces.append(piece) }
        pieces.append(String(character))
        piece = ""
      } else {
        if piece.isEmpty, character == "\"" { isText = true }
        piece.append(character)
      }
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }
}
