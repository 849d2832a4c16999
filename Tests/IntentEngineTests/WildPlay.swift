import IntentEngine

/// Requests with random bits in every field, among them enough sound ones to come far.
struct WildPlay {
  var office: Office
  private(set) var answers = 0
  private var source: SeededSource
  private var asked: (request: Request, challenge: Challenge)?

  init(seed: UInt64, without safeguard: Safeguard? = nil) {
    office = Office(without: safeguard.map { Safeguards.all.without($0) } ?? .all)
    source = SeededSource(seed: seed)
  }

  /// One request, by one of the ways in, at some time.
  mutating func step() {
    office.now = source.chance(3) ? instant() : office.now + Int64(source.below(100_000))
    let request = nextRequest()
    let reply = answer(request)
    asked = reply.challenge.map { (request, $0) }
    if source.chance(10) { _ = office.engine.unavailable(request, now: office.now) }
    if source.chance(10) { office.engine.expireSession(request.session, now: office.now) }
    if source.chance(3) { office.engine.crash() }
    let copy = HeldCopy(entity: entity(), version: Version(bits()), title: text(), isDone: true)
    _ = office.engine.sync(session: request.session, copies: [copy], now: office.now)
    answers += 1
  }

  private mutating func answer(_ request: Request) -> Reply {
    guard source.chance(20) else { return office.send(request) }
    switch office.engine.admit(request, now: office.now) {
    case .answered(let reply): return reply
    case .admitted(let ticket): return office.engine.commit(ticket, now: office.now)
    }
  }

  private mutating func nextRequest() -> Request {
    guard let (request, challenge) = asked, source.chance(70) else { return request() }
    var yes = request
    yes.response = .confirmation(challenge.id, digest: challenge.digest)
    return yes
  }

  private mutating func request() -> Request {
    var session = SessionID(source.below(11))
    if source.chance(10) { session.index = Int32(bitPattern: bits()) }
    var request = Request(
      session: session, intent: source.chance(5) ? nil : source.pick(IntentKind.allCases),
      key: source.chance(90) ? key() : nil, arguments: arguments(), version: version(),
      response: response(), claims: claims(), schema: schema())
    request.content = content()
    request.acknowledged = source.chance(80) ? 0 : bits()
    if source.chance(5) { request.malformed = text() }
    request.dontAskAgain = source.chance(50)
    return request
  }

  private mutating func arguments() -> Arguments {
    Arguments(
      subject: source.chance(50) ? .id(entity()) : reference(), member: reference(),
      role: source.pick(Role.allCases + [nil]),
      teamRole: source.pick(TeamRole.allCases + [nil]),
      audience: source.pick(Audience.allCases + [nil]),
      text: source.chance(80) ? text() : nil, operation: source.chance(80) ? key() : nil,
      age: source.pick([nil, 0, -1, .max, .min, 1_000, 3_600_000]),
      schema: source.pick([nil, 0, 1, 2, 3, 4, .max]),
      destination: source.chance(60) ? entity() : nil,
      alternative: source.chance(60) ? entity() : nil, file: file())
  }

  private mutating func file() -> FileID? {
    if source.chance(50) { return office.file().file }
    var file = FileID(0)
    file.index = Int32(bitPattern: bits())
    return source.pick([nil, file])
  }

  private mutating func content() -> ContentID? {
    if source.chance(80) { return office.file().content }
    var content = ContentID(0)
    content.index = Int32(bitPattern: bits())
    return source.pick([nil, content])
  }

  /// Mostly today's schema, so that requests come far; otherwise any, former ones more often.
  private mutating func schema() -> UInt16 {
    if source.chance(70) { return Request.currentSchema }
    return source.chance(70)
      ? UInt16(source.below(5)) : UInt16(truncatingIfNeeded: source.next())
  }

  private mutating func claims() -> Claims {
    var claims = Claims(entry: source.pick(EntryPoint.allCases), deviceClock: instant())
    claims.isQueued = source.chance(30)
    claims.isByHand = source.chance(70)
    claims.isSuggested = source.chance(30)
    claims.isRelayed = source.chance(10)
    claims.holdsCopy = source.chance(30)
    claims.role = source.pick(Role.allCases + [nil])
    claims.cachedTitle = source.chance(20) ? text() : nil
    claims.cachedOwner = source.chance(20) ? entity() : nil
    claims.utterance = source.chance(20) ? text() : nil
    return claims
  }

  private mutating func response() -> Response {
    var challenge = ChallengeID(0)
    challenge.index = Int32(bitPattern: bits())
    return source.pick([
      .none, .none, .none, .decline, .choice(entity(), Version(bits())),
      .confirmation(challenge, digest: source.next()),
    ])
  }

  private mutating func reference() -> Reference {
    let kind = source.pick(EntityKind.allCases)
    let number = UInt16(truncatingIfNeeded: source.next())
    return source.pick([
      .none, .id(entity()), .titled(kind, text()), .position(kind, number, in: entity()),
      .forged(text()),
    ])
  }

  private mutating func entity() -> EntityID {
    if source.chance(10) { return EntityID(rawValue: bits()) }
    return EntityID(source.pick(EntityKind.allCases), source.below(6))
  }

  private mutating func text() -> TextID {
    if source.chance(80) { return office.text(source.pick(Office.words)) }
    var text = TextID.empty
    text.index = Int32(bitPattern: bits())
    return text
  }

  private mutating func key() -> OperationKey {
    let number = source.chance(90) ? UInt32(source.below(40)) : bits()
    return OperationKey(epoch: source.chance(80) ? 0 : bits(), number: number)
  }

  private mutating func version() -> Version? {
    source.chance(70) ? Version(1) : source.chance(50) ? nil : Version(bits())
  }

  private mutating func instant() -> Instant {
    source.pick([.start, .never, Instant(.min), Instant(Int64(bitPattern: source.next()))])
  }

  private mutating func bits() -> UInt32 { UInt32(truncatingIfNeeded: source.next()) }
}
