import IntentEngine
import IntentSimulation

/// Chains of steps about questions and their answers: "don't ask again", and answers that were given
/// to other questions.
extension ScenarioGenerator {
  /// Somebody deletes a comment of their own and wants not to be asked again; then another one is to
  /// be deleted, by the same user or another, in the same place or another, at once or later.
  mutating func askNoMore() {
    let actor = anyDevice()
    guard let first = comment(by: actor, on: nil), let place = subject(of: first) else { return }
    let other = choices.happens(20) ? anyDevice() : actor
    let isElsewhere = choices.happens(15)
    guard let second = comment(by: other, on: isElsewhere ? nil : place) else { return }
    let early = choices.happens(15) ? delete(second, other, Manner()) : nil
    guard let deletion = delete(first, actor, Manner()) else { return }
    var manner = Manner()
    manner.dontAskAgain = true
    add(.then, actor, .confirm(deletion, manner))
    switch choices.weighted([50, 20, 15, 15]) {
    case 1: changeWhatIs(place)
    case 2:
      let restoring = sayPlainly(.restoreComment, actor) { $0.subject = .made(by: first) }
      if let restoring, choices.happens(50) { add(.then, actor, .confirm(restoring, manner)) }
    case 3 where longTimesLeft > 0:
      longTimesLeft -= 1
      wait(choices.pick([2_592_000_000, 2_678_400_000]))
    default: break
    }
    if let early { return add(.then, other, .retry(early)) }
    guard let again = delete(second, other, self.manner()) else { return }
    if choices.happens(50) { add(.then, other, .confirm(again, Manner())) }
  }

  private mutating func comment(by actor: Actor, on place: EntityID?) -> InvocationID? {
    sayPlainly(.addComment, actor) { if let place { $0.subject = .entity(place) } }
  }

  private mutating func delete(
    _ made: InvocationID, _ actor: Actor, _ manner: Manner
  ) -> InvocationID? {
    sayPlainly(.deleteComment, actor) {
      ($0.subject, $0.manner) = (.made(by: made), manner)
    }
  }

  /// The answer to one question is sent in reply to another one, or from where it was never shown.
  mutating func answerAnother() {
    let sensitive = swarm.intents.filter { $0.declaration.risk == .high }
    guard let intent = sensitive.isEmpty ? nil : choices.pick(sensitive) else { return }
    let actor = actor(for: intent)
    guard let id = sayPlainly(intent, actor), let first = invocation(id) else { return }
    if choices.happens(30) {
      add(.then, actor, .confirm(id, Manner()))
      if let undo = sayPlainly(.undo, actor, { $0.operation = id }) {
        add(.then, actor, .confirm(undo, Manner()))
      }
    }
    let other =
      choices.happens(40) ? actor : choices.happens(50) ? sameUser(as: actor) : anyDevice()
    guard case .device = other, intent.declaration.visibility != .administrative else { return }
    var hostile = Manner()
    hostile.tampering.confirmationOf = id
    let isSentAlong = choices.happens(50)
    if isSentAlong, choices.happens(70) { hostile.tampering.key = .of(id) }
    hostile.tampering.claimsHand = choices.happens(50)
    let second = sayPlainly(intent, other) { invocation in
      let own = invocation.id
      invocation = first
      (invocation.id, invocation.manner) = (own, isSentAlong ? hostile : Manner())
    }
    if let second, !isSentAlong { add(.then, other, .confirm(second, hostile)) }
  }
}
