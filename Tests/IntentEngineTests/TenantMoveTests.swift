import Testing

@testable import IntentEngine

/// A project that goes to another tenant (rule `identity.tenant-moved`).
@Suite("Moving to another tenant")
struct TenantMoveTests {
  private static let moved = EntityID(.project, 7)

  /// Dave's own project, which Alice may see, and what is in it.
  private func move(
    _ office: inout Office, by user: EntityID = Office.dave, to tenant: EntityID = Office.globex,
    owner: EntityID = Office.erin
  ) -> Reply {
    var request = office.request(.moveProjectToTenant, Office.secret, by: user)
    request.arguments.destination = tenant
    request.arguments.member = .id(owner)
    return office.sendAndConfirm(request)
  }

  private func share(_ office: inout Office, with user: EntityID) {
    var request = office.request(.shareProject, Office.secret, by: Office.dave)
    request.arguments.member = .id(user)
    request.arguments.role = .editor
    #expect(office.send(request).outcome == .done)
  }

  @Test("mints new ids, names an owner, and ends all shares")
  func minted() {
    var office = Office()
    share(&office, with: Office.alice)
    var assign = office.request(.assignTask, Office.hidden, by: Office.dave)
    assign.arguments.member = .id(Office.alice)
    #expect(office.send(assign).outcome == .done)
    let reply = move(&office)
    #expect(reply.outcome == .done && reply.entity == Self.moved && reply.alias == Office.secret)
    let state = office.engine.state
    #expect(state.owner(of: Self.moved) == Office.erin)
    #expect(state.givenRole(of: Office.alice, in: Self.moved) == nil)
    #expect(state.tasks.rows.last?.assignee == nil)
    #expect(state.ends(of: Office.hidden) == [EntityID(.task, 5)])
    #expect(state.version(of: Self.moved) == Version(1))
    #expect(office.engine.recoveredState() == state)
  }

  @Test("is told to nobody of the old tenant, also by an old key")
  func oldTenant() {
    var office = Office()
    share(&office, with: Office.alice)
    let fin = office.request(.completeTask, Office.hidden)
    #expect(office.send(fin).outcome == .done)
    #expect(move(&office).outcome == .done)
    let look = office.send(office.request(.openEntity, Office.hidden))
    #expect(look.outcome == .notFound && look.entity == nil && look.alias == nil)
    let told = office.send(fin)
    #expect(told.outcome == .done && told.isReplay)
    #expect(told.entity == nil && told.alias == nil && told.current == nil)
    var undo = office.request(.undo)
    undo.arguments.operation = fin.key
    #expect(office.send(undo).outcome == .notFound)
  }

  @Test("is an alias for those of the new tenant who may see it")
  func newTenant() {
    var office = Office()
    #expect(move(&office).outcome == .done)
    let look = office.send(office.request(.openEntity, Office.hidden, by: Office.erin))
    #expect(look.outcome == .done && look.alias == Office.hidden)
    #expect(look.entity == EntityID(.task, 5))
    guard
      let session = office.engine.signIn(
        user: Office.dave, tenant: Office.globex, device: DeviceID(9), now: office.now)
    else { return #expect(Bool(false)) }
    var other = office.request(.openEntity, Office.hidden, by: Office.dave)
    other.session = session
    #expect(office.send(other).outcome == .notFound)
  }

  @Test("needs an admin of both tenants, and an owner who is of the new one")
  func permission() {
    var office = Office()
    share(&office, with: Office.alice)
    #expect(move(&office, by: Office.alice).outcome == .notFound)
    #expect(move(&office, owner: Office.bob).outcome == .notFound)
    #expect(move(&office, to: Office.launch).outcome == .notFound)
    #expect(move(&office, to: EntityID(.tenant, 9)).outcome == .notFound)
    #expect(!office.engine.state.isAlias(Office.secret))
  }

  @Test("is so already where the project is, and no way to give it to somebody else there")
  func within() {
    var office = Office()
    let so = move(&office, to: Office.acme, owner: Office.dave)
    #expect(so.outcome == .already && so.entity == Office.secret)
    let given = move(&office, to: Office.acme, owner: Office.alice)
    #expect(given.outcome == .invalid && given.fault == .contradictoryParameters)
    #expect(office.engine.state.owner(of: Office.secret) == Office.dave)
    #expect(!office.engine.state.isAlias(Office.secret))
  }

  @Test("is for the project's own owner alone, and of a team's project for nobody alone")
  func ownerAlone() {
    for owner in [Office.alice, Office.design] {
      var office = Office()
      var genesis = office.genesis
      genesis.projects[Office.secret.index].owner = owner
      genesis.projects[Office.secret.index].audience = .tenant
      genesis.teams[0].members.append(Genesis.TeamMember(user: Office.dave, isAdmin: true))
      office.engine = Engine(genesis: genesis, texts: office.texts)
      #expect(move(&office).outcome == .forbidden)
      #expect(!office.engine.state.isAlias(Office.secret))
    }
  }

  @Test("its replay in the old tenant shows nothing of the new one")
  func replayed() {
    var office = Office()
    var request = office.request(.moveProjectToTenant, Office.secret, by: Office.dave)
    request.arguments.destination = Office.globex
    request.arguments.member = .id(Office.dave)
    #expect(office.sendAndConfirm(request).outcome == .done)
    let told = office.send(request)
    #expect(told.outcome == .done && told.isReplay)
    #expect(told.entity == nil && told.current == nil && told.title == nil)
  }

  @Test("who loses access in the new tenant hears no id of the old one")
  func losses() {
    var office = Office()
    #expect(move(&office).outcome == .done)
    for audience in [Audience.tenant, .private] {
      var share = office.request(
        audience == .tenant ? .shareProject : .unshareProject, Self.moved, by: Office.erin)
      share.arguments.audience = audience
      #expect(office.sendAndConfirm(share).outcome == .done)
    }
    let lost = office.engine.losses(of: Office.dave, in: Office.globex, since: 0)
    #expect(lost.entities == [Self.moved, EntityID(.task, 5)])
  }

  @Test("can come back, and every id leads on")
  func back() {
    var office = Office()
    #expect(move(&office, owner: Office.dave).outcome == .done)
    guard
      let session = office.engine.signIn(
        user: Office.dave, tenant: Office.globex, device: .none, now: office.now)
    else { return #expect(Bool(false)) }
    var request = office.request(.moveProjectToTenant, Self.moved, by: Office.dave)
    request.session = session
    request.arguments.destination = Office.acme
    request.arguments.member = .id(Office.alice)
    #expect(office.sendAndConfirm(request).outcome == .done)
    let look = office.send(office.request(.openEntity, Office.hidden))
    #expect(look.outcome == .done && look.entity == EntityID(.task, 6))
    #expect(look.alias == Office.hidden)
    #expect(office.engine.recoveredState() == office.engine.state)
  }
}
