import IntentEngine

/// One thing that can happen next: plain data, the same for scheduler, explorer, shrinker and
/// replay.
///
/// The order of the cases is the order in which `World.choices` lists them; within a case it is the
/// order of the indices.
public enum Choice: BitwiseCopyable, Hashable, Sendable {
  /// A step of the script begins.
  case begin(step: Int32)
  /// The message in this place arrives.
  case deliver(message: Int32)
  /// The commit that the server holds for the message in this place is made.
  case commit(message: Int32)
  /// The invocation's timer fires: no reply came, or the pause before the next attempt is over.
  case timer(InvocationID)
  /// The time limit of the invocation's intent is reached.
  case limit(InvocationID)
  /// The device stops waiting for the answer to its sign-in.
  case signInTimer(DeviceIndex)
  /// The device stops waiting for its sync.
  case syncTimer(DeviceIndex)
  /// The server can be reached again.
  case endOutage
  /// Faults by choice.
  case lose(message: Int32)
  case duplicate(message: Int32)
  case crash
  case restart
  /// So many milliseconds pass, up to a deadline.
  case pass(Milliseconds)

  /// A device's index.
  public typealias DeviceIndex = Int32
}
