extension Engine {
  /// Whose session it is, live or not: every record says so, also of what is refused for its shape.
  func identify(_ context: inout Context) {
    let id = context.request.session
    guard id.index >= 0, Int(id.index) < state.sessions.count else { return }
    let session = state.sessions[Int(id.index)]
    context.user = session.user
    context.tenant = session.tenant
    context.device = session.device
    context.isKnown = true
  }

  /// Link 2: the session is the only source of user, tenant and device, and must be live
  /// (rules `auth.recheck`, `reply.distinct`).
  func session(_ context: inout Context) throws(Answer) {
    guard context.isKnown else { throw Answer(.signIn, .replyDistinct) }
    if isOver(context.request.session, context.now), safeguards.keeps(.authRecheckSession) {
      throw Answer(.signIn, .replyDistinct)
    }
  }

  /// Whether a session that the server knows is over.
  @inline(__always)
  func isOver(_ session: SessionID, _ now: Instant) -> Bool {
    let row = state.sessions[Int(session.index)]
    return row.isEnded || now > row.expires
      || now == row.expires && safeguards.keeps(.authRecheckLastMoment)
  }

  /// Link 3: the user is an active member of the session's tenant (rule `auth.recheck`).
  func tenant(_ context: inout Context) throws(Answer) {
    guard safeguards.keeps(.authRecheckTenant) else { return }
    guard let tenancy = state.tenancy(of: context.user, in: context.tenant), tenancy.isActive else {
      throw safeguards.keeps(.replyDistinctSuspended)
        ? Answer(.forbidden, .authRecheck) : Answer(.signIn, .replyDistinct)
    }
  }

  /// Before the chain: beyond the declared rate the answer is "slow down" (rule `audit.complete`).
  func rate(_ context: inout Context) throws(Answer) {
    guard !context.holdsReservation, context.isKnown, safeguards.keeps(.auditCompleteRate) else {
      return
    }
    let rate = state.rates[context.user.index]
    if rate.count >= Limits.requestsPerWindow, context.now - rate.windowStart < Limits.rateWindow {
      throw Answer(.slowDown, .auditComplete)
    }
  }
}
