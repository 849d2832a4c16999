import IntentEngine
import IntentSimulation

/// The second half of the decision: what a request is about, and what becomes of that.
extension ModelChain {
  /// What is decided about a request that may be decided.
  func decision(
    _ intent: IntentKind, _ session: ModelSession
  ) throws(ModelRefusal) -> ModelDecision {
    if intent == .undo { return try undo(session) }
    if intent == .pending { return .only(.done) }
    if intent == .findEntities { return .only(try found(session).isEmpty ? .notFound : .done) }
    var wish = ModelWish(intent, request.arguments)
    if let role = migratedRole(intent) { wish.role = role }
    wish.version = request.version?.number
    if intent.declaration.requires.contains(.destination) { try sides(&wish, session) }
    try member(&wish, session)
    if !intent.declaration.subjects.isEmpty {
      try subject(&wish, session)
      try visible(wish.subject, session)
    }
    return judge(wish, session)
  }

  /// In schema 1 a member could only look.
  private func migratedRole(_ intent: IntentKind) -> Role? {
    guard case .role(let role) = intent.former(in: request.schema)?.migration,
      request.arguments.member != .none
    else { return nil }
    return role
  }

  private func visible(_ entity: EntityID?, _ session: ModelSession) throws(ModelRefusal) {
    guard let entity, office.shows(entity, to: session.user, in: session.tenant) else {
      throw ModelRefusal(.notFound)
    }
  }

  // MARK: What it brings in

  private func sides(_ wish: inout ModelWish, _ session: ModelSession) throws(ModelRefusal) {
    wish.namedDestination = request.arguments.destination
    wish.destination = try side(request.arguments.destination, wish.intent, session)
    wish.alternative = try side(request.arguments.alternative, wish.intent, session)
  }

  private func side(
    _ id: EntityID?, _ intent: IntentKind, _ session: ModelSession
  ) throws(ModelRefusal) -> EntityID? {
    guard let id else { return nil }
    guard id.isWellFormed else { throw ModelRefusal(.notFound) }
    if intent == .moveProjectToTenant {
      guard id.kind == .tenant, office.isActive(session.user, in: id) else {
        throw ModelRefusal(.notFound)
      }
      return id
    }
    let side = office.follow(id)
    let isOfKind =
      intent == .moveTask
      ? side.kind == .project : intent.declaration.subjects.contains(side.kind)
    guard isOfKind, office.has(side), office.belongs(side, to: session.tenant) else {
      throw ModelRefusal(.notFound)
    }
    try visible(side, session)
    return side
  }

  /// Somebody whom the request brings in: of this tenant, and active where something is given.
  private func member(_ wish: inout ModelWish, _ session: ModelSession) throws(ModelRefusal) {
    let mayBeTeam = wish.intent == .shareProject || wish.intent == .unshareProject
    switch request.arguments.member {
    case .none:
      if wish.intent == .leaveProject || wish.intent == .leaveTeam { wish.member = session.user }
    case .id(let id):
      guard id.isWellFormed else { throw ModelRefusal(.notFound) }
      guard id.kind == .user || mayBeTeam else { throw ModelRefusal(.invalid) }
      let tenant = wish.destination.flatMap { $0.kind == .tenant ? $0 : nil } ?? session.tenant
      let isTaken = [.unshareProject, .demoteMember, .removeMember].contains(wish.intent)
      guard isMember(id, of: tenant, active: !isTaken) else { throw ModelRefusal(.notFound) }
      if wish.intent == .handOverProject, id == session.user { throw ModelRefusal(.invalid) }
      wish.member = id
    case .titled, .position, .forged: throw ModelRefusal(.notFound)
    }
  }

  private func isMember(_ id: EntityID, of tenant: EntityID, active: Bool) -> Bool {
    guard office.has(id) else { return false }
    return switch id.kind {
    case .user:
      active ? office.isActive(id, in: tenant) : office.belongs(id, to: tenant)
    case .team:
      office.belongs(id, to: tenant) && !(active && office.teams[id.index].isDissolved)
    case .tenant, .project, .task, .comment, .proposal: false
    }
  }

  // MARK: What it is about

  private func subject(_ wish: inout ModelWish, _ session: ModelSession) throws(ModelRefusal) {
    switch request.arguments.subject {
    case .id(let id): try resolve(id, &wish, session)
    case .titled(let kind, _):
      guard wish.intent.declaration.subjects.contains(kind) else { throw ModelRefusal(.notFound) }
      let isTaken = takeChosen(&wish, session) { $0.kind == kind }
      if !isTaken { try offer(titled(session), &wish, session) }
    case .none, .position, .forged: throw ModelRefusal(.notFound)
    }
  }

  private func resolve(
    _ id: EntityID, _ wish: inout ModelWish, _ session: ModelSession
  ) throws(ModelRefusal) {
    guard id.isWellFormed else { throw ModelRefusal(.notFound) }
    let ends = office.ends(of: id)
    guard ends.count < 2 else { return try choose(id, ends, &wish, session) }
    let target = ends.first ?? id
    guard wish.intent.declaration.subjects.contains(target.kind), office.has(target),
      office.belongs(target, to: session.tenant)
    else { throw ModelRefusal(.notFound) }
    wish.subject = target
    if target != id { wish.oldID = id }
  }

