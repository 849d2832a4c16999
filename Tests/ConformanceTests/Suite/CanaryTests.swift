import Foundation
import IntentEngine
import Testing

@testable import Conformance

/// The scenarios that must not hold: where one does, what the others prove is worth nothing.
@Suite("Canaries")
struct CanaryTests {
  private static let folder =
    URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/scenarios/canaries"

  @Test("there are no others")
  func folder() throws {
    let found = try ScenarioFinder(paths: [Self.folder]).files.map(\.path)
    let names = ["must-be-violated", "must-drift", "must-stay-undecided"]
    #expect(found == names.map { "\(Self.folder)/\($0).scenario" })
  }

  @Test("what is not so is violated, by the clock and in every explored run")
  func violated() throws {
    let canary = Self.load("must-be-violated")
    let played = Player.play(try #require(canary.scenario), options: RunOptions())
    #expect(played.failures.map(\.kind) == [.expectation])
    #expect(played.undecided == nil)
    #expect(PlayedFile(playing: canary, options: RunOptions()).result.verdict == .violated)

    let explored = PlayedFile(exploring: canary, safeguards: .all, limit: 10_000).result
    #expect(explored.verdict == .violated)
    let messages = explored.failures.filter { $0.kind == .expectation }.map(\.message)
    #expect(messages.contains("expected: finally fin took effect never"))
    #expect(messages.contains("a run ends as is forbidden"))
    #expect(explored.undecided == nil)
  }

  @Test("a schedule that the world can't follow has drifted")
  func drifted() throws {
    let played = Player.play(
      try #require(Self.load("must-drift").scenario), options: RunOptions())
    let reason = try #require(played.undecided)
    #expect(reason.hasPrefix("drifted: event 2 of the schedule can't happen there"))
    #expect(played.failures.isEmpty)
  }

  @Test("a run that was cut short stays undecided")
  func undecided() throws {
    let played = Player.play(
      try #require(Self.load("must-stay-undecided").scenario), options: RunOptions())
    #expect(played.undecided == "more than 34560000000 ms of virtual time")
    #expect(played.failures.isEmpty)
  }

  private static func load(_ name: String) -> LoadedScenario {
    ScenarioLoader.load(ScenarioFile(path: "\(folder)/\(name).scenario"))
  }
}
