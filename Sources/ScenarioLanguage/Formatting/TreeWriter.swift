/// Writes a syntax tree in canonical form.
struct TreeWriter {
  private(set) var text = ""
  /// The depth of the last line that was written.
  private var lastDepth = 0
  /// Whether a line goes on with what stands above it; all others have an empty line before them.
  private let goesOn: (SyntaxNode) -> Bool

  /// Begins a file.
  init(goesOn: @escaping (SyntaxNode) -> Bool) { self.goesOn = goesOn }

  /// Writes a whole file.
  mutating func write(_ tree: SyntaxTree) {
    for node in tree.nodes { part(node) }
    trivia(tree.trailing.trimmingBlanks(atEnd: true), depth: 0)
  }

  private mutating func part(_ node: SyntaxNode) {
    let isHeader = goesOn(node)
    let isStart = text.isEmpty
    // Comments that are indented still belong to the part before.
    let first = node.leading.firstIndex { level(of: $0, above: 0) == 0 } ?? node.leading.endIndex
    let ending = Array(node.leading[..<first])
    trivia(ending.trimmingBlanks(atStart: isStart, atEnd: true), depth: 0)
    if !text.isEmpty && !isHeader { text += "\n" }
    let own = Array(node.leading[first...]).trimmingBlanks(atStart: true)
    trivia(isHeader ? own.filter { $0 != .blank } : own, depth: 0)
    line(node, ScenarioFormatter.line(node), depth: 0)
    let columns = node.tokens[0].isWord("steps") ? StepColumns(node.children) : nil
    children(of: node, depth: 1, columns)
  }

  private mutating func children(of node: SyntaxNode, depth: Int, _ columns: StepColumns?) {
    for (index, child) in node.children.enumerated() {
      trivia(child.leading.trimmingBlanks(atStart: index == 0), depth: depth)
      line(child, columns?.line(child) ?? ScenarioFormatter.line(child), depth: depth)
      children(of: child, depth: depth + 1, nil)
    }
  }

  private mutating func line(_ node: SyntaxNode, _ content: String, depth: Int) {
    text += indentation(depth) + content
    if let comment = node.comment { text += "  " + comment }
    text += "\n"
    lastDepth = depth
  }

  /// Writes comments and blank lines above a line of some depth.
  ///
  /// A comment that is indented deeper stays deeper: it ends the block above it.
  private mutating func trivia(_ trivia: [Trivia], depth: Int) {
    for item in trivia {
      switch item {
      case .blank: text += "\n"
      case .comment(let comment, _):
        text += indentation(level(of: item, above: depth) ?? depth) + comment + "\n"
      }
    }
  }

  /// How deep a comment stands above a line of some depth; `nil` for a blank line.
  private func level(of item: Trivia, above depth: Int) -> Int? {
    guard case .comment(_, let indent) = item else { return nil }
    return max(depth, min(indent / 2, lastDepth))
  }

  private func indentation(_ depth: Int) -> String { String(repeating: "  ", count: depth) }
}

extension ScenarioFormatter {
  /// A line of a tree in canonical form: free text as it is.
  static func line(_ node: SyntaxNode) -> String {
    node.isProse ? node.tokens.map(\.text).joined(separator: " ") : line(node.tokens)
  }
}

extension [Trivia] {
  /// The same without blank lines at its ends.
  fileprivate func trimmingBlanks(atStart: Bool = false, atEnd: Bool = false) -> [Trivia] {
    var trimmed = self[...]
    while atStart && trimmed.first == .blank { trimmed.removeFirst() }
    while atEnd && trimmed.last == .blank { trimmed.removeLast() }
    return Array(trimmed)
  }
}
