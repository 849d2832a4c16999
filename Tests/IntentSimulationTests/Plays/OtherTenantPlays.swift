import IntentEngine
import Testing

@testable import IntentSimulation

/// A step of a Shortcut that names another tenant than the one that its device works for.
@Suite struct OtherTenantPlays {
  /// The phone is signed in to both tenants of Alice; the second one has a task of hers.
  private func stage(isAlsoIn: Bool = true) -> (stage: Stage, task: EntityID) {
    var stage = Stage()
    let title = stage.text("Books")
    stage.setup.genesis.projects.append(
      Genesis.Project(tenant: Stage.globex, title: title, owner: Stage.alice))
    stage.setup.genesis.tasks.append(Genesis.Task(project: EntityID(.project, 1), title: title))
    stage.device { if isAlsoIn { $0.alsoIn = [Stage.globex] } }
    if isAlsoIn {
      stage.setup.genesis.sessions.append(
        Genesis.Session(user: Stage.alice, tenant: Stage.globex, device: Stage.phone))
    }
    return (stage, EntityID(.task, 2))
  }

  private func steps(_ stage: inout Stage, _ task: EntityID) -> (InvocationID, InvocationID) {
    let here = Invocation(
      id: InvocationID(0), intent: .completeTask, subject: .entity(Stage.t1))
    var there = Invocation(id: InvocationID(1), intent: .completeTask, subject: .entity(task))
    there.tenant = Stage.globex
    stage.setup.shortcuts = [
      ShortcutSetup(name: "Both", device: Stage.phone, schema: 3, steps: [here, there])
    ]
    let first = stage.next()
    let second = stage.next()
    stage.does(.run(shortcut: 0, first: first))
    return (first, second)
  }

  @Test func eachStepRunsInItsOwnTenant() {
    var (stage, task) = stage()
    let (here, there) = steps(&stage, task)
    let world = stage.play()
    #expect(world.word(here) == "done")
    #expect(world.word(there) == "done")
    #expect(world.engine.audit.map(\.record.tenant) == [Stage.acme, Stage.globex])
    #expect(world.status(of: Stage.phone).copies.allSatisfy { $0.entity != task })
  }

  @Test func anOutageOfOneTenantIsNoneOfTheOther() {
    var (stage, task) = stage()
    stage.server(.unavailable(3_600_000, in: Stage.globex), at: .at(.start))
    let (here, there) = steps(&stage, task)
    stage.does(.retry(there), at: .at(Instant(7_200_000)))
    let world = stage.play()
    #expect(world.word(here) == "done" && world.status(of: here).requests == 1)
    #expect(world.word(there) == "done")
  }

  @Test func whoIsNotSignedInThereIsAskedTo() {
    var (stage, task) = stage(isAlsoIn: false)
    let (here, there) = steps(&stage, task)
    let world = stage.play()
    #expect(world.word(here) == "done")
    #expect(world.word(there) == "sign-in")
  }

  @Test func aSignOutEndsBoth() {
    var (stage, task) = stage()
    stage.server(.unavailable(3_600_000, in: Stage.globex), at: .at(.start))
    let (_, there) = steps(&stage, task)
    stage.does(.signOut)
    stage.does(.signIn(Stage.alice))
    stage.does(.retry(there), at: .at(Instant(7_200_000)))
    let world = stage.play()
    #expect(world.word(there) == "sign-in")
    #expect(!world.engine.state.tasks[task.index].isDone)
  }
}
