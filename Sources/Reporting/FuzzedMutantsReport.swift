import Conformance
import IntentEngine

/// Which faulty engines and devices random scenarios notice, for people.
public struct FuzzedMutantsReport: Sendable {
  private let mutants: FuzzedMutants
  private let paint: Paint

  /// Makes a report.
  public init(_ mutants: FuzzedMutants, isColoured: Bool = false) {
    self.mutants = mutants
    paint = Paint(isOn: isColoured)
  }

  /// Those that are not found first, then the others with the seed that finds them, then the counts.
  public var text: String {
    let found = mutants.rows.filter { $0.seed != nil }
    let unfound = mutants.unfound.map { paint(.yellow, "\($0.slug): not found") }
    let lines = unfound + found.map(line) + [summary(found.count)]
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ row: FuzzedMutants.Row) -> String {
    "\(paint(.green, row.mutant.slug + ":")) seed \(row.seed ?? 0), "
      + VisibleText.escaped(row.signature ?? "")
  }

  private func summary(_ found: Int) -> String {
    "\(Count.of(mutants.rows.count, "mutant")) in \(Count.of(mutants.seeds.count, "seed")) "
      + "(\(mutants.seeds.text)): \(found) found, \(mutants.unfound.count) not found"
  }
}
