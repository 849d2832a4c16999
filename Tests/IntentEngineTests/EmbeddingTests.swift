import IntentEngine
import Testing

/// The code of the article on embedding the engine, as it stands there.
@Suite("Embedding the engine")
struct EmbeddingTests {
  @Test("a settled key is answered with its result, also after a crash")
  func embedded() {
    var genesis = Genesis()
    let (tenant, alice) = (EntityID(.tenant, 0), EntityID(.user, 0))
    genesis.tenantCount = 1
    genesis.users = [Genesis.User(tenancies: [Genesis.Tenancy(tenant: tenant)])]
    var texts = TextPool()
    let (launch, venue) = (texts.intern("Spring launch"), texts.intern("Book the venue"))
    genesis.projects = [Genesis.Project(tenant: tenant, title: launch, owner: alice)]
    genesis.tasks = [Genesis.Task(project: EntityID(.project, 0), title: venue)]
    genesis.sessions = [Genesis.Session(user: alice, tenant: tenant, device: DeviceID(0))]
    var engine = Engine(genesis: genesis, texts: texts)
    let request = Request(
      session: SessionID(0), intent: .completeTask, key: OperationKey(epoch: 0, number: 1),
      arguments: Arguments(subject: .id(EntityID(.task, 0))), version: Version(1))
    let done = engine.handle(request, now: Instant(1_000))
    engine.crash()
    let again = engine.handle(request, now: Instant(2_000))
    #expect(done.outcome == .done && !done.isReplay)
    #expect(again.outcome == .done && again.isReplay)
    #expect(engine.state.tasks[0].isDone)
  }
}
