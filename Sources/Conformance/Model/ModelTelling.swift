import IntentEngine
import IntentSimulation

/// What an answer must tell besides what was decided: what was wanted, which ways on are open, and
/// what its user has to know to go on (rule `reply.three-parts`, and those that say what is told).
struct ModelTelling {
  /// Something that an answer does not tell, or tells wrongly.
  struct Fault: Hashable, Sendable {
    let rule: Rule
    let words: String

    init(_ rule: Rule, _ words: String) { (self.rule, self.words) = (rule, words) }
  }

  /// What was known before the answer.
  let model: ReferenceModel
  let request: Request
  let reply: Reply
  let decision: ModelDecision
  /// Who asked.
  let session: ModelSession
  let now: Instant

  var office: ModelOffice {
    @inline(__always) _read { yield model.office }
  }
  var wish: ModelWish? { decision.wish }

  /// What was known of the request's key.
  private var known: ModelKey? { request.key.flatMap { model.key(session.scope($0)) } }

  /// The first thing that is wrong with it; `nil` where all is told.
  var fault: Fault? {
    wantFault ?? wayFault ?? expiryFault ?? (decision.isReplay ? replayFault : subjectFault)
  }

  // MARK: Every answer

  private var wantFault: Fault? {
    request.malformed != nil || reply.intent == request.intent
      ? nil : Fault(.replyThreeParts, "does not say what was wanted")
  }

  private var wayFault: Fault? {
    if reply.outcome == .incompatible, reply.successor == nil {
      return Fault(.resolveSchema, "names no successor")
    }
    return ways.allSatisfy(reply.recoveries.contains)
      ? nil : Fault(.replyThreeParts, "offers no way on")
  }

  /// The ways on that an outcome always has; what others have depends on who asks for what.
  private var ways: [Recovery] {
    switch reply.outcome {
    case .done, .already, .forbidden, .gone, .challenged, .invalid, .mismatched: []
    case .changed: [.decideAnew, .open]
    case .notFound, .expired, .cancelled, .rejected: [.decideAnew]
    case .archived: [.open]
    case .incompatible: [.decideAnew, .update]
    case .signIn: [.signIn]
    case .unavailable, .inProgress, .slowDown, .awaitingApproval: [.retry]
    case .locked: [.unlock]
    case .choose: [.choose]
    }
  }

  /// What was done under a key that is no longer kept is told from the audit.
  private var expiryFault: Fault? {
    guard reply.outcome == .expired, request.intent != .undo, let key = request.key,
      key.epoch < office.tenants[session.tenant.index].fence, known?.result == .done
    else { return nil }
    return reply.told == .done
      ? nil : Fault(.writeKeyRetention, "does not tell what happened under the key")
  }

  // MARK: Replays

  /// Whether a replayed result still stands, and can still be taken back.
  private var replayFault: Fault? {
    guard let known, known.result == .done, request.intent != .undo, let subject = known.subject,
      office.shows(subject, to: session.user, in: session.tenant)
    else { return nil }
    if known.isUndone {
      return reply.stillStands ? Fault(.writeSameResult, "says that it stands, undone") : nil
    }
    guard subject.kind == .task || subject.kind == .comment, let intent = known.intent,
      intent.declaration.undoWindow > 0, known.version == office.version(of: subject, in: tenant)
    else { return nil }
    let deletes = intent == .deleteTask || intent == .deleteComment
    let tombstone = office.tombstone(of: subject)
    guard tombstone == nil || tombstone == subject && deletes else { return nil }
    let isWhereItWent = known.inverse?.origin.map { office.project(of: subject) == $0 } ?? true
    let isOpen = isWhereItWent && now < known.settledAt + Limits.undoWindow
    return reply.recoveries.contains(.undo) == isOpen
      ? nil : Fault(.replyThreeParts, "offers undo other than it is open")
  }

  var tenant: EntityID { session.tenant }
}
