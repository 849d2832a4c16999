import IntentEngine
import Testing

@testable import IntentSimulation

/// The family on which independent model checkers agree.
@Suite struct CompleteReplayTests {
  @Test func everyOrderOfTwoDevicesIsAsOthersCountIt() {
    let family = CompleteReplay(devices: 2, sends: 2, losses: 1)
    let explored = NaiveExplorer(World(family.setup(), options: family.options()))
    #expect(explored.states == 4_026)
    #expect(explored.transitions == 16_474)
    #expect(explored.depth == 18)
    #expect(explored.finals.count == 30)
    #expect(
      outcomes(explored) == [
        "changed changed renamed, version 2", "completed completed changed, version 2, done",
      ])
  }

  /// What each device was told, and the task.
  private func outcomes(_ explored: NaiveExplorer) -> Set<String> {
    Set(
      explored.finals.map { world in
        let words = (0..<3).map { world.status(of: InvocationID($0)).word }
        let task = world.engine.state.tasks[0]
        return words.joined(separator: " ") + ", version \(task.version.number)"
          + (task.isDone ? ", done" : "")
      })
  }
}
