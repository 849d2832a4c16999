/// One copy in a device's cache, as it tells the server at sync.
@frozen
public struct HeldCopy: BitwiseCopyable, Hashable, Sendable {
  public var entity: EntityID
  public var version: Version
  public var title: TextID
  public var isDone: Bool

  public init(entity: EntityID, version: Version, title: TextID, isDone: Bool) {
    self.entity = entity
    self.version = version
    self.title = title
    self.isDone = isDone
  }
}

/// What a sync brings: everything that the user may see now.
public struct SyncReply: Hashable, Sendable {
  public var outcome: Outcome
  public var snapshots: [Snapshot]
  public var epoch: UInt32
  /// What the device must forget, also where it may fetch nothing.
  public var losses = Losses()

  public init(outcome: Outcome, snapshots: [Snapshot], epoch: UInt32) {
    self.outcome = outcome
    self.snapshots = snapshots
    self.epoch = epoch
  }
}

extension Engine {
  /// Brings a device up to date; its own copies never count (rules `sync.not-a-database`,
  /// `read.visibility`).
  ///
  /// - Parameter acknowledged: how many of its user's losses the device has heard of.
  public mutating func sync(
    session: SessionID, copies: [HeldCopy], acknowledged: UInt32 = 0, now: Instant
  ) -> SyncReply {
    wake(now)
    var context = Context(Request(session: session, intent: .pending, key: nil), .pending, now)
    var answer = Answer(.done, .readVisibility)
    identify(&context)
    do throws(Answer) {
      try self.session(&context)
      try tenant(&context)
    } catch { answer = error }
    var record = AuditRecord(
      at: now, action: .sync, entry: .app, outcome: answer.outcome, rule: answer.rule)
    if context.isKnown {
      (record.user, record.tenant, record.device) = (context.user, context.tenant, context.device)
    }
    let first = journal.eventCount
    if answer.outcome == .done, safeguards.lacks(.syncNotADatabaseCopy) {
      take(copies, record, context)
    }
    journal.close(record, first: first, isDurable: true)
    let snapshots =
      answer.outcome == .done
      ? safeguards.lacks(.readVisibilitySync)
        ? everySnapshot(in: context.tenant)
        : state.snapshots(visibleTo: context.user, in: context.tenant) : []
    var reply = SyncReply(
      outcome: answer.outcome, snapshots: snapshots, epoch: Engine.epoch(at: now))
    if context.isKnown, !isOver(session, now) {
      reply.losses = losses(of: context.user, in: context.tenant, since: acknowledged)
    }
    return reply
  }

  /// The fault `sync.not-a-database/copy`: what a device holds overwrites the server's state.
  private mutating func take(
    _ copies: [HeldCopy], _ record: AuditRecord, _ context: borrowing Context
  ) {
    for copy in copies
    where state.exists(copy.entity) && texts.contains(copy.title)
      && isVisible(copy.entity, context)
    {
      guard let current = state.snapshot(of: copy.entity), !current.isDeleted,
        current.title != copy.title || current.isDone != copy.isDone
      else { continue }
      write(.copyTaken(copy.entity, copy.title, isDone: copy.isDone), record)
    }
  }
}
