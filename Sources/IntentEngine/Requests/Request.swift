/// What the user answers to a question that the server asked about an open key.
@frozen
public enum Response: BitwiseCopyable, Hashable, Sendable {
  /// A first sending, or a retry.
  case none
  /// One of the candidates, with the version that was shown.
  case choice(EntityID, Version)
  /// Yes to a confirmation, with the digest of what was shown.
  case confirmation(ChallengeID, digest: UInt64)
  /// No to a confirmation or a choice.
  case decline
}

/// One request to the server: what somebody wants, and nothing of what they may.
///
/// User, tenant and device come from the session. Arguments, intent, schema-independent ids *as
/// sent* and the version are the content of the key; the response and the claims are not.
@frozen
public struct Request: BitwiseCopyable, Hashable, Sendable {
  /// The sign-in that the request is made under.
  public var session: SessionID
  /// The intent; `nil` for a name that the server does not know.
  public var intent: IntentKind?
  /// The intent schema that the request was made for: its app's, or that of a saved Shortcut.
  ///
  /// It says how the content is to be read and is no part of it, so that a key is found under any.
  public var schema: UInt16
  /// The idempotency key; reads need none.
  public var key: OperationKey?
  public var arguments: Arguments
  /// The version of the subject that the client saw.
  public var version: Version?
  public var response: Response
  /// "Don't ask again", said with a confirmation (rule `confirm.skip-scoped`).
  public var dontAskAgain = false
  /// What arrived of the file; `nil` where its content is gone, or where there is no file.
  public var content: ContentID?
  public var claims: Claims
  /// How many of its user's losses the device has heard of (rule `discover.follows-access`); no part
  /// of the key's content.
  public var acknowledged: UInt32 = 0
  /// The raw body of a request that could not be read at all.
  public var malformed: TextID?

  public init(
    session: SessionID, intent: IntentKind?, key: OperationKey?,
    arguments: Arguments = Arguments(), version: Version? = nil, response: Response = .none,
    claims: Claims = Claims(), schema: UInt16 = Request.currentSchema, malformed: TextID? = nil
  ) {
    self.session = session
    self.intent = intent
    self.key = key
    self.arguments = arguments
    self.version = version
    self.response = response
    self.claims = claims
    self.schema = schema
    self.malformed = malformed
  }

  /// The intent schema that this engine declares.
  public static let currentSchema: UInt16 = 3
  /// The intent schemas that have ever been, today's among them.
  public static let knownSchemas = 1...currentSchema
}
