import IntentEngine

/// The index of an invocation: one time that somebody called an intent, on one device.
///
/// Several invocations can belong to one operation, which is its key: a replay, a pick-up.
@frozen
public struct InvocationID: BitwiseCopyable, Hashable, Comparable, Sendable {
  public var index: Int32

  public init(_ index: Int) { self.index = Int32(index) }

  public static func < (left: InvocationID, right: InvocationID) -> Bool {
    left.index < right.index
  }
}

/// What a step does.
public enum Action: Hashable, Sendable {
  // What people do on a device.
  case invoke(Invocation)
  /// Says yes by hand to the challenge that this device shows for the invocation's operation.
  case confirm(InvocationID, Manner)
  case decline(InvocationID)
  case choose(Designation, for: InvocationID)
  /// Sends the same operation, with the same key, from this device, as a new invocation.
  case replay(InvocationID, as: InvocationID, Manner)
  /// Runs a saved Shortcut; its steps become invocations from `first` on, with keys of their own.
  case run(shortcut: Int, first: InvocationID)
  /// Lists the user's pending operations and goes on with this one here, as a new invocation.
  case pickUp(InvocationID, as: InvocationID)
  /// Sends a parked or waiting operation of this device again, by hand.
  case retry(InvocationID)
  case goOffline, goOnline
  case lock, unlock
  case background, foreground
  case killApp, openApp
  case signIn(EntityID)
  case signOut
  case switchTenant(EntityID)
  case updateApp(schema: UInt16)
  /// The app that handed a file over removes it, or puts another content in its place.
  case setFile(name: TextID, ContentID?)
  case sync
  /// The system asks what it may suggest now, and shows it as one list.
  case suggest(list: Int)
  /// The user wants none of a list.
  case dismiss(list: Int)
  /// Somebody looks what can be done here.
  case discover(EntryPoint)

  // What happens to the server.
  case crash(CrashPoint)
  case restart
  /// All of it, or the part that serves one tenant.
  case unavailable(Milliseconds, in: EntityID? = nil)
  /// The next commit of the operation takes so long between its check and its write.
  case slowCommit(InvocationID, Milliseconds)
  case expireSession(DeviceID)

  // What happens on the network.
  case fault(MessageFault)
  case partition(DeviceID, Partition)
  case heal(DeviceID)
}

/// Where a crash of the server hits.
public enum CrashPoint: Hashable, Sendable {
  case now
  /// After the chain has admitted the operation, before anything is written.
  case beforeCommit(InvocationID)
  /// After the transaction, before the reply is sent.
  case afterCommit(InvocationID)
}

/// Which direction of a device's link is cut.
public enum Partition: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Nothing passes.
  case both
  /// The device's requests do not reach the server.
  case upward
  /// The server's replies do not reach the device.
  case downward
}

/// One leg of an exchange.
public enum Leg: UInt8, BitwiseCopyable, Hashable, Sendable {
  case request, reply
  /// From the device that has no link of its own to the one that carries out what it says, and back.
  case relay, relayReply
}

/// A fault that is addressed to a message; it stays armed until it has hit as often as it says.
public struct MessageFault: Hashable, Sendable {
  /// What is done to messages.
  public enum Kind: Hashable, Sendable {
    case lose
    /// A second copy comes so long after the first; with a latency of its own for `nil`.
    case duplicate(after: Milliseconds?)
    case delay(Milliseconds)
  }

  public var kind: Kind
  public var leg: Leg
  public var invocation: InvocationID
  /// Only the message with this number (from 1, by order of sending); any when `nil`.
  public var number: Int?
  /// How many messages it hits.
  public var count: Int

  public init(kind: Kind, leg: Leg, invocation: InvocationID, number: Int? = nil, count: Int = 1) {
    self.kind = kind
    self.leg = leg
    self.invocation = invocation
    self.number = number
    self.count = count
  }
}