  /// An old id that leads to several.
  private func choose(
    _ old: EntityID, _ ends: [EntityID], _ wish: inout ModelWish, _ session: ModelSession
  ) throws(ModelRefusal) {
    guard wish.intent.declaration.subjects.contains(old.kind) else { throw ModelRefusal(.notFound) }
    let here = ends.filter { office.has($0) && office.belongs($0, to: session.tenant) }
    let sides = [wish.destination, wish.alternative].compactMap(\.self)
    if wish.intent == .splitProject, office.successors(of: old) == sides,
      here.contains(where: { office.shows($0, to: session.user, in: session.tenant) })
    {
      throw ModelRefusal(.already)
    }
    if takeChosen(&wish, session, where: here.contains) {
      if wish.oldID != nil { wish.oldID = old }
      return
    }
    try offer(here, &wish, session)
  }

  /// Takes what was chosen with this request, or with one before under the same key.
  private func takeChosen(
    _ wish: inout ModelWish, _ session: ModelSession, where fits: (EntityID) -> Bool
  ) -> Bool {
    let known = request.key.flatMap { model.key(session.scope($0)) }
    if case .choice(let chosen, let version) = request.response, chosen.isWellFormed,
      office.has(chosen) || office.isAlias(chosen),
      wish.intent.declaration.isRead
        ? office.belongs(office.follow(chosen), to: session.tenant)
          && office.shows(office.follow(chosen), to: session.user, in: session.tenant)
        : known?.offered.contains(chosen) ?? false,
      take(chosen, version.number, &wish, session, fits)
    {
      return true
    }
    guard let known, known.result == nil, let chosen = known.subject else { return false }
    return take(chosen, known.version, &wish, session, fits)
  }

  private func take(
    _ chosen: EntityID, _ version: UInt32?, _ wish: inout ModelWish, _ session: ModelSession,
    _ fits: (EntityID) -> Bool
  ) -> Bool {
    let now = office.follow(chosen)
    guard office.has(now), fits(now),
      now == chosen || office.belongs(now, to: session.tenant)
    else { return false }
    (wish.subject, wish.version) = (now, version)
    if now != chosen { wish.oldID = chosen }
    return true
  }

  /// A read takes the only one there is; everything else is offered.
  private func offer(
    _ found: [EntityID], _ wish: inout ModelWish, _ session: ModelSession
  ) throws(ModelRefusal) {
    let visible = found.filter { office.shows($0, to: session.user, in: session.tenant) }
    if visible.isEmpty { throw ModelRefusal(.notFound) }
    guard visible.count == 1, wish.intent.declaration.isRead else { throw ModelRefusal(.choose) }
    wish.subject = visible[0]
  }

  /// What has the title that was asked for, and is not deleted.
  private func titled(_ session: ModelSession) -> [EntityID] {
    guard case .titled(let kind, let title) = request.arguments.subject else { return [] }
    let titles: [TextID] =
      switch kind {
      case .project: office.projects.map(\.title)
      case .task: office.tasks.map(\.title)
      case .comment: office.comments.map(\.text)
      case .team: office.teams.map(\.title)
      case .tenant, .user, .proposal: []
      }
    return titles.indices.filter { titles[$0] == title }.map { EntityID(kind, $0) }.filter {
      office.has($0) && office.belongs($0, to: session.tenant) && office.tombstone(of: $0) == nil
    }
  }

  private func found(_ session: ModelSession) throws(ModelRefusal) -> [EntityID] {
    guard case .titled = request.arguments.subject else { throw ModelRefusal(.invalid) }
    return titled(session).filter { office.shows($0, to: session.user, in: session.tenant) }
  }

  /// What a file must be: one of these by its name, its claim and its content, that is not too large
  /// and arrived as it was handed over. To who looks at its bytes, a table is plain text.
  func isRefused(_ file: FileID) -> Bool {
    let told = files[file]
    let (name, type) = (texts[told.name].lowercased(), texts[told.type].lowercased())
    guard let content = request.content.map({ files[$0] }), let endings = Self.endings[type],
      endings.contains(where: { name.hasSuffix($0) }), !name.contains("/"), !name.contains("\\")
    else { return true }
    let shown = texts[content.type].lowercased()
    guard shown == type || type == "text/csv" && shown == "text/plain" else { return true }
    return told.size == 0 || told.size > Limits.fileBytes || content.size != told.size
      || content.hash != told.hash
  }

  /// What the name of a file of each type may end in.
  private static let endings = [
    "application/pdf": [".pdf"], "image/png": [".png"], "image/jpeg": [".jpg", ".jpeg"],
    "image/heic": [".heic"], "text/plain": [".txt"], "text/csv": [".csv"],
    "audio/mp4": [".m4a"], "video/mp4": [".mp4"],
  ]
}
