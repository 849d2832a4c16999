/// What the confirmation shows, computed by the server (rule `confirm.explains`).
@frozen
public struct Explanation: BitwiseCopyable, Hashable, Sendable {
  /// The object, by id and by the title that the server knows.
  public var object: EntityID
  public var title: TextID
  /// Its owner as the server knows it: a user or a team.
  public var owner: EntityID
  /// Who wrote it, for a comment.
  public var author: EntityID?
  /// Who gets access or control, and in which role.
  public var recipient: EntityID?
  public var role: Role?
  /// What it is brought to, by id and by title: a project, a task or a tenant.
  public var destination: EntityID?
  public var destinationTitle = TextID.empty
  /// The other one, where it is split.
  public var alternative: EntityID?
  public var alternativeTitle = TextID.empty
  /// Who will see it beyond its members, where that is what changes.
  public var audience: Audience?
  /// Whom it is taken from.
  public var displaced: EntityID?
  /// How many comments go along with it.
  public var comments: UInt32 = 0
  /// Who proposed it, where the user is asked to approve.
  public var proposer: EntityID?
  /// How many more people must approve after this one; `nil` where nobody else is asked
  /// (rule `ownership.quorum`).
  public var moreApprovals: UInt8?
  /// Whether the user who gives it away keeps no access.
  public var losesAccess = false
  /// How many other people are affected.
  public var people: UInt32 = 0
  /// Whether people outside are affected, beyond those counted.
  public var isPublic = false
  /// How many other people can see it no more, where it is brought elsewhere.
  public var hidden: UInt32 = 0
  /// Whether people outside can see it no more, beyond those counted.
  public var isClosed = false
  /// How long it can be undone, in milliseconds; 0 when it can't.
  public var undoWindow: Milliseconds = 0

  public init(object: EntityID, title: TextID, owner: EntityID) {
    self.object = object
    self.title = title
    self.owner = owner
  }
}

/// A question that must be answered by hand before the operation commits.
@frozen
public struct Challenge: BitwiseCopyable, Hashable, Sendable {
  public var id: ChallengeID
  /// The digest of all that is shown.
  public var digest: UInt64
  /// When it expires, by the server's clock.
  public var expires: Instant
  public var explanation: Explanation

  public init(id: ChallengeID, digest: UInt64, expires: Instant, explanation: Explanation) {
    self.id = id
    self.digest = digest
    self.expires = expires
    self.explanation = explanation
  }
}

/// One entity that a reply shows: in a list of candidates, a read's result, or a current state.
@frozen
public struct Snapshot: BitwiseCopyable, Hashable, Sendable {
  public var entity: EntityID
  /// The project or task that holds it; `nil` for a project.
  public var container: EntityID?
  /// Title, or a comment's text.
  public var title: TextID
  public var owner: EntityID?
  public var version: Version
  public var isDone: Bool
  public var isDeleted: Bool
  /// Whether it is a project that can be read and not written.
  public var isArchived = false
  /// Who is to do a task.
  public var assignee: EntityID?

  public init(
    entity: EntityID, container: EntityID?, title: TextID, owner: EntityID?, version: Version,
    isDone: Bool, isDeleted: Bool
  ) {
    self.entity = entity
    self.container = container
    self.title = title
    self.owner = owner
    self.version = version
    self.isDone = isDone
    self.isDeleted = isDeleted
  }
}

/// One open operation of the user, as `pending` lists it (rule `recover.elsewhere`).
@frozen
public struct PendingOperation: BitwiseCopyable, Hashable, Sendable {
  public var key: OperationKey
  public var intent: IntentKind
  public var arguments: Arguments
  public var version: Version?
  /// The intent schema that it was made for.
  public var schema = Request.currentSchema
  public var challenge: Challenge?
  /// What the question is about, as it is now.
  public var current: Snapshot?

  public init(
    key: OperationKey, intent: IntentKind, arguments: Arguments, version: Version?,
    challenge: Challenge?, current: Snapshot? = nil
  ) {
    self.key = key
    self.intent = intent
    self.arguments = arguments
    self.version = version
    self.challenge = challenge
    self.current = current
  }
}

/// The server's answer: what was wanted, what was decided, and which recoveries are open now
/// (rule `reply.three-parts`).
public struct Reply: Hashable, Sendable {
  /// What was wanted; `nil` where the request could not be read.
  public var intent: IntentKind?
  /// What the request turned out to be about.
  public var entity: EntityID?
  /// The entity's title as the server knows it, for the line that is shown.
  public var title: TextID?
  /// The old id that led to `entity`, when an alias was followed.
  public var alias: EntityID?
  /// The version that the operation produced, where that was the old id's and not its successor's.
  public var aliasVersion: Version?
  /// The old ids that led to what it was brought to.
  public var followed = Followed()

  /// The intent schema that the request was made for.
  public var schema = Request.currentSchema

  /// What was decided.
  public var outcome: Outcome
  /// The rule that decided.
  public var rule: Rule
  /// What exactly was wrong with a request that is `invalid`.
  public var fault: InputFault?
  /// Whether what is not found is the person or team that was named.
  public var missesMember = false
  /// The intent of today that took the place of the one that was asked for, when that is
  /// `incompatible`.
  public var successor: IntentKind?
  /// What the audit tells of a key that has expired.
  public var told: Outcome?
  /// The intent of the operation that `told` is about.
  public var toldIntent: IntentKind?

  /// Which ways on are open now.
  public var recoveries: Recoveries = []
  /// Whom to ask, where that is a way on: the owner of the project.
  public var person: EntityID?
  /// The project that must be handed over first, or get another admin, where that is the way on and
  /// the user may see it.
  public var handOver: EntityID?
  /// When it can be decided anew, where waiting is the way on.
  public var waitUntil: Instant?
  /// What has to be restored or unarchived first, where that is not `entity` itself.
  public var obstacle: EntityID?
  /// Until when `undo` is open.
  public var undoUntil: Instant?

  /// The version that the operation produced, or the current one where it did not happen.
  public var version: Version?
  /// Whether this repeats the result of a settled key.
  public var isReplay = false
  /// Whether a replayed result still stands.
  public var stillStands = true
  /// When the result was taken back, where it no longer stands for that.
  public var undoneAt: Instant?
  /// Who did it, for `already`, `gone` and replays told from elsewhere.
  public var actor: EntityID?
  /// When they did it; of a replay, when it was answered first.
  public var at: Instant?
  /// The entity as it is now, where the reply brings it.
  public var current: Snapshot?
  /// The candidates of a choice, or the results of a read; at most `Limits.candidates`.
  public var list: [Snapshot] = []
  /// What is attached to the task that was opened.
  public var files: [FileID] = []
  /// How many more candidates there are than the list holds.
  public var more = 0
  /// The question, when `outcome` is `challenged`.
  public var challenge: Challenge?
  /// What became of "don't ask again".
  public var asking: Asking?
  /// The open operations, answered to `pending`.
  public var pending: [PendingOperation] = []
  /// The proposals that wait for the user, answered to `pending`; otherwise the one that the answer
  /// is about.
  public var proposals: [ProposalSummary] = []
  /// Who owns it as the server knows it, for a team's or a public project (rule `ownership.server`).
  public var owner: EntityID?
  /// The server's epoch, for the device's next key.
  public var epoch: UInt32 = 0
  /// What the device must forget.
  public var losses = Losses()

  public init(intent: IntentKind?, outcome: Outcome, rule: Rule) {
    self.intent = intent
    self.outcome = outcome
    self.rule = rule
  }
}
