/// What the chain has found out about a request so far.
///
/// It is not copyable: every link looks at the same one, and none pays for a copy of it.
struct Context: ~Copyable {
  /// See `InMemory`.
  private let inMemory = InMemory()

  let request: Request
  let now: Instant
  let traits: IntentTraits

  // Who: from the session alone.
  var user = EntityID(.user, 0)
  var tenant = EntityID(.tenant, 0)
  var device = DeviceID.none
  /// Whether the session is one that the server knows, live or not.
  var isKnown = false

  // What: as asked, until an undo puts its inverse here.
  var intent: IntentKind
  var subject: EntityID?
  var alias: EntityID?
  var project: EntityID?
  var member: EntityID?
  /// What the subject is brought to, and the other one where it is split.
  var destination: EntityID?
  var alternative: EntityID?
  /// The old ids that led to them.
  var followed = Followed()
  /// The destination that stands in the way, where it is not the subject.
  var obstacle: EntityID?
  var role: Role?
  var teamRole: TeamRole?
  var audience: Audience?
  var text: TextID?
  /// The version that the client saw.
  var version: Version?
  /// Whether it was read from an old id: it says nothing about the successor.
  var isVersionOfAlias = false
  /// Whether only a new question, which names the successor, lets the request through.
  var asksAnew = false

  // The key.
  var content: UInt64 = 0
  /// Whether the chain came as far as fixing the key; below the fence it is not kept again.
  var fixesKey = false
  var keyRow: Int?
  /// The settled row whose result is repeated.
  var replayed: Int?
  /// The row of the operation that an undo takes back, or cancels.
  var undoneRow: Int?
  /// The key that an undo cancels before it is known or while it is open.
  var cancelledKey: OperationKey?
  /// What that operation was about, where it is known: for the record.
  var cancelledEntity: EntityID?
  var holdsReservation = false

  // The decision.
  var effect: Event?
  /// What the effect will replace: read before it is written.
  var trace = Trace()
  var challenge: ChallengeID?
  var newChallenge: ChallengeRow?
  var voidedChallenge: ChallengeID?
  var spentChallenge: ChallengeID?
  var asking: Asking?
  /// The project that must be handed over first, where the user may see it.
  var handOver: EntityID?
  /// Who did what is already so, or is gone, and when.
  var actor: EntityID?
  var at: Instant?
  /// What a choice offers now, for the key to remember.
  var offers: [Snapshot] = []
  var list: [Snapshot] = []
  var more = 0
  var pending: [PendingOperation] = []

  // Proposals.
  /// Whom a proposal needs besides one admin of the team.
  var second: SecondApprover?
  /// Whether there are not two people who could approve it.
  var lacksApprover = false
  /// The open proposal that the key waits for, or that is taken back with it.
  var openProposal: EntityID?
  /// The proposals that wait for the user.
  var proposals: [EntityID] = []

  init(_ request: Request, _ intent: IntentKind, _ now: Instant) {
    // Of what can't be read nothing is taken but whose session it came by.
    self.request =
      request.malformed == nil
      ? request
      : Request(session: request.session, intent: nil, key: nil, malformed: request.malformed)
    self.now = now
    self.intent = intent
    traits = IntentTraits.all[Int(intent.rawValue)]
    role = self.request.arguments.role
    teamRole = self.request.arguments.teamRole
    audience = self.request.arguments.audience
    text = self.request.arguments.text
    version = self.request.version
  }

  var claims: Claims { request.claims }

  /// Where the request came in. No device is the console: what claims to be, from one or under no
  /// session that is known, came by an app.
  var entry: EntryPoint {
    let isOfConsole = isKnown && device == .none
    return claims.entry == .administration && !isOfConsole ? .app : claims.entry
  }

  /// Whether the request is an undo; its inverse is in `intent` once the operation is found.
  var isUndo: Bool { request.intent == .undo }
}
