/// What an intent asks of the device that it runs on, named as App Intents names it
/// (rule `entry.locked-device`).
public enum IntentAuthenticationPolicy: UInt8, BitwiseCopyable, Hashable, Sendable {
  /// Runs on a locked device: it adds something, or makes a plain change to a task.
  case alwaysAllowed
  /// Needs the unlocked device: it reads private content, or does what is sensitive.
  case requiresAuthentication
}
