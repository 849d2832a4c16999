import IntentEngine

/// One thing that happened in a run, and when: the trace is a list of these.
public struct Occurrence: Hashable, Sendable {
  public var at: Instant
  public var event: Event

  public init(at: Instant, event: Event) {
    self.at = at
    self.event = event
  }
}

/// Whose message or operation an occurrence is about.
public struct Origin: Hashable, Sendable {
  public var invocation: InvocationID
  public var device: DeviceID
  /// The user whom the operation belongs to.
  public var user: EntityID
  /// The tenant that it was meant for.
  public var tenant: EntityID
  /// The number of the attempt on its device, from 1; 0 where nothing was sent yet.
  public var attempt: Int

  public init(
    invocation: InvocationID, device: DeviceID, user: EntityID, tenant: EntityID, attempt: Int
  ) {
    self.invocation = invocation
    self.device = device
    self.user = user
    self.tenant = tenant
    self.attempt = attempt
  }
}

/// One message as the trace names it.
public struct Message: Hashable, Sendable {
  public var kind: MessageKind
  public var device: DeviceID
  /// `nil` for a sign-in or a sync.
  public var invocation: InvocationID?
  /// By order of sending, from 1, within its invocation (or device), kind and leg.
  public var number: Int
  public var attempt: Int
  public var isDuplicate: Bool
  public var sentAt: Instant
}

/// Why a message did not arrive.
public enum LossReason: UInt8, Hashable, Sendable {
  /// The scenario said so.
  case fault
  case chance
  case partition
  case offline
  case serverDown
  /// The receiving app was ended.
  case noProcess
  /// The explorer chose it.
  case choice
  /// The device that should carry it out has another account.
  case otherAccount
}

/// How a device changed.
public enum DeviceChange: Hashable, Sendable {
  case offline, online, locked, unlocked, background, foreground, killed, opened
  case schema(UInt16)
  /// The app that handed a file over did something to it.
  case fileRemoved(TextID)
  case fileReplaced(TextID)
  case partitioned(Partition)
  case healed
  case signedOut
  /// Works for another tenant now.
  case turnedTo(EntityID)
  case outboxDropped(Int)
}

extension Occurrence {
  /// What can happen.
  ///
  /// What carries much is kept apart, so that a trace is small and going through it is cheap.
  public enum Event: Hashable, Sendable {
    // The script.
    case began(step: Int)
    /// The step could not be done: what it names is not there.
    case refused(step: Int, RestReason)

    // People and their devices.
    case invoked(Origin, IntentKind, OperationKey?)
    /// The line that is shown before a change.
    indirect case summaryShown(
      Origin, IntentKind, Arguments, EntityID?, title: TextID?, schema: UInt16)
    /// A reply that counts was shown to the user.
    indirect case answered(Origin, Reply)
    /// A reply came that is too late to count, or repeats the last answer.
    indirect case ignored(Origin, Reply)
    /// The reply came for an account that is not signed in: it counts, and is not shown.
    indirect case answeredUnseen(Origin, Reply)
    /// The only candidate was shown, and is taken.
    case candidateTaken(Origin, EntityID, Version)
    /// A candidate that is shown is shown no longer: the user may not see it any more.
    case candidateWithdrawn(Origin, EntityID)
    case rested(Origin, Rest)
    case timedOut(Origin)
    case backedOff(Origin, until: Instant)
    case limitReached(Origin)
    case deviceChanged(DeviceID, DeviceChange)
    case signedIn(DeviceID, user: EntityID, tenant: EntityID)
    case signInRefused(DeviceID, user: EntityID)
    /// No answer, or no network: nothing changes, and the user is told to try again.
    case signInFailed(DeviceID, user: EntityID)
    case synced(DeviceID, Outcome, entities: Int)
    case syncFailed(DeviceID)
    /// The device's copy is new or differs now.
    indirect case cached(DeviceID, Snapshot)
    /// The device dropped its copy.
    case forgotten(DeviceID, EntityID)
    /// The device tells the system what its user has done by hand.
    case donated(DeviceID, SuggestedIntent)
    case donationWithdrawn(DeviceID, SuggestedIntent)
    /// What may be suggested was shown.
    case suggested(DeviceID, list: Int, [SuggestedIntent])
    case suggestedNothing(DeviceID, list: Int, RestReason)
    case dismissed(DeviceID, list: Int)
    /// What can be done here was looked at.
    case discovered(DeviceID, EntryPoint, [IntentKind])

    // The network.
    case sent(Message, arrival: Instant)
    case lost(Message, LossReason)
    case duplicated(Message, arrival: Instant)
    case delayed(Message, by: Milliseconds)
    case arrived(Message)

    // The server.
    /// The chain admitted the request; its commit takes until then.
    indirect case admitted(Origin, Request, until: Instant)
    /// A crash has made the server forget a request that it had admitted.
    case admissionDropped(Origin)
    indirect case decided(Origin, Request, Reply)
    case crashed(CrashPoint)
    case restarted
    case outageBegan(until: Instant, in: EntityID?)
    case outageEnded
    case sessionExpired(DeviceID)
  }
}

extension Occurrence.Event {
  /// Whether the server decided a request.
  package var isDecision: Bool {
    if case .decided = self { true } else { false }
  }
}
