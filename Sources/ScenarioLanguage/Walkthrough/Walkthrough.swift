import IntentEngine
import IntentSimulation

/// A follow-up question told on real runs, beat by beat; each beat says what must be so in it.
public struct Walkthrough: Sendable {
  /// The path as given, with forward slashes.
  public var path: String
  public var title: String
  /// The question in plain words, one element a line.
  public var story: [String]
  /// The follow-up question that it answers, `Q1` to `Q3`, or `rubric`.
  public var question: String?
  /// The scenarios that it plays, in the order of their first use.
  public var scenes: [Scenario]
  /// How the telling names each of them: the same, wherever the walkthrough is read from.
  public var sceneNames: [String] = []
  public var beats: [Beat]

  /// One stretch of the story.
  public struct Beat: Sendable {
    /// What kind of stretch it is.
    public enum Kind: Hashable, Sendable {
      case beat
      /// The model answer, with what the beats before it have shown.
      case answer
    }

    public var kind: Kind
    public var title: String
    /// What is told, one element a line.
    public var text: [String]
    /// What the listener is asked before anything of the beat is told.
    public var questions: [String] = []
    /// What is done and shown, in order.
    public var acts: [Act]
    /// The line of the file, from 1.
    public var line: Int
  }

  /// One thing that a beat does.
  public struct Act: Sendable {
    public var kind: Kind
    /// The line as the formatter writes it.
    public var text: String
    /// What is told of it, one element a line.
    public var reason: [String] = []
    /// The line of the file, from 1.
    public var line: Int

    /// What can be done.
    public enum Kind: Sendable {
      /// Begins to play a scenario, by its place in `scenes`.
      case scene(Int)
      /// Plays on until facts hold.
      case until([Fact])
      /// Plays on up to the next step of the script.
      case step
      /// Plays on to the end.
      case end
      /// Shows what is so now.
      case holds([Fact])
      /// Plays the scene once more without a rule or a clause; facts hold at its end.
      case without(String, [Fact])
      /// Plays it once more, and loses a message on its way; facts hold at its end.
      case losing(Leg, InvocationID, number: Int?, [Fact])
      /// A point of the rubric that the listener should have made.
      case point(String)
    }
  }
}
