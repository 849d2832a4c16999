/// What an intent is asked to bring about, once everything in it is resolved.
struct Goal {
  let subject: EntityID?
  let project: EntityID?
  let member: EntityID?
  let role: Role?
  let audience: Audience?
  let text: TextID?
  let teamRole: TeamRole?
  /// What the subject is brought to, and the other one where it is split.
  var destination: EntityID? = nil
  var alternative: EntityID? = nil
  /// Who asks, and in which tenant.
  let user: EntityID
  let tenant: EntityID
  /// Who does a task once it is moved.
  var assignee: EntityID? = nil
  /// A file that is attached.
  var file: FileID? = nil
  /// The moment, and what is older or earlier than what is dropped.
  var now = Instant.start
  var age: Milliseconds? = nil
  var schema: UInt16? = nil
}
