import Conformance
import Reporting
import Testing

/// What random scenarios came to, as a file and as text.
struct FuzzFileTests {
  private func tally() async throws -> FuzzTally {
    let selection = try SafeguardSelection(without: ["write.version/compared"])
    let options = FuzzOptions(seeds: SeedRange(1, 60), selection: selection)
    var suite = try FuzzSuite(options)
    await suite.playAll()
    return suite.tally
  }

  @Test func aFileKeepsEverything() async throws {
    let tally = try await tally()
    #expect(!tally.groups.isEmpty)
    let bytes = Array(FuzzFile.text(tally).utf8)
    #expect(try FuzzFile.read(bytes, path: "a.json") == tally)
    var damaged = bytes
    damaged.insert(UInt8(ascii: " "), at: 1)
    #expect(throws: UsageProblem.self) { try FuzzFile.read(damaged, path: "a.json") }
    #expect(throws: UsageProblem.self) { try FuzzFile.read(Array("{}".utf8), path: "a.json") }
  }

  @Test func theTextTellsTheSeedAndHowToSeeItAgain() async throws {
    let tally = try await tally()
    let text = FuzzReport(tally).text
    for group in tally.groups {
      #expect(text.contains(group.signature))
      #expect(
        text.contains(
          "again: intentsim fuzz --seeds \(group.seed) --without write.version/compared"))
    }
    #expect(text.contains("60 seeds (1..60)"))
  }

  @Test func whereNothingWasPlayedNothingIsKnown() {
    #expect(FuzzTally().exitStatus == .undecided)
    let text = FuzzReport(FuzzTally()).text
    #expect(text.hasSuffix("no seeds, 0 events: undecided; nothing was played\n"))
  }
}
