import IntentEngine

/// Random requests of all intents, well-formed and not, by all users.
struct RandomPlay {
  var office = Office()
  private var source: SeededSource
  private var sent: [Request] = []

  private var files: [(file: FileID, content: ContentID)]

  init(seed: UInt64) {
    source = SeededSource(seed: seed)
    files = [
      office.file(), office.file("budget.csv", type: "text/csv", hash: 2),
      office.file("../plan.pdf"), office.file(shows: "text/html", hash: 3), office.file(size: 0),
    ]
    var share = office.request(.shareProject, Office.secret, by: Office.dave)
    (share.arguments.member, share.arguments.role) = (.id(Office.alice), .admin)
    _ = office.sendAndConfirm(share)
    _ = office.send(office.request(.unarchiveProject, Office.archive))
  }

  /// One request, sometimes one that was sent before, and some time.
  mutating func step() {
    office.now = office.now + Int64(source.below(5_000))
    let request = request()
    sent.append(request)
    let reply = office.send(request)
    guard let challenge = reply.challenge, source.chance(70) else { return }
    var answer = request
    answer.response =
      source.chance(85) ? .confirmation(challenge.id, digest: challenge.digest) : .decline
    answer.dontAskAgain = source.chance(50)
    _ = office.send(answer)
  }

  mutating func request() -> Request {
    if source.chance(20), !sent.isEmpty { return source.pick(sent) }
    if source.chance(2) { return identityRequest() }
    let intent = source.pick(IntentKind.allCases)
    let proposals = (0..<4).map { EntityID(.proposal, $0) }
    let isAboutTransfer =
      intent == .transferProject || intent.declaration.subjects.contains(.proposal)
    let transferred = intent == .transferProject ? [Office.poster, Office.flyer] : proposals
    let subject = source.pick(
      isAboutTransfer && source.chance(80)
        ? transferred
        : [
          Office.launch, Office.secret, Office.studio, Office.archive, Office.t1, Office.t2,
          Office.hidden, Office.foreign,
          Office.c1, Office.c2, Office.gone, Office.old, EntityID(.comment, 3), EntityID(.task, 40),
          Office.design, Office.design, Office.bob, Office.alice,
        ])
    var request = office.request(intent, subject, by: source.pick(Office.sessions))
    if source.chance(15) {
      request.arguments.subject = .titled(.task, office.text("Call Anna"))
      request.version = nil
    }
    request.arguments.text = source.chance(80) ? office.text(source.pick(Office.words)) : nil
    request.arguments.member =
      isAboutTransfer || source.chance(50) ? .id(source.pick(Office.sessions)) : .none
    request.arguments.role = source.chance(50) ? source.pick(Role.allCases) : nil
    request.arguments.teamRole = source.chance(50) ? source.pick(TeamRole.allCases) : nil
    request.arguments.audience = source.chance(30) ? source.pick(Audience.allCases) : nil
    request.arguments.operation = sent.isEmpty ? nil : source.pick(sent).key
    request.arguments.age = 1_000
    request.arguments.schema = source.chance(95) ? 1 : 2
    if source.chance(90) {
      let file = source.pick(files)
      request.arguments.file = file.file
      request.content = source.chance(80) ? file.content : source.pick(files).content
    }
    if source.chance(15) { request.schema = UInt16(source.below(5)) }
    request.arguments.destination = source.pick([
      nil, Office.launch, Office.secret, Office.archive, Office.abroad, Office.t1, Office.t2,
      Office.globex, EntityID(.project, 5),
    ])
    request.arguments.alternative = source.pick([nil, Office.launch, Office.secret, Office.globex])
    request.acknowledged = source.chance(50) ? 0 : .max
    request.claims.isByHand = source.chance(80)
    request.claims.isRelayed = source.chance(5)
    if source.chance(10) { request.key = nil }
    if source.chance(10) { request.version = Version(UInt32(source.below(4))) }
    return request
  }

  /// A request that makes old ids, and is likely to come through.
  private mutating func identityRequest() -> Request {
    var request: Request
    switch source.below(4) {
    case 0:
      request = office.request(.moveProjectToTenant, Office.secret, by: Office.dave)
      request.arguments.destination = Office.globex
      request.arguments.member = .id(source.pick([Office.erin, Office.dave]))
    case 1:
      request = office.request(.splitProject, Office.archive)
      (request.arguments.destination, request.arguments.alternative) = (
        Office.launch, Office.secret
      )
    case 2:
      request = office.request(.mergeEntities, source.pick([Office.t1, Office.old]))
      request.arguments.destination = Office.t2
    default:
      request = office.request(.mergeEntities, Office.archive)
      request.arguments.destination = Office.launch
    }
    request.version = request.version ?? Version(1)
    return request
  }
}
