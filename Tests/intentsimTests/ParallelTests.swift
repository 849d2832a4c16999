import Conformance
import Foundation
import Testing

/// Shards that another program spreads, as the README says.
@Suite(
  "Fuzzing under GNU parallel",
  .enabled(
    if: GNUParallel.isThere, "there is no GNU parallel here: install the package parallel"))
struct ParallelTests {
  @Test("four shards give, merged, the bytes of one run")
  func merged() throws {
    let readme = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md"),
      encoding: .utf8)
    let line = try #require(
      readme.split(separator: "\n").first { $0.hasPrefix("parallel intentsim fuzz ") })
    let spread = String(line).replacing("intentsim fuzz", with: "\"$INTENTSIM\" fuzz --jobs 1")
      .replacing("1..1000000", with: "1..80").replacing("16", with: "4")
    #expect(spread.contains("--shard {}/4") && spread.contains("seq 4"))
    let program = try Program()
    #expect(try program.shell(spread).status == .holds)
    let merged = try program.shell("\"$INTENTSIM\" merge [1-4].json --out all.json")
    #expect(merged.status == .holds)
    let whole = try program.run("fuzz", "--seeds", "1..80", "--out", "whole.json")
    #expect(program.read("all.json") != nil)
    #expect(program.read("all.json") == program.read("whole.json"))
    #expect(merged.output == whole.output)
  }
}

/// GNU parallel.
private enum GNUParallel {
  /// Whether it is there; another package has a program of the same name.
  static let isThere: Bool = {
    let asked = try? Program().shell("parallel --version 2>/dev/null")
    return asked?.output.hasPrefix("GNU parallel") ?? false
  }()
}
