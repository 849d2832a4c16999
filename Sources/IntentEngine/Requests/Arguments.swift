/// What an intent is asked to work on, as sent: the content of its key.
@frozen
public struct Arguments: BitwiseCopyable, Hashable, Sendable {
  /// The entity that the intent is about (`task`, `project`, `comment`).
  public var subject: Reference
  /// A person or a team that the intent brings in (`share … with`, `transfer … to`).
  public var member: Reference
  /// The role that is given.
  public var role: Role?
  /// The place in a team that is given.
  public var teamRole: TeamRole?
  /// The audience that is set.
  public var audience: Audience?
  /// A title or a comment's text.
  public var text: TextID?
  /// The operation that is undone.
  public var operation: OperationKey?
  /// An age, for administrative operations that drop what is older.
  public var age: Milliseconds?
  /// An intent schema, for the administrative operation that drops older ones.
  public var schema: UInt16?
  /// What the subject is brought to: a project, a task or a tenant.
  public var destination: EntityID?
  /// The other one, where the subject is split.
  public var alternative: EntityID?
  /// A file that another app handed over.
  public var file: FileID?

  public init(
    subject: Reference = .none, member: Reference = .none, role: Role? = nil,
    teamRole: TeamRole? = nil, audience: Audience? = nil, text: TextID? = nil,
    operation: OperationKey? = nil, age: Milliseconds? = nil, schema: UInt16? = nil,
    destination: EntityID? = nil, alternative: EntityID? = nil, file: FileID? = nil
  ) {
    self.subject = subject
    self.member = member
    self.role = role
    self.teamRole = teamRole
    self.audience = audience
    self.text = text
    self.operation = operation
    self.age = age
    self.schema = schema
    self.destination = destination
    self.alternative = alternative
    self.file = file
  }
}

extension Arguments {
  /// The arguments besides the subject that are there.
  var given: RequiredArguments {
    var given: RequiredArguments = []
    if text ?? .empty != .empty { given.insert(.text) }
    if member != .none { given.insert(.member) }
    if operation != nil { given.insert(.operation) }
    if age != nil { given.insert(.age) }
    if schema != nil { given.insert(.schema) }
    if teamRole != nil { given.insert(.teamRole) }
    if destination != nil { given.insert(.destination) }
    if alternative != nil { given.insert(.alternative) }
    if file != nil { given.insert(.file) }
    return given
  }

  /// A stable hash of all arguments: part of the content of a key (rule `write.key-payload`).
  package var digest: UInt64 {
    var fingerprint = Fingerprint()
    subject.fold(into: &fingerprint)
    member.fold(into: &fingerprint)
    fingerprint.fold(
      UInt64(teamRole?.rawValue ?? .max) << 16 | UInt64(role?.rawValue ?? .max) << 8
        | UInt64(audience?.rawValue ?? .max))
    fingerprint.fold(Int(text?.index ?? -1))
    fingerprint.fold(UInt64(operation?.epoch ?? .max) << 32 | UInt64(operation?.number ?? .max))
    fingerprint.fold(Int(age ?? -1))
    if let schema { fingerprint.fold(UInt64(schema)) }
    if destination != nil || alternative != nil {
      fingerprint.fold(
        UInt64(destination?.rawValue ?? .max) << 32 | UInt64(alternative?.rawValue ?? .max))
    }
    if let file { fingerprint.fold(1 << 32 | UInt64(UInt32(bitPattern: file.index))) }
    return fingerprint.value
  }
}
