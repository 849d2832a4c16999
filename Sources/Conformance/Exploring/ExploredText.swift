/// Reads the golden of all runs of a scenario.
enum ExploredText {
  /// What a golden says of one outcome.
  struct Outcome: Hashable {
    /// What is so at its end.
    var lines: [String]
    /// A shortest run that ends so.
    var schedule: [String]
    /// The line of the golden above its first event, from 1.
    var line: Int

    /// The run as a file with a part `schedule`, whose lines have the numbers that they have in the
    /// golden.
    var text: String {
      let above = Array(repeating: "", count: line - 1)
      return (above + ["schedule"] + schedule.map { "  " + $0 }).map { $0 + "\n" }.joined()
    }
  }

  /// All outcomes that a golden has, in its order: that of number 1 comes first.
  static func outcomes(in golden: String) -> [Outcome] {
    let lines = golden.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.compactMap { place in
      guard lines[place].hasPrefix("outcome ") else { return nil }
      let block = lines[(place + 1)...].prefix { !$0.isEmpty }
      guard let schedule = block.firstIndex(of: "  schedule") else { return nil }
      return Outcome(
        lines: Array(block[..<schedule]),
        schedule: block[(schedule + 1)...].map { String($0.drop { $0 == " " }) },
        line: schedule + 1)
    }
  }
}
