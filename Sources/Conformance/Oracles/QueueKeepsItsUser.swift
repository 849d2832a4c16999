import IntentEngine
import IntentSimulation

/// What a user queued is never decided as somebody else's, nor for another tenant
/// (rule `recover.queue-bound`).
///
/// While exploring it is asked of every event.
enum QueueKeepsItsUser {
  static func failures(_ passage: Passage) -> [Failure] {
    let count = passage.world.engine.state.sessions.count
    return passage.decisions.compactMap { place in
      guard case .decided(let origin, let request, _) = passage.world.trace[place].event,
        request.session.index >= 0, Int(request.session.index) < count
      else { return nil }
      let session = passage.world.engine.state.sessions[Int(request.session.index)]
      guard session.user != origin.user || session.tenant != origin.tenant else { return nil }
      let teller = passage.teller
      return Failure(
        .universalRule, rule: .recoverQueueBound,
        message:
          "\(teller.name(origin.invocation)) of \(teller.name(origin.user)) in "
          + "\(teller.name(origin.tenant)) was sent as \(teller.name(session.user)) in "
          + teller.name(session.tenant),
        details: ["at \(teller.time(passage.world.trace[place].at))"])
    }
  }
}
