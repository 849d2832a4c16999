import ScenarioLanguage

/// Leaves out of a small scenario file the names of operations that nothing refers to, of which the
/// checker would warn.
///
/// It is done last: until then a name may be what the finding, or what is expected, is told by.
struct UnusedNames {
  private let fails: (Scenario) -> Bool
  private var text: String

  /// A file without the names that it can do without.
  ///
  /// - Parameter fails: whether a scenario fails in the same way.
  static func leftOut(of text: String, while fails: @escaping (Scenario) -> Bool) -> String {
    var names = UnusedNames(fails: fails, text: text)
    names.leaveOut()
    return names.text
  }

  private mutating func leaveOut() {
    for name in unused {
      let candidate = UnusedNames.text(text, without: name)
      if let scenario = FuzzedFile.scenario(candidate), scenario.unknownEvent == nil,
        fails(scenario)
      {
        text = candidate
      }
    }
  }

  /// The names that nothing refers to.
  private var unused: [String] {
    let compiled = ScenarioCompiler.compile(path: FuzzedFile.path, bytes: Array(text.utf8))
    return compiled.diagnostics.filter { $0.id == .unusedOperation }.map { found in
      String(decoding: compiled.source.bytes[found.span.start..<found.span.end], as: UTF8.self)
    }
  }

  /// The lines without what gives the name; the schedule has each step as the script has it.
  private static func text(_ text: String, without name: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var pieces = Words.pieces(of: String(line))
      let place = pieces.indices.dropFirst(3).last {
        pieces[$0] == name && pieces[$0 - 3..<$0].elementsEqual([" ", "as", " "])
      }
      if let place { pieces.removeSubrange(place - 3...place) }
      return pieces.joined()
    }.joined(separator: "\n")
  }
}
