import IntentEngine
import IntentSimulation

/// Whoever sends a settled key again gets its first result (rule `write.same-result`).
///
/// After access ended the result is cut to its outcome; a key below the fence is refused. A read asks
/// for no key, and what is done at the console alone is refused elsewhere before the key is looked at.
/// While exploring it is asked of every event: each world keeps the first result of its keys.
enum SameResult {
  static func failures(_ passage: Passage) -> [Failure] {
    var settled: [KeyResult] = []
    return passage.decisions.compactMap { place in
      guard
        case .decided(let origin, let request, let reply) = passage.world.trace[place].event,
        let result = KeyResult(origin, request, reply)
      else { return nil }
      guard
        let first = settled.first(where: { $0.isOfSameKey(as: result) })
          ?? passage.before.firstResult(ofSameKeyAs: result)
      else {
        if reply.rule != .writeKeyRetention { settled.append(result) }
        return nil
      }
      if reply.rule == .writeKeyRetention || result.repeats(first) { return nil }
      let teller = passage.teller
      return Failure(
        .universalRule, rule: .writeSameResult,
        message:
          "\(teller.name(origin.invocation)) was answered \(result.outcome.word) after "
          + first.outcome.word,
        details: ["at \(teller.time(passage.world.trace[place].at))"])
    }
  }
}
