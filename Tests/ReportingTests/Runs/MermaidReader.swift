import Foundation

/// Reads sequence diagrams as Mermaid's own grammar does, as far as it is used here.
///
/// Before the grammar, `#35;` is put aside as an entity. Then a line ends at its end or at `;`, what
/// follows `#` or `%%` is a comment, and a text is all between `:` and the end of the line.
struct MermaidReader {
  /// A line that says nothing to Mermaid, or something else than was meant.
  struct Problem: Error { var line: String }

  /// What stands beside the arrows and in the notes, as a reader sees it.
  private(set) var texts: [String] = []
  /// The names over the lanes.
  private(set) var names: [String] = []
  private(set) var lost = 0
  private var ids: [String] = []

  init(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.removeFirst() == "sequenceDiagram", lines.popLast() == "" else {
      throw Problem(line: "the first, or the last")
    }
    for line in lines { try read(line) }
  }

  private mutating func read(_ line: String) throws {
    let plain = line.replacing(#/#\d+;/#, with: "")
    guard !plain.contains(#/[#;]|%%/#) else { throw Problem(line: line) }
    if let match = line.wholeMatch(of: #/ +(?:participant|actor) (\w+) as (.+)/#) {
      let id = String(match.1)
      // A word of the grammar is no name.
      guard !ids.contains(id), id.contains(#/^l\d+$/#) else { throw Problem(line: line) }
      ids.append(id)
      names.append(try seen(match.2, line))
    } else if let match = line.wholeMatch(of: #/ +Note over (\w+)(?:,(\w+))?: (.+)/#) {
      try know([String(match.1)] + (match.2.map { [String($0)] } ?? []), line)
      texts.append(try seen(match.3, line))
    } else if let match = line.wholeMatch(of: #/ +(\w+?)(->>|-x)(\w+): (.+)/#) {
      try know([String(match.1), String(match.3)], line)
      lost += match.2 == "-x" ? 1 : 0
      texts.append(try seen(match.4, line))
    } else {
      throw Problem(line: line)
    }
  }

  private func know(_ used: [String], _ line: String) throws {
    guard used.allSatisfy(ids.contains) else { throw Problem(line: line) }
  }

  /// A text with its entities; of all else that Mermaid or HTML would take for markup nothing is left.
  private func seen(_ text: Substring, _ line: String) throws -> String {
    let plain = text.replacing(#/#\d+;/#, with: "")
    guard !plain.contains(#/[<>"`:\\{}\[\]&*_~$]/#), !text.hasPrefix("wrap"),
      !text.hasPrefix("nowrap")
    else { throw Problem(line: line) }
    return String(text).replacing(#/#(\d+);/#) { match in
      UInt32(match.1).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? "?"
    }
  }
}
