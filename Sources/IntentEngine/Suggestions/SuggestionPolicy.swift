/// When an intent deserves to be suggested (rule `suggest.earned`): the whole policy, and all its
/// numbers.
///
/// 1. *Safe*, by what the intent declares: it is discoverable, needs nothing but its entity, changes
///    something that can be undone, and removes or gives away nothing. And *permitted*, by the server
///    at the moment of showing: the same links of the decision chain that would decide the
///    invocation let it through, and its computed effect is not sensitive. What passes neither is
///    *never* suggested, however often it is wanted.
/// 2. *Wanted*: the account has done just this, with just this entity, by hand on this device, and
///    that donation was not withdrawn.
/// 3. *Earned*: in the last 28 days it was shown at least 20 times, and was completed more often than
///    dismissed and undone together. A completion that was undone counts as undone, and not as
///    completed; what was shown and ignored counts as shown alone.
///
/// Before it was shown so often it is on *trial*: it may be shown, for without being shown it could
/// never earn anything. Twenty showings are thus the most noise that a bad idea can cost a person.
/// What was shown so often and has not earned its place is noisy, and is *retired*: time does not
/// bring it back. Fresh evidence does: ten completions by the user's own hand since, none of them
/// from a suggestion. It is then on trial anew, and what was held against it before no longer counts.
///
/// The evidence is an account's own, and stays on its device: what one person does with a suggestion
/// tells nobody else anything, and what others may not see can't be told by what is suggested to them
/// (rule `privacy.twin-worlds`). Time is the server's, as the device last heard it.
public enum SuggestionPolicy {
  /// How far back evidence counts, in milliseconds: 28 days.
  public static let window: Milliseconds = 28 * 24 * 3_600_000
  /// How often a suggestion must have been shown before it is judged.
  public static let showings = 20
  /// How many completions by hand bring a retired one back.
  public static let freshCompletions = 10
  /// The most that are shown at once.
  public static let atOnce = 3
  /// The most that a device asks the server about at once.
  public static let candidates = 32

  /// Where an intent stands with an account.
  public enum Standing: String, CaseIterable, Hashable, Sendable {
    case never, trial, suggested, retired

    /// Whether it may be shown.
    public var isShown: Bool { self == .trial || self == .suggested }
  }

  /// What became of an intent's showings.
  public struct Evidence: Hashable, Sendable {
    public var shown = 0
    public var completed = 0
    public var dismissed = 0
    public var undone = 0

    /// No showing yet.
    public init() {}

    /// Whether it was shown often enough to be judged.
    public var isEnough: Bool { shown >= showings }

    /// Whether what was wanted outweighs what was not.
    public var isEarned: Bool { completed > dismissed + undone }
  }

  /// Whether an intent can be suggested at all, by what it declares.
  public static func isSafe(_ intent: IntentKind) -> Bool {
    let declaration = intent.declaration
    return isOffered(declaration) && declaration.undoWindow > 0 && !declaration.isDestructive
  }

  /// Whether an intent can be donated: people can find it, and its entity is all that it needs.
  public static func isDonated(_ intent: IntentKind) -> Bool { isOffered(intent.declaration) }

  private static func isOffered(_ declaration: IntentDeclaration) -> Bool {
    declaration.visibility == .discoverable && !declaration.isRead
      && !declaration.subjects.isEmpty && declaration.parameters.count == 1
  }
}
