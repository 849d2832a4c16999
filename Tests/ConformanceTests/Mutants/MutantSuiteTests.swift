import IntentEngine
import ScenarioLanguage
import Testing

@testable import Conformance

@Suite("The mutants")
struct MutantSuiteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A lost reply: the phone sends the same key again.
  private func write(_ name: String = "a", expecting facts: String...) throws {
    try folder.write(
      "scenarios/\(name).scenario",
      text: """
        scenario Said once, sent twice
          The reply is lost.
        rules write.once

        world
          tenant acme
            user alice
            project launch "Spring launch" owned by alice
              task t1 "Book the venue"

        devices
          phone of alice

        steps
          at 0s  network:     lose reply to fin
          then   phone, siri: complete t1 as fin

        expect
          \(facts.joined(separator: "\n  "))

        """)
  }

  private func matrix(
    only: [String] = [], jobs: Int = 2, isQuick: Bool = false, isUpdate: Bool = false
  ) async throws -> MutantMatrix {
    try await MutantSuite(
      MutantOptions(
        paths: [folder("scenarios")], only: only, jobs: jobs, isQuick: isQuick, isUpdate: isUpdate)
    ).run()
  }

  @Test("what an expect line or a universal rule notices is killed, and the line is named")
  func killed() async throws {
    try write(expecting: "t1 is done at version 2")
    let matrix = try await matrix(only: ["write.once/lookup", "intent.declared/effects"])
    #expect(matrix.rows.map(\.verdict) == [.killed, .killed])
    #expect(matrix.rows[0].signs.map(\.rules) == [[.intentDeclared]])
    #expect(matrix.exitStatus == .holds)
  }

  @Test("what only the transcript shows is alive, and so is what shows nowhere")
  func survivors() async throws {
    try write(expecting: "t1 is done")
    let matrix = try await matrix(only: ["recover.summary/after", "confirm.by-hand/hand"])
    #expect(matrix.rows.map(\.mutant) == [.confirmByHandHand, .recoverSummaryAfter])
    #expect(matrix.rows.map(\.verdict) == [.survived, .onlyByGolden])
    #expect(matrix.exitStatus == .violated)
    try write(expecting: "t1 is done", "reply to fin offers undo")
    let again = try await self.matrix(only: ["recover.summary/after"])
    #expect(again.rows[0].verdict == .killed)
    #expect(again.rows[0].signs[0].lines == [20])
    #expect(again.rows[0].signs[0].rules.isEmpty)
  }

  @Test("a scenario that does not hold kills nothing")
  func broken() async throws {
    try write(expecting: "t1 is open")
    let matrix = try await matrix(only: ["write.once/lookup"])
    #expect(matrix.broken == [folder("scenarios/a.scenario")])
    #expect(matrix.scenarios.isEmpty)
    #expect(matrix.rows.map(\.verdict) == [.survived])
    #expect(matrix.exitStatus == .violated)
  }

  @Test("a file with errors is worse than a survivor")
  func malformed() async throws {
    try folder.write("scenarios/a.scenario", text: "elephants\n")
    #expect(try await matrix().exitStatus == .badScenario)
  }

  @Test("no scenario, an unknown mutant and no job are usage problems")
  func usage() async throws {
    await #expect(throws: UsageProblem.self) { try await matrix() }
    try write(expecting: "t1 is done")
    await #expect(throws: UsageProblem.self) { try await matrix(only: ["write.once/lokup"]) }
    await #expect(throws: UsageProblem.self) { try await matrix(jobs: 0) }
    await #expect(throws: UsageProblem("no scenario matches the filter \"elephant\"")) {
      try await MutantSuite(
        MutantOptions(paths: [folder("scenarios")], filter: "elephant")
      ).run()
    }
  }

  @Test("the number of jobs changes nothing, and quick finds the same to be alive")
  func jobs() async throws {
    try write(expecting: "t1 is done at version 2")
    try write("b", expecting: "fin is completed, replayed")
    let one = try await matrix(jobs: 1)
    #expect(try await matrix(jobs: 7) == one)
    let quick = try await matrix(isQuick: true)
    #expect(quick.rows.map(\.verdict) == one.rows.map(\.verdict))
    #expect(quick.rows.allSatisfy { $0.kills.count <= 1 })
    #expect(one.rows.contains { $0.kills.count == 2 })
  }

  @Test("a safeguard that a run does not ask about can be left out, and nothing is different")
  func unasked() throws {
    try write(expecting: "fin is completed, replayed")
    let path = folder("scenarios/a.scenario")
    let scenario = try #require(ScenarioLoader.load(ScenarioFile(path: path)).scenario)
    let sound = Player.play(scenario, options: RunOptions())
    let (watched, asked) = SafeguardWatch.observe {
      Player.play(scenario, options: RunOptions(safeguards: $0))
    }
    #expect(watched == sound)
    let unasked = Safeguard.allCases.filter(asked.lacks)
    #expect(unasked.contains(.confirmByHandHand) && asked.keeps(.writeOnceLookup))
    for safeguard in unasked {
      let options = RunOptions(safeguards: Safeguards.all.without(safeguard))
      #expect(Player.play(scenario, options: options) == sound, "\(safeguard.slug)")
    }
  }
}
