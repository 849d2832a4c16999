import IntentEngine

extension World {
  /// A device takes a reply: it counts, or it comes too late.
  mutating func receive(_ reply: Reply, _ message: MessageRow) {
    let index = Int(message.invocation)
    heard(epoch: reply.epoch, Int(message.device.index))
    if message.asksPending { return receivePending(reply, message) }
    entries[index].told |= 1 << UInt32(reply.outcome.rawValue)
    guard counts(reply, message) else {
      note { .ignored($0.origin(message), reply) }
      return hear(reply.losses, message.user, message.tenant, Int(message.device.index))
    }
    if isAwaiting(index) { askAgain(index) }
    take(reply, index)
  }

  /// An answer counts while the operation is open: a last one always, also where others had to
  /// approve; another one only where the latest attempt says the same as the one that it answers,
  /// candidates only where none of them can be lost already, "sign in" only where it is about the
  /// session that the device still has, and a question only while it is open.
  @inline(__always)
  private func counts(_ reply: Reply, _ message: MessageRow) -> Bool {
    let entry = entries[Int(message.invocation)]
    let isOpen = !entry.state.isOver || isAwaiting(Int(message.invocation)) && reply.outcome.isFinal
    guard entry.device == message.device, isOpen else { return false }
    if reply.outcome.isFinal {
      return UInt32(message.attempt) == entry.requests || safeguards.keeps(.recoverKeptLate)
    }
    if reply.outcome == .signIn, isOfAnEarlierSession(message) { return false }
    if let question = reply.challenge, isAnswered(question, of: entry) { return false }
    if reply.outcome == .choose, !isForOtherTenant(Int(message.invocation)),
      isFromBefore(reply.losses, Int(message.device.index))
    {
      return false
    }
    return message.response == entry.response
  }

  /// Whether a late copy asks what was answered: what awaits others' approval has its own yes, so that
  /// only a new question can be open.
  private func isAnswered(_ question: Challenge, of entry: EntryRow) -> Bool {
    entry.told & 1 << UInt32(Outcome.awaitingApproval.rawValue) != 0
      && operations[Int(entry.operation)].challenge
        == ShownChallenge(id: question.id, digest: question.digest)
  }

  /// Whether the device has signed in anew since it sent what the message answers.
  private func isOfAnEarlierSession(_ message: MessageRow) -> Bool {
    let device = Int(message.device.index)
    return devices[device].through == .none
      && message.session != session(for: Int(message.invocation), on: device)
  }

  /// Takes the reply as the entry's answer, and does what it asks for.
  mutating func take(_ reply: Reply, _ index: Int) {
    disarm(index)
    payloads.release(entries[index].reply)
    let isKept = options.keepsReplies || !reply.outcome.isFinal
    entries[index].reply = isKept ? payloads.insert(.reply(reply)) : -1
    // An argument that is looked up between would make a copy of the world.
    let device = entries[index].device
    let shown = reply.outcome.isFinal ? 0 : carried(reply, to: device)
    entries[index].outcome = reply.outcome
    entries[index].shown = shown
    let isHere = reasonHeld(index) == nil
    if isHere { learnHabits(reply, index) }
    if isHere {
      note { .answered($0.origin(index), reply) }
      hear(
        reply.losses, entries[index].user, entries[index].tenant,
        Int(entries[index].device.index))
      learn(reply, index)
    } else {
      note { .answeredUnseen($0.origin(index), reply) }
    }
    react(to: reply, index)
  }

  private mutating func react(to reply: Reply, _ index: Int) {
    switch reply.outcome {
    case .done, .already, .changed, .forbidden, .notFound, .gone, .archived, .incompatible,
      .expired, .cancelled, .rejected, .invalid, .mismatched:
      rememberMade(reply, index)
      finish(index)
    case .awaitingApproval:
      // It is for others now: nothing here waits for it, and it is asked about again by hand.
      rememberMade(reply, index)
      finish(index)
    case .unavailable, .inProgress, .slowDown:
      if let reason = reasonHeld(index) { keep(index, reason) } else { backOff(index) }
    case .locked:
      takeLocked(index)
    case .signIn:
      ask(index, .signInNeeded)
    case .choose:
      entries[index].response = .none
      ask(index, .asking)
      takeOnlyCandidate(reply, index)
    case .challenged:
      showChallenge(reply, index)
    }
  }

  /// Waits for the user; the intent has returned, so its time limit is off.
  mutating func ask(_ index: Int, _ state: EntryState) {
    disarm(index)
    entries[index].limit.disarm()
    entries[index].isExtensionAlive = false
    move(index, to: state)
  }

  /// Shows the question; only here can it be answered.
  mutating func showChallenge(_ reply: Reply, _ index: Int) {
    if let challenge = reply.challenge {
      operations[Int(entries[index].operation)].challenge = ShownChallenge(
        id: challenge.id, digest: challenge.digest)
    }
    entries[index].response = .none
    ask(index, .asking)
  }

  private mutating func rememberMade(_ reply: Reply, _ index: Int) {
    let place = Int(entries[index].operation)
    if reply.outcome == .awaitingApproval, let proposal = reply.proposals.first?.proposal {
      operations[place].made = proposal
    }
    guard operations[place].intent == .addComment, reply.outcome.isSuccess else { return }
    operations[place].made = reply.entity
  }

  /// The server's epoch goes into the device's next key.
  mutating func heard(epoch: UInt32, _ device: Int) {
    guard epoch > devices[device].epoch else { return }
    devices[device].epoch = epoch
  }

  /// The reply that counts for an invocation; `nil` when none is kept.
  func lastReply(_ index: Int) -> Reply? {
    guard case .reply(let reply)? = payloads[entries[index].reply] else { return nil }
    return reply
  }
}
