import Conformance
import IntentEngine

/// The mutants and the scenarios that notice them, for people and for programs.
public struct MutantsReport {
  /// The formats that it can be written in.
  public enum Format: String, CaseIterable, Sendable {
    case text, json, markdown
  }

  let matrix: MutantMatrix
  /// Whether the text names every scenario that notices a mutant, rather than the first.
  private let isFull: Bool
  private let paint: Paint

  /// Makes a report of a matrix.
  ///
  /// - Parameter isFull: whether the text names every scenario that notices a mutant.
  public init(_ matrix: MutantMatrix, isFull: Bool = false, isColoured: Bool = false) {
    self.matrix = matrix
    self.isFull = isFull
    paint = Paint(isOn: isColoured)
  }

  /// The report in a format, ending in a newline.
  public func report(_ format: Format) -> String {
    switch format {
    case .text: text
    case .json: json
    case .markdown: markdown
    }
  }

  /// The mutants with those first that nobody kills, then what is wrong besides, then the counts.
  private var text: String {
    let rows = sortedRows.flatMap(lines)
    return (rows + problems + golden + [summary]).map { $0 + "\n" }.joined()
  }

  /// Survivors first, then those that only goldens show, then the killed; each as in the catalogue.
  var sortedRows: [MutantRow] {
    matrix.rows(.survived) + matrix.rows(.onlyByGolden) + matrix.rows(.killed)
  }

  private func lines(of row: MutantRow) -> [String] {
    let fault = ["    \(row.mutant.absence)"]
    switch row.verdict {
    case .survived:
      return [paint(.red, "\(row.mutant.slug): survived")] + fault
        + ["    no run is any different", again(row, "intentsim rules \(row.mutant.slug)")]
    case .onlyByGolden:
      let signs = row.signs.map { "    \(VisibleText.escaped($0.path)) is different" }
      return [paint(.yellow, "\(row.mutant.slug): only by golden")] + fault + signs
        + [again(row, command(row, row.signs[0].path))]
    case .killed:
      return isFull ? [head(row)] + fault + row.signs.map(line) : [head(row)]
    }
  }

  private func again(_ row: MutantRow, _ command: String) -> String { "    see: \(command)" }

  private func command(_ row: MutantRow, _ path: String) -> String {
    ["intentsim", "run", "--show", "--without", row.mutant.slug, path].map(ShellWord.quoted)
      .joined(separator: " ")
  }

  private func head(_ row: MutantRow) -> String {
    let first = row.kills[0]
    let name = paint(.green, row.mutant.slug + ":")
    let count = matrix.isQuick ? "killed" : "killed by \(row.kills.count), first"
    return isFull
      ? "\(name) killed by \(row.kills.count)"
      : "\(name) \(count) by \(VisibleText.escaped(first.path)) (\(first.means))"
  }

  private func line(of sign: MutantSign) -> String {
    let lines = sign.lines.map(String.init).joined(separator: ",")
    let place = lines.isEmpty ? sign.path : "\(sign.path):\(lines)"
    let rules = sign.rules.map { " \($0.slug)" }.joined()
    return "    " + VisibleText.escaped(place) + (sign.isKill ? rules : " is different")
  }

  private var problems: [String] {
    matrix.malformed.map { "\(VisibleText.escaped($0)): has errors; intentsim check tells which" }
      + matrix.broken.map {
        "\(VisibleText.escaped($0)): does not hold without any mutant, so it is not asked"
      }
  }

  private var golden: [String] {
    if let failure = matrix.goldenFailure {
      return ["golden: \(VisibleText.escaped(failure.message))"]
        + failure.details.prefix(TextReport.detailLimit).map { "    " + VisibleText.escaped($0) }
    }
    switch matrix.golden {
    case .created: return ["the golden is recorded"]
    case .rewritten: return ["the golden is rewritten"]
    case .refused: return ["the golden is not recorded, because not all scenarios hold"]
    case .equal, .differs, .missing, .unreadable, .notCompared: return []
    }
  }

  /// What came of everything, in one line.
  var summary: String {
    let parts: [(Int, String)] = [
      (matrix.count(.killed), "killed"), (matrix.count(.survived), "survived"),
      (matrix.count(.onlyByGolden), "only by golden"),
    ]
    let told = parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    let line =
      "\(Count.of(matrix.rows.count, "mutant")) on \(Count.of(matrix.scenarios.count, "scenario"))"
      + ": \(told)" + (matrix.golden == .equal ? "; the golden is equal" : "")
    return paint(matrix.exitStatus == .holds ? .green : .red, line)
  }
}
