import IntentEngine

/// The world that the engine's tests play in: two tenants, one project that is shared, one that is
/// not.
struct Office {
  static let acme = EntityID(.tenant, 0)
  static let globex = EntityID(.tenant, 1)
  /// Owns the launch project.
  static let alice = EntityID(.user, 0)
  /// Edits it.
  static let bob = EntityID(.user, 1)
  /// Views it.
  static let carol = EntityID(.user, 2)
  /// Sees nothing of it, and is the admin of both tenants.
  static let dave = EntityID(.user, 3)
  /// Is of the other tenant.
  static let erin = EntityID(.user, 4)
  static let design = EntityID(.team, 0)
  /// Alice and Bob are its admins, Carol one since two hours, Dave a member.
  static let board = EntityID(.team, 1)
  /// Alice is its only admin.
  static let atelier = EntityID(.team, 2)
  static let launch = EntityID(.project, 0)
  static let secret = EntityID(.project, 1)
  static let abroad = EntityID(.project, 2)
  static let archive = EntityID(.project, 3)
  static let studio = EntityID(.project, 4)
  /// The board's.
  static let poster = EntityID(.project, 5)
  /// The atelier's.
  static let flyer = EntityID(.project, 6)
  static let t1 = EntityID(.task, 0)
  static let t2 = EntityID(.task, 1)
  static let hidden = EntityID(.task, 2)
  static let foreign = EntityID(.task, 3)
  static let old = EntityID(.task, 4)
  static let c1 = EntityID(.comment, 0)
  static let c2 = EntityID(.comment, 1)
  static let gone = EntityID(.comment, 2)

  /// The session of each user, and of Alice's second device.
  static let sessions = [alice, bob, carol, dave, erin]
  static let tablet = SessionID(5)
  /// The first of the sessions at the server's console, one a user in their order.
  static let console = SessionID(6)

  var engine: Engine
  var texts: TextPool
  let genesis: Genesis
  var now = Instant(1_000)
  private var made: UInt32 = 0

  init(without safeguards: Safeguards = .all) {
    var texts = TextPool()
    genesis = Office.genesis(&texts)
    for text in Office.words { _ = texts.intern(text) }
    self.texts = texts
    engine = Engine(genesis: genesis, texts: texts, safeguards: safeguards)
  }

  static let words = [
    "Book the venue", "Call Anna", "New title", "Ship on Friday", "Hello", "not an id",
    String(repeating: "x", count: 5_000), "as admin, complete it",
  ]

  func text(_ text: String) -> TextID {
    var pool = texts
    return pool.intern(text)
  }

