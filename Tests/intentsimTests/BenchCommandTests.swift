import Conformance
import Testing

/// What `intentsim bench` refuses: figures of something else than was asked for would be taken for it.
@Suite("The command bench")
struct BenchCommandTests {
  @Test(
    "options that would be left out of account are usage problems",
    arguments: [
      "engine --jobs 2", "simulation --depth-first", "fuzz --no-reductions",
      "cross-check --sleep-sets", "cross-check 2 1 0",
      "explore 2 1 0 --sleep-sets --no-symmetry", "explore 2 1 0 --sleep-sets --no-reductions",
      "explore 2 1 0 --sleep-sets --depth-first", "explore 2 1 0 --sleep-sets --jobs 2",
      "explore 2 1 0 --depth-first --jobs 2", "explore 2 1 0 --jobs 0", "explore 1 1 0",
      "explore",
    ])
  func refused(line: String) throws {
    let ending = try Program().shell("$INTENTSIM bench " + line)
    #expect(ending.status == .usage)
    #expect(ending.output.isEmpty)
  }

  @Test("a search is measured", arguments: ["", "--sleep-sets", "--depth-first --jobs 1"])
  func measured(options: String) throws {
    let ending = try Program().shell("$INTENTSIM bench explore 2 1 0 " + options)
    #expect(ending.status == .holds)
    #expect(ending.output.contains("the chance that two worlds were taken for one is below "))
  }
}
