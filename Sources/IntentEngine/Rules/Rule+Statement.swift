extension Rule {
  /// What must hold, in a sentence or two.
  public var statement: String {
    switch self {
    case .entryEqual:
      """
      The same request gets the same authorization decision and the same business result through \
      every entry point; only the audit's entry point differs.
      """
    case .entryNoBypass:
      """
      No state changes except through the one decision chain: no entry point, administrative path \
      or sync path skips authorization, audit or the transaction.
      """
    case .entryNoTrust:
      "An invocation that came from a system suggestion is decided exactly like any other."
    case .entryPublicSurface:
      """
      Every intent validates its own input: an unknown intent, a missing, oversized, malformed or \
      contradictory parameter is refused with a reason, has no effect and is audited.
      """
    case .entryLockedDevice:
      """
      An invocation from a locked device runs only what its intent's authentication policy allows: \
      no private read, no sensitive action; it waits for the unlock, and is then decided as any \
      other.
      """
    case .replyThreeParts:
      "Every reply says what was wanted, what was decided, and which recoveries are open now."
    case .fileUntrusted:
      """
      A file handed over by another app is untrusted: authorization comes first, then name, type \
      (by content as well as by claim) and size, before anything is stored; a retry attaches it \
      once; content that is gone when a queue runs is a refusal that says so.
      """
    case .intentDeclared:
      """
      Each intent declares inputs, visibility, preconditions, result and side effects, and no run \
      shows an effect that its intent does not declare.
      """
    case .identityStable:
      """
      An entity's id survives rename, delete and restore, is the same on every device, and is \
      never reused.
      """
    case .identityVerifiable:
      """
      An id is typed and bound to a tenant; a forged, mistyped or other tenant's id is answered as \
      a missing one is, word for word.
      """
    case .identityNoPosition:
      """
      List position, title and local database key never identify an entity across devices; an \
      ordinal is turned into an id when spoken, and shown.
      """
    case .identityRecheck:
      """
      Every resolution checks access again, for the user and tenant of this session, now; a \
      device's cache decides nothing.
      """
    case .identityAlias:
      """
      An old id leads to its successor through any number of hops, without loops, for ever, after \
      a split to a choice, and gives nothing that the successor's own id would not; a version read \
      from it never matches, a sensitive action through it asks again, and reply and audit name \
      both ids.
      """
    case .identityGone:
      "A deleted entity is answered from its tombstone to those who may see its container now, as "
        + "not found to all others; a stale device never resurrects it."
    case .identityArchived:
      "An archived entity is read; a write is refused with \"archived\" and the way to unarchive."
    case .identityTenantMoved:
      """
      A move to another tenant mints new ids and names an owner there; the old ones are aliases \
      only for those of the new tenant who may see it, and not found for the old tenant's; shares \
      end, and what was queued there never runs.
      """
    case .resolveNeverGuess:
      """
      No match, or more than one, never executes: the reply offers the candidates that this user \
      may see; a title matches exactly and only ever gives a choice or an explicit id, shown \
      before it acts.
      """
    case .resolveUnderstandable:
      """
      A resolution that fails offers choices or a way on: sign in, update the app, open the item, \
      ask the owner.
      """
    case .resolveSchema:
      """
      What was made for an intent schema that the server no longer understands is refused as \
      incompatible, with no effect, naming the successor; what it still understands runs as its \
      author saw it, through a declared migration; a replay of a settled key is answered whatever \
      its schema.
      """
    case .confirmRequired:
      """
      Whatever removes content, shows it to anyone who could not see it, or gives away control \
      needs the user's confirmation; the computed effect decides, not the verb.
      """
    case .confirmExplains:
      """
      The confirmation names the object, its owner as the server knows it, the impact, and whether \
      and how long it can be undone; what then happens is exactly what it said.
      """
    case .confirmBound:
      """
      A confirmation is bound to one operation, one user and tenant, one resource version and a \
      digest of all that was shown, recomputed at commit; one challenge is open per key.
      """
    case .confirmOnce:
      """
      A confirmation is spent by its operation; it never confirms another, and it expires by the \
      server's clock.
      """
    case .confirmByHand:
      """
      Only the user's hand, on an unlocked device that displayed this challenge, confirms; no \
      intent, Shortcut, suggestion or retry can.
      """
    case .confirmSkipScoped:
      """
      "Don't ask again" covers one user, one intent and one project, for a limited time and for \
      hand-made foreground invocations only; never high-risk actions. It ends with any change of \
      role or audience, and everything is still audited.
      """
    case .writeKey:
      "Every state-changing request carries a well-formed key; one without is refused."
    case .writeVersion:
      """
      Every state-changing request carries the version it saw; without one it is refused, with an \
      old one it gets "changed" and the current state.
      """
    case .writeOnce:
      """
      One key has at most one effect, whatever is retried, duplicated, reordered, raced or \
      crashed.
      """
    case .writeSameResult:
      """
      A duplicate of a settled key gets the same business result as the first, looked up before \
      permission, state and version, and marked as a replay; it needs a live session of the key's \
      user, and what that user may no longer see is cut.
      """
    case .writeKeyPayload:
      "A key that comes again with other content is refused and changes nothing."
    case .writeConcurrent:
      """
      Of two attempts that run at once, one executes; the other gets the same result, or "in \
      progress, retry with the same key".
      """
    case .writeKeyScope:
      """
      A key belongs to its tenant and user: nobody else's request with the same key sees that \
      result.
      """
    case .writeAtomic:
      """
      Effect, settled key, confirmation spent and audit are one transaction: after a crash at any \
      point all of them are there, or none.
      """
    case .writeKeyRetention:
      """
      Keys are kept longer than a device may be offline; a replay below the fence is refused as \
      expired, never run as new, and what happened is told from the audit.
      """
    case .writeAlready:
      """
      A new key for what is already so succeeds with "already", changes nothing, and says who did \
      it and when.
      """
    case .readVisibility:
      "A read returns only what this user may see now."
    case .authRecheck:
      """
      Session, tenant, permission, ownership, state and version are verified before anything acts, \
      at every attempt, also a retry's, a confirmation's and an undo's.
      """
    case .authNoLanguage:
      """
      Words in an utterance, a title or a parameter, and claims of the client, never grant \
      anything.
      """
    case .auditComplete:
      """
      Every request that the server answered leaves one record; a record is at most 1 KiB; beyond \
      a declared rate the answer is "slow down", counted in one record.
      """
    case .auditAppendOnly:
      "No operation, undo or migration changes or removes an audit record."
    case .replyDistinct:
      """
      Expired sign-in, forbidden, changed entity and passing failure are different replies with \
      different recoveries; a network failure during sign-in is not a sign-out.
      """
    case .privacyTwinWorlds:
      """
      In a twin world without an entity that this user may not see, all that this user's devices \
      receive, times included, is the same byte for byte, but for what never-orphaned refuses, and \
      the question whether to give a place in a team back.
      """
    case .recoverSummary:
      "A summary is shown before every state change, a result with its undo path after."
    case .recoverUndo:
      """
      An undo works once, inside its window, only if nothing changed since, and is decided as its \
      inverse intent; one that arrives first settles the named key as cancelled.
      """
    case .recoverKept:
      """
      A request interrupted by the network, by the intent's time limit or by the app being killed \
      is kept on the device and can be retried with the same key.
      """
    case .recoverNotEndless:
      """
      A destructive action is sent automatically at most twice, within its invocation's time limit \
      and in the foreground; others at most 8 times within 24 h.
      """
    case .recoverAlternatives:
      """
      Deleted or conflicting entities get alternatives and a way to reach a person; the audit \
      event stays.
      """
    case .recoverElsewhere:
      """
      An operation begun on one device can be picked up on another of the same user: seen as \
      pending, confirmed there, done once.
      """
    case .recoverQueueBound:
      """
      A queued operation belongs to its user and tenant: after another account signs in or the \
      tenant is switched it is held, unseen, neither sent nor dropped.
      """
    case .recoverQueueFlows:
      """
      A refused or exhausted operation is parked with its reason; independent ones behind it go \
      on, dependent ones wait; the outbox is bounded and refuses at invocation when full.
      """
    case .syncNotADatabase:
      """
      A stable id carries no data: a device may hold an old copy; the server decides by version, \
      and the reply brings the current one.
      """
    case .discoverFollowsAccess:
      """
      A device's copies, donations and candidates lose an entity at its first contact after access \
      ends; news that got lost on the way is told again.
      """
    case .measureIntent:
      """
      Per intent: resolution success, denials, confirmations abandoned (declined, or expired by an \
      audited timer), duplicates, cross-device recoveries, completion rate (settled as wanted over \
      started; started = distinct tenant, user, key); each figure agrees with the audit.
      """
    case .measureEntry:
      "Entry points are compared by conversion (completed over started), not by calls."
    case .ownershipNeverOrphaned:
      """
      Every project always has somebody who can administer it: the last owner or admin can't \
      leave, be removed, demoted or suspended, nor the team be dissolved, before handing over; \
      tenant admins do not count. That something holds them is told, what only to who may see it.
      """
    case .discoverByValue:
      """
      Only intents of value to users are discoverable; administrative and internal operations \
      never are.
      """
    case .suggestEarned:
      """
      An intent is suggested only while it is safe to (reversible, not sensitive, permitted now) \
      and, over 28 days and at least 20 showings, completed more often than dismissed and undone \
      together; a noisy one is retired, and comes back only on new evidence. Donations only after \
      a committed success by the user's own hand; replays and retries donate nothing; withdrawn on \
      delete, revoke, sign-out and tenant switch.
      """
    case .containerState:
      """
      An entity's effective state is its own and every container's; bringing a container back \
      revives nothing that was deleted singly, and an undo or restore inside an archived or \
      deleted one is refused with the way on.
      """
    case .moveBothSides:
      """
      Moving needs permission in both projects; challenges on the task and its comments become \
      void, and comments and tombstones follow and are judged there.
      """
    case .ownershipServer:
      "Only the server says who owns; of team and public entities it is stated, and no copy counts."
    case .ownershipQuorum:
      """
      A team's project is transferred by two people, each an admin of the team for 24h before it \
      was proposed and still at commit; where it has one, the second is a tenant admin, or it is \
      refused. What is needed is fixed when proposed; each approval is bound to proposal and \
      version, the recipient must be active, and a rival is void once one commits.
      """
    }
  }
}
