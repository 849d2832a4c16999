import IntentEngine
import ScenarioLanguage

/// A beat of a walkthrough as it was played.
public struct WalkedBeat: Hashable, Sendable {
  /// One thing that it showed.
  public enum Part: Hashable, Sendable {
    /// A scene began: its title and path.
    case scene(title: String, path: String)
    /// What happened.
    case happened(Happening)
    /// What came of many people over weeks.
    case measured(Measured)
    /// What is so, or how it is not.
    case shown(String, broken: String?)
    /// What would be so otherwise, why, and how the scene would end; or why that is not so.
    case otherwise(String, reason: [String], ending: [String], broken: String?)
    /// A point that a listener should make.
    case point(String)
    /// What the beats before have shown, to be told in short.
    case recalled([WalkedBeat])
    /// Why a run says nothing: its schedule does not fit.
    case undecided(String)
  }

  public var kind: Walkthrough.Beat.Kind
  public var title: String
  public var text: [String]
  /// What the listener is asked before the rest is shown.
  public var questions: [String]
  public var parts: [Part]
  /// The rules that it is about: those that decide in it or are left out, and those of its scenes.
  public var rules: [Rule] = []
  /// What does not hold any more, each with its line.
  public var failures: [Failure]
  /// Why something of it is not decided, each with its line.
  public var undecided: [Failure] = []
}
