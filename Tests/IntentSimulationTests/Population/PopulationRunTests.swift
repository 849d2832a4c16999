import IntentEngine
import Testing

@testable import IntentSimulation

@Suite("A population")
struct PopulationRunTests {
  private static func setup(people: Int = 12, seed: UInt64 = 5) -> PopulationSetup {
    var complete = PopulationSetup.Want(.completeTask, perDay: 6_000)
    complete.entries = [PopulationSetup.EntryShare(.siri, 3_000)]
    complete.unclear = [PopulationSetup.EntryShare(.siri, 5_000)]
    var delete = PopulationSetup.Want(.deleteComment, perDay: 500)
    delete.confirmed = 5_000
    return PopulationSetup(
      people: people, tasks: 2, comments: 4, weeks: 3, seed: seed,
      wants: [complete, delete, PopulationSetup.Want(.reopenTask, perDay: 2_000)],
      answers: [
        PopulationSetup.Answer(.completeTask, completed: 6_000, dismissed: 500, undone: 500),
        PopulationSetup.Answer(.reopenTask, completed: 0, dismissed: 8_000, undone: 0),
      ])
  }

  private static func play(_ setup: PopulationSetup) -> PopulationCurve {
    PopulationRun.play(setup, safeguards: .all)
  }

  @Test("is the same every time, and another with another seed")
  func determinism() {
    let first = Self.play(Self.setup())
    let second = Self.play(Self.setup())
    #expect(first.weeks == second.weeks && first.engine == second.engine)
    #expect(Self.play(Self.setup(seed: 6)).weeks != first.weeks)
  }

  @Test("more people change nothing for those who were there")
  func independence() {
    let few = Self.play(Self.setup(people: 3))
    let many = Self.play(Self.setup(people: 4))
    let ofFew = few.engine.journal.records.filter { $0.user == EntityID(.user, 1) }
    let ofMany = many.engine.journal.records.filter { $0.user == EntityID(.user, 1) }
    #expect(ofFew.map(\.intent) == ofMany.map(\.intent))
    #expect(ofFew.map(\.outcome) == ofMany.map(\.outcome))
  }

  @Test("is decided by the engine: figures agree with the audit, folding restores the state")
  func engine() {
    let curve = Self.play(Self.setup())
    let recount = Recount(of: curve.engine)
    for intent in IntentKind.allCases {
      for entry in EntryPoint.allCases {
        #expect(
          curve.engine.measure(of: intent, at: entry) == recount.measure(of: intent, at: entry))
      }
    }
    #expect(curve.engine.recoveredState() == curve.engine.state)
    let deletions = curve.engine.measure(of: .deleteComment)
    #expect(deletions.abandoned > 0 && deletions.completed > 0)
    let said = curve.engine.measure(of: .completeTask, at: .siri)
    #expect(said.started > said.completed && said.asked > said.resolved)
  }

  @Test("what was shown is what became of it, and nothing destructive is")
  func curve() {
    let curve = Self.play(Self.setup())
    var shown = 0
    for week in 1...curve.weekCount {
      let complete = curve.week(week, of: .completeTask)
      shown += complete.shown
      #expect(complete.completed + complete.dismissed + complete.undone <= complete.shown)
      #expect(curve.week(week, of: .deleteComment).shown == 0)
      #expect(curve.week(week, of: .deleteComment).people(.never) == 12)
    }
    let taken = curve.engine.measure(of: .completeTask, at: .appleIntelligence)
    #expect(shown > 0 && taken.completed > 0 && taken.completed == taken.started)
  }
}
