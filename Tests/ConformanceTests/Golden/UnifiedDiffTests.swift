import Testing

@testable import Conformance

@Suite struct UnifiedDiffTests {
  private func text(_ old: String, _ new: String) -> [String] {
    UnifiedDiff(from: Array(old.utf8), to: Array(new.utf8)).text
  }

  @Test func sameTextsHaveNoDiff() {
    #expect(text("a\nb\n", "a\nb\n").isEmpty)
    #expect(text("", "").isEmpty)
  }

  @Test func aChangeHasThreeLinesOfContext() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n")
    #expect(
      text(old, new) == ["@@ -2,7 +2,7 @@", " 2", " 3", " 4", "-5", "+five", " 6", " 7", " 8"])
  }

  @Test func changesWhoseContextsTouchShareAHunk() {
    let old = (1...30).map { "\($0)\n" }.joined()
    let near = old.replacing("10\n", with: "x\n").replacing("17\n", with: "y\n")
    let far = old.replacing("10\n", with: "x\n").replacing("18\n", with: "y\n")
    #expect(text(old, near).count { $0.hasPrefix("@@") } == 1)
    #expect(text(old, far).count { $0.hasPrefix("@@") } == 2)
  }

  @Test func anEmptySideIsWrittenAsTheLineBefore() {
    #expect(text("", "a\n") == ["@@ -0,0 +1 @@", "+a"])
    #expect(text("a\n", "") == ["@@ -1 +0,0 @@", "-a"])
  }

  @Test func aMissingLastNewlineIsADifference() {
    #expect(text("a\n", "a") == ["@@ -1 +1 @@", "-a", "+a", "\\ No newline at end of file"])
  }

  @Test func twoSpellingsOfALetterAreDifferent() {
    #expect(!text("\u{E9}\n", "e\u{301}\n").isEmpty)
  }

  @Test func whatATerminalWouldObeyIsEscaped() {
    let lines = text("", "\u{1B}[31m\u{202E}x\r\n")
    #expect(lines.last == "+\\u{1B}[31m\\u{202E}x\\u{D}")
  }

  @Test(arguments: UInt64(1)...300)
  func applyingTheDiffGivesTheOtherText(seed: UInt64) {
    var random = Xorshift(seed: seed)
    let old = random.text()
    let new = random.edited(old)
    let diff = UnifiedDiff(from: old, to: new, editLimit: seed % 3 == 0 ? 2 : EditScript.limit)
    #expect(diff.applied(to: old) == new)
    #expect(diff.isEmpty == (old == new))
  }

  @Test func aDiffDoesNotApplyToAnotherText() {
    let diff = UnifiedDiff(from: Array("a\nb\n".utf8), to: Array("a\nc\n".utf8))
    #expect(diff.applied(to: Array("a\nx\n".utf8)) == nil)
    #expect(diff.applied(to: []) == nil)
  }

  @Test(arguments: UInt64(1)...100)
  func theScriptIsAsShortAsTheLongestCommonSubsequenceAllows(seed: UInt64) {
    var random = Xorshift(seed: seed)
    let old = random.text()
    let new = random.text()
    let script = EditScript(from: old, to: new)
    let edits = script.steps.count { if case .keep = $0 { false } else { true } }
    #expect(edits == old.count + new.count - 2 * commonLength(old, new))
  }

  /// The textbook table, as an independent measure.
  private func commonLength(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var table = Array(repeating: Array(repeating: 0, count: right.count + 1), count: left.count + 1)
    for i in left.indices {
      for j in right.indices {
        table[i + 1][j + 1] =
          left[i] == right[j] ? table[i][j] + 1 : max(table[i][j + 1], table[i + 1][j])
      }
    }
    return table[left.count][right.count]
  }
}

/// A small generator of texts with few different lines, so that many of them repeat.
private struct Xorshift {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next(below limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }

  mutating func text() -> [UInt8] {
    (0..<next(below: 40)).flatMap { _ in line() }
  }

  mutating func edited(_ text: [UInt8]) -> [UInt8] {
    var lines = UnifiedDiff.lines(of: text)
    for _ in 0..<next(below: 6) {
      let place = next(below: lines.count + 1)
      if next(below: 2) == 0 || place == lines.count {
        lines.insert(line(), at: place)
      } else {
        lines.remove(at: place)
      }
    }
    let joined = Array(lines.joined())
    return next(below: 4) == 0 ? joined.dropLast(1) : joined
  }

  private mutating func line() -> [UInt8] {
    [UInt8(ascii: "a") + UInt8(next(below: 4)), UInt8(ascii: "\n")]
  }
}