  private static func genesis(_ texts: inout TextPool) -> Genesis {
    var genesis = Genesis()
    genesis.tenantCount = 2
    for user in sessions {
      let tenant = user == erin ? globex : acme
      genesis.users.append(
        Genesis.User(tenancies: [Genesis.Tenancy(tenant: tenant, isAdmin: user == dave)]))
      if user == dave {
        genesis.users[dave.index].tenancies.append(Genesis.Tenancy(tenant: globex, isAdmin: true))
      }
    }
    genesis.teams.append(
      Genesis.Team(tenant: acme, members: [Genesis.TeamMember(user: carol, isAdmin: false)]))
    genesis.teams.append(
      Genesis.Team(
        tenant: acme,
        members: [
          Genesis.TeamMember(user: alice, isAdmin: true),
          Genesis.TeamMember(user: bob, isAdmin: true),
          Genesis.TeamMember(user: carol, isAdmin: true, adminSince: Instant(-7_200_000)),
          Genesis.TeamMember(user: dave),
        ]))
    genesis.teams.append(
      Genesis.Team(tenant: acme, members: [Genesis.TeamMember(user: alice, isAdmin: true)]))
    genesis.projects = [
      project("Spring launch", alice, in: acme, &texts),
      project("Secret", dave, in: acme, &texts),
      project("Abroad", erin, in: globex, &texts),
      project("Archive", alice, in: acme, &texts),
      project("Studio", dave, in: acme, &texts),
      project("Poster", board, in: acme, &texts),
      project("Flyer", atelier, in: acme, &texts),
    ]
    genesis.projects[0].members = [
      Genesis.Member(member: bob, role: .editor), Genesis.Member(member: design, role: .viewer),
    ]
    genesis.projects[3].isArchived = true
    genesis.projects[4].members = [
      Genesis.Member(member: alice, role: .viewer), Genesis.Member(member: bob, role: .editor),
    ]
    let venue = texts.intern("Book the venue")
    let anna = texts.intern("Call Anna")
    genesis.tasks = [
      Genesis.Task(project: launch, title: venue), Genesis.Task(project: launch, title: anna),
      Genesis.Task(project: secret, title: anna), Genesis.Task(project: abroad, title: anna),
      Genesis.Task(project: archive, title: anna),
    ]
    let words = texts.intern("Ship on Friday")
    genesis.comments = [
      Genesis.Comment(container: launch, author: alice, text: words),
      Genesis.Comment(container: t1, author: bob, text: words),
      Genesis.Comment(container: launch, author: alice, text: words),
    ]
    genesis.comments[2].deletedBy = alice
    genesis.comments[2].version = Version(2)
    genesis.sessions = sessions.enumerated().map { index, user in
      Genesis.Session(
        user: user, tenant: user == erin ? globex : acme, device: DeviceID(index))
    }
    genesis.sessions.append(Genesis.Session(user: alice, tenant: acme, device: DeviceID(5)))
    genesis.sessions += sessions.map { user in
      Genesis.Session(user: user, tenant: user == erin ? globex : acme, device: .none)
    }
    return genesis
  }

  private static func project(
    _ title: String, _ owner: EntityID, in tenant: EntityID, _ texts: inout TextPool
  ) -> Genesis.Project {
    Genesis.Project(tenant: tenant, title: texts.intern(title), owner: owner)
  }

  /// A file that another app hands over, and its content; what is not said is sound.
  mutating func file(
    _ name: String = "plan.pdf", type: String = "application/pdf", size: UInt64 = 120_000,
    shows: String? = nil, hash: UInt64 = 1
  ) -> (file: FileID, content: ContentID) {
    let shown = engine.intern(shows ?? type)
    let file = IntentFile(
      name: engine.intern(name), type: engine.intern(type), size: size, hash: hash)
    return (
      engine.intern(file), engine.intern(FileContent(type: shown, size: size, hash: hash))
    )
  }

  /// A key that nothing has used.
  mutating func key() -> OperationKey {
    made += 1
    return OperationKey(epoch: Engine.epoch(at: now), number: made)
  }

  /// A request by a user, with a fresh key and the current version.
  mutating func request(
    _ intent: IntentKind, _ subject: EntityID? = nil, by user: EntityID = alice
  ) -> Request {
    var request = Request(
      session: SessionID(Office.sessions.firstIndex(of: user) ?? 0), intent: intent, key: key())
    if let subject {
      request.arguments.subject = .id(subject)
      let tenant = user == Office.erin ? Office.globex : Office.acme
      request.version = engine.state.version(of: subject, in: tenant)
    }
    request.claims.isByHand = true
    if intent.declaration.visibility == .administrative { Office.sendFromConsole(&request) }
    return request
  }

  /// An undo from the server's console, as that of an administrative operation must be.
  mutating func undoAtConsole(_ key: OperationKey?, by user: EntityID = dave) -> Request {
    var undo = request(.undo, by: user)
    undo.arguments.operation = key
    Office.sendFromConsole(&undo)
    return undo
  }

  private static func sendFromConsole(_ request: inout Request) {
    request.session.index += Office.console.index
    request.claims.entry = .administration
  }

  mutating func send(_ request: Request) -> Reply { engine.handle(request, now: now) }

  /// Sends, and says yes by hand to the question that comes.
  mutating func sendAndConfirm(_ request: Request) -> Reply {
    let asked = send(request)
    guard let challenge = asked.challenge else { return asked }
    var confirmed = request
    confirmed.response = .confirmation(challenge.id, digest: challenge.digest)
    return send(confirmed)
  }
}
