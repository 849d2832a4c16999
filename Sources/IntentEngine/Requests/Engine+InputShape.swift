extension Engine {
  /// Link 1: the request's own shape (rules `entry.public-surface`, `write.key`, `write.version`).
  func inputShape(_ context: inout Context) throws(Answer) {
    let request = context.request
    guard isReadable(request) else {
      throw Answer(.invalid, .entryPublicSurface, .malformedBody)
    }
    if request.malformed != nil, safeguards.keeps(.entryPublicSurfaceMalformed) {
      throw Answer(.invalid, .entryPublicSurface, .malformedBody)
    }
    guard request.intent != nil, request.malformed == nil else {
      if safeguards.lacks(.entryPublicSurfaceUnknown) || request.malformed != nil {
        throw Answer(.done, .entryPublicSurface)
      }
      throw Answer(.invalid, .entryPublicSurface, .unknownIntent)
    }
    try surface(context)
    try parameters(&context)
    try earlyFile(&context)
    if context.traits.isRead { return }
    if request.key == nil, safeguards.keeps(.writeKeyRequired) {
      throw Answer(.invalid, .writeKey, .missingKey)
    }
    if request.version == nil, needsVersion(context), safeguards.keeps(.writeVersionRequired) {
      throw Answer(.invalid, .writeVersion, .missingVersion)
    }
  }

  /// What only the app offers does not come in by the system, nor from afar.
  private func surface(_ context: borrowing Context) throws(Answer) {
    guard context.traits.isOfApp, safeguards.keeps(.entryPublicSurfaceVisibility) else { return }
    guard context.claims.entry == .app, !context.claims.isRelayed else {
      throw Answer(.invalid, .entryPublicSurface, .notOffered)
    }
  }

  /// Whether the server has every text that the request refers to; whatever clients send, nothing
  /// is looked up that is not there.
  private func isReadable(_ request: Request) -> Bool {
    let claims = request.claims
    return isReadable(request.malformed) && isReadable(request.arguments.text)
      && isReadable(claims.utterance) && isReadable(claims.cachedTitle)
      && isReadable(request.arguments.subject) && isReadable(request.arguments.member)
      && request.content.map(files.contains) ?? true && isReadable(request.arguments.file)
  }

  private func isReadable(_ text: TextID?) -> Bool { text.map(texts.contains) ?? true }

  private func isReadable(_ file: FileID?) -> Bool { file.map(files.contains) ?? true }

  private func isReadable(_ reference: Reference) -> Bool {
    switch reference {
    case .titled(_, let text), .forged(let text): texts.contains(text)
    case .none, .id, .position: true
    }
  }

  /// A title brings its version with the choice; what only adds, or names an operation, needs none.
  private func needsVersion(_ context: borrowing Context) -> Bool {
    guard context.traits.hasSubject, !context.traits.commutes else { return false }
    switch context.request.arguments.subject {
    case .titled: return false
    case .position: return safeguards.keeps(.identityNoPositionOrdinal)
    case .none, .id, .forged: return true
    }
  }

  private func parameters(_ context: inout Context) throws(Answer) {
    let arguments = context.request.arguments
    if case .titled(_, let title) = arguments.subject { try size(title, of: context.intent) }
    try size(arguments.text, of: context.intent)
    guard let requires = try requirements(&context) else { return }
    if context.traits.hasSubject, arguments.subject == .none { try missing() }
    if !requires.isSubset(of: arguments.given) { try missing() }
    switch context.intent {
    case .shareProject, .unshareProject: try sharing(&context)
    case .mergeEntities, .splitProject, .moveProjectToTenant: try destinationShape(arguments)
    case .undo where arguments.operation != nil && arguments.operation == context.request.key:
      throw Answer(.invalid, .entryPublicSurface, .contradictoryParameters)
    // Whoever leaves is who asks.
    case .leaveProject where arguments.member != .none, .leaveTeam where arguments.member != .none:
      throw Answer(.invalid, .entryPublicSurface, .contradictoryParameters)
    case .dropKeys where arguments.age ?? 0 < 0,
      .dropSchemas where !Request.knownSchemas.contains(arguments.schema ?? 1):
      throw Answer(.invalid, .entryPublicSurface, .outOfRange)
    default: break
    }
  }

  private func missing() throws(Answer) {
    if safeguards.keeps(.entryPublicSurfaceMissing) {
      throw Answer(.invalid, .entryPublicSurface, .missingParameter)
    }
  }

  private func size(_ text: TextID?, of intent: IntentKind) throws(Answer) {
    guard let text, safeguards.keeps(.entryPublicSurfaceOversized) else { return }
    let isTitle = intent == .renameTask || intent == .renameProject
    let limit = isTitle ? Limits.titleBytes : Limits.commentBytes
    let length =
      safeguards.keeps(.entryPublicSurfaceBytes) ? texts.byteCount(text) : texts[text].count
    if length > limit {
      throw Answer(.invalid, .entryPublicSurface, .oversizedText)
    }
  }

  /// A share names a member with a role, or an audience; not both, and not neither.
  private func sharing(_ context: inout Context) throws(Answer) {
    let arguments = context.request.arguments
    let namesMember = arguments.member != .none
    if namesMember, arguments.audience != nil {
      if safeguards.keeps(.entryPublicSurfaceContradictory) {
        throw Answer(.invalid, .entryPublicSurface, .contradictoryParameters)
      }
      context.audience = nil
    }
    if !namesMember, arguments.audience == nil { try missing() }
    if namesMember, context.intent == .shareProject, context.role == nil { try missing() }
    try audience(arguments.audience, context.intent)
  }

  /// Sharing names an audience that sees more than the members, unsharing the members alone.
  private func audience(_ audience: Audience?, _ intent: IntentKind) throws(Answer) {
    guard let audience, (audience == .private) != (intent == .unshareProject),
      safeguards.keeps(.entryPublicSurfaceContradictory)
    else { return }
    throw Answer(.invalid, .entryPublicSurface, .contradictoryParameters)
  }
}
