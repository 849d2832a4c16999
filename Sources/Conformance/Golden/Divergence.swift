/// The first place where a run leaves its golden, explained.
struct Divergence: Hashable, Sendable {
  /// The line of the golden, from 1.
  let line: Int
  /// What is different there, in a sentence without a full stop.
  let explanation: String
  /// The line that heads the part in which it lies.
  let section: String?

  /// Finds the first difference; nothing where the texts are the same.
  init?(golden: [UInt8], run: [UInt8]) {
    let expected = UnifiedDiff.lines(of: golden)
    let actual = UnifiedDiff.lines(of: run)
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    guard same < expected.count || same < actual.count else { return nil }
    line = same + 1
    section = Divergence.heading(of: expected[..<same])
    explanation = Divergence.explain(
      expected: same < expected.count ? expected[same] : nil,
      actual: same < actual.count ? actual[same] : nil)
  }

  /// Where and how, in one line.
  var text: String {
    let place = section.map { ", under \"\($0)\"" } ?? ""
    return "first difference in line \(line)\(place): \(explanation)"
  }

  private static func explain(expected: [UInt8]?, actual: [UInt8]?) -> String {
    guard let expected else { return "the golden ends here, the run goes on" }
    guard let actual else { return "the run ends here, the golden goes on" }
    if bare(expected) == bare(actual) { return "only the line ending is different" }
    if bare(expected).filter({ !isBlank($0) }) == bare(actual).filter({ !isBlank($0) }) {
      return "only white space is different"
    }
    return "different from column \(column(of: expected, actual)) on"
  }

  /// The column of the first different character, from 1.
  private static func column(of expected: [UInt8], _ actual: [UInt8]) -> Int {
    let same = zip(expected, actual).prefix { $0 == $1 }.count
    let isInside = [expected, actual].contains { same < $0.count && isContinuation($0[same]) }
    let begun = expected[..<same].count { !isContinuation($0) }
    return isInside ? max(1, begun) : begun + 1
  }

  /// Whether a byte goes on with a UTF-8 character that an earlier byte began.
  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The last line that is not indented and not empty.
  private static func heading(of lines: ArraySlice<[UInt8]>) -> String? {
    lines.last { line in line.first.map { !isBlank($0) } ?? false }
      .map { VisibleText.escaped(bare($0)) }
  }

  private static func bare(_ line: [UInt8]) -> ArraySlice<UInt8> {
    var line = line[...]
    while let last = line.last, last == UInt8(ascii: "\n") || last == UInt8(ascii: "\r") {
      line.removeLast()
    }
    return line
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (9...13).contains(byte)
  }
}
