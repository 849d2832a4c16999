import Conformance
import IntentEngine

/// What came of random scenarios, for people and for programs.
public struct FuzzReport: Sendable {
  /// How few seeds are too few to say what a failure goes with.
  private static let leastForConditions = 5

  private let tally: FuzzTally
  private let missing: [SeedRange]
  private let paint: Paint

  /// Makes a report of a tally.
  ///
  /// - Parameter missing: the seeds that should have been played and were not.
  public init(_ tally: FuzzTally, missing: [SeedRange] = [], isColoured: Bool = false) {
    self.tally = tally
    self.missing = missing
    paint = Paint(isOn: isColoured)
  }

  /// The failures, the most frequent first, and the counts.
  public var text: String {
    let groups = tally.groups.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }.map(\.element)
    return (groups.flatMap(lines) + [model, summary]).map { $0 + "\n" }.joined()
  }

  private func lines(of group: FuzzGroup) -> [String] {
    [
      paint(.red, VisibleText.escaped(group.signature)),
      "    \(VisibleText.escaped(group.message))",
      "    in \(group.count) of \(Count.of(tally.count, "seed")), first in \(group.seed)",
    ] + conditions(of: group) + ["    again: \(again(group))"]
  }

  /// The conditions that were on in all failing seeds, and those that were on in none of them.
  private func conditions(of group: FuzzGroup) -> [String] {
    guard group.count >= Self.leastForConditions else { return [] }
    let known = zip(FuzzCondition.allCases, group.conditions)
    let always = known.filter { $0.1 == group.count }.map(\.0.word)
    let never = known.filter { $0.1 == 0 && tally.conditions[Int($0.0.rawValue)] > 0 }.map(\.0.word)
    return [
      always.isEmpty ? nil : "    always with: " + always.joined(separator: ", "),
      never.isEmpty ? nil : "    never with: " + never.joined(separator: ", "),
    ].compactMap(\.self)
  }

  private func again(_ group: FuzzGroup) -> String {
    let without = tally.without.flatMap { ["--without", $0] }
    return (["intentsim", "fuzz", "--seeds", "\(group.seed)"] + without).map(ShellWord.quoted)
      .joined(separator: " ")
  }

  private var model: String {
    "the reference model foretold \(tally.foretold) of \(Count.of(tally.answers, "answer"))"
  }

  private var summary: String {
    let ranges = tally.seeds.map(\.text).joined(separator: ", ")
    let seeds = tally.seeds.isEmpty ? "no seeds" : "\(Count.of(tally.count, "seed")) (\(ranges))"
    let line = "\(seeds), \(Count.of(tally.events, "event")): "
    let unplayed = "not played: " + missing.map(\.text).joined(separator: ", ")
    switch tally.status(missing: missing) {
    case .holds:
      // There is no last seed to say "everything" of.
      return paint(.green, line + (tally.isOpen ? "no failure found" : "everything holds"))
    case .undecided:
      return paint(
        .yellow, line + "undecided" + (missing.isEmpty ? "; nothing was played" : "; " + unplayed))
    case .violated, .badScenario, .usage:
      let failures = Count.of(tally.groups.count, "failure")
      return paint(.red, line + failures + (missing.isEmpty ? "" : "; " + unplayed))
    }
  }
}
