/// What a request of another intent schema than today's means (rule `resolve.schema`).
extension Engine {
  /// Reads the request as its schema declares it, for the links below; whether the server still
  /// understands that schema is asked behind the key.
  ///
  /// - Returns: which arguments it can't do without; `nil` where the server can't tell.
  func requirements(_ context: inout Context) throws(Answer) -> RequiredArguments? {
    let schema = context.request.schema
    if schema == Request.currentSchema { return context.traits.requires }
    guard Request.knownSchemas.contains(schema) else { return nil }
    guard context.intent.exists(in: schema) else {
      throw Answer(.invalid, .entryPublicSurface, .unknownIntent)
    }
    switch context.intent.former(in: schema)?.migration {
    case nil, .unchanged: return context.traits.requires
    case .impossible: return nil
    case .role(let role):
      try migrate(role, &context)
      return context.traits.requires
    }
  }

  /// The role that the author of the request saw given; a schema without the parameter can't say
  /// another.
  private func migrate(_ role: Role, _ context: inout Context) throws(Answer) {
    guard context.request.arguments.member != .none else { return }
    if context.role != nil, safeguards.keeps(.entryPublicSurfaceContradictory) {
      throw Answer(.invalid, .entryPublicSurface, .contradictoryParameters)
    }
    context.role = safeguards.keeps(.resolveSchemaMigrated) ? role : .editor
  }

  /// Between links 4 and 5: an intent of a schema that the server does not understand any more, or
  /// not yet, has no effect. A replay of a settled key has been answered before.
  func schema(_ context: borrowing Context) throws(Answer) {
    let schema = context.request.schema
    if schema == Request.currentSchema { return }
    if schema > Request.currentSchema {
      guard safeguards.keeps(.resolveSchemaFuture) else { return }
      throw Answer(.invalid, .resolveSchema, .unknownSchema)
    }
    let isDropped = schema < state.tenants[context.tenant.index].oldestSchema
    let isLost = context.intent.former(in: schema)?.migration == .impossible
    if isDropped || isLost, safeguards.keeps(.resolveSchemaRefused) {
      throw Answer(.incompatible, .resolveSchema)
    }
  }

  /// Where the safeguard `resolve.schema/replay` is off, the schema is looked at before the key.
  func earlySchema(_ context: borrowing Context) throws(Answer) {
    if context.request.schema != Request.currentSchema, safeguards.lacks(.resolveSchemaReplay) {
      try schema(context)
    }
  }
}
