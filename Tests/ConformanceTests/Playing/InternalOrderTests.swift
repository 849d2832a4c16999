import IntentEngine
import IntentSimulation
import ScenarioLanguage
import Testing

@testable import Conformance

/// What the server happens to have first decides nothing (rule `resolve.never-guess`).
@Suite("Internal order")
struct InternalOrderTests {
  private static let work = [
    "    project work \"Spring launch\" owned by alice", "      task t1 \"Call Anna\"",
    "      task t3 \"Book\"",
  ]
  private static let home = [
    "    project home \"At home\" owned by alice", "      task t2 \"Call Anna\"",
  ]

  private static let script = [
    "at 0s phone: find task titled \"Call Anna\" as seek",
    "then phone: open task titled \"Call Anna\" as look",
    "then phone: complete task titled \"Call Anna\" as fin", "then phone: choose t1 for fin",
    "then phone: rename task titled \"Call Anna\" to \"Call Bob\" as named",
    "then phone: resume task titled \"Call Anna\" as here",
  ]

  @Test("two servers that hold the same in another order tell and do the same")
  func permuted() throws {
    let first = try Told(
      InternalOrderTests.work + InternalOrderTests.home, InternalOrderTests.script)
    let second = try Told(
      InternalOrderTests.home + InternalOrderTests.work, InternalOrderTests.script)
    #expect(first.replies == second.replies)
    #expect(first.entities == second.entities)
    #expect(first.replies.count == 5)
    #expect(first.entities.contains { $0.contains("t1") && $0.contains("done") })
  }

  /// What a run told and left, in an order of its own.
  private struct Told {
    /// By operation: the parts of its last reply, sorted.
    let replies: [[String]]
    let entities: [String]

    init(_ world: [String], _ script: [String]) throws {
      let lines =
        ["scenario In some order", "world", "  tenant acme", "    user alice"] + world
        + ["devices", "  phone of alice", "steps"] + script.map { "  " + $0 }
        + ["expect", "  seek is found"]
      let text = lines.joined(separator: "\n") + "\n"
      let compiled = ScenarioCompiler.compile(path: "order.scenario", bytes: Array(text.utf8))
      let run = Playthrough(try #require(compiled.scenario), safeguards: .all)
      replies = (0..<run.scenario.setup.invocationCount).map { index in
        let told = run.world.status(of: InvocationID(index)).reply.map { run.teller.told($0) } ?? ""
        return told.split(separator: "; ").map(String.init).sorted()
      }
      entities = EntityLines(state: run.world.engine.state, teller: run.teller).lines.map {
        $0.joined(separator: " ")
      }.sorted()
    }
  }
}
