/// Reads the golden of all runs of a scenario.
enum ExploredText {
  /// What a golden says of one outcome.
  struct Outcome: Hashable {
    /// What is so at its end.
    var lines: [String]
    /// A shortest run that ends so.
    var schedule: [String]
  }

  /// The outcome of a number, from 1; `nil` where there is none.
  static func outcome(_ number: Int, in lines: [String]) -> Outcome? {
    guard let first = lines.firstIndex(where: { $0.hasPrefix("outcome \(number):") }) else {
      return nil
    }
    let block = lines[(first + 1)...].prefix { !$0.isEmpty }
    guard let schedule = block.firstIndex(of: "  schedule") else { return nil }
    return Outcome(
      lines: Array(block[..<schedule]),
      schedule: block[(schedule + 1)...].map { String($0.drop { $0 == " " }) })
  }
}
