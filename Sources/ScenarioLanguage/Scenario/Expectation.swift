import IntentEngine
import IntentSimulation

/// One `expect` line: facts that must all be true, and when.
public struct Expectation: Hashable, Sendable {
  /// When the facts must be true.
  public enum Mode: Hashable, Sendable {
    /// No word: at the end of the canonical run.
    case plain
    /// At every point of every run.
    case always
    /// At the end of every run.
    case finally
    /// In at least one explored run; a canonical run neither keeps nor breaks it.
    case sometimes
  }

  public var mode: Mode
  /// What is joined by `and`.
  public var facts: [Fact]
  /// The line as the formatter writes it.
  public var text: String
  /// The line of the scenario file, from 1.
  public var line: Int

  public init(mode: Mode, facts: [Fact], text: String, line: Int) {
    self.mode = mode
    self.facts = facts
    self.text = text
    self.line = line
  }
}

/// What an `expect` line can say.
public enum Fact: Hashable, Sendable {
  /// `del is deleted, replayed, on t2`: the word of the invocation's last answer, or of where it
  /// rests on its device (`kept`, `parked`, `held`, `waiting`, `outbox-full`, `not-shown`,
  /// `not-reached`, `dropped`).
  case outcome(InvocationID, word: String, replayed: Bool, on: Designation?, overturned: Bool)
  /// `c1 is deleted at version 2`.
  case entity(Designation, EntityState?, version: Version?)
  /// `bob is editor of launch`, `bob is no member of launch`.
  case role(EntityID, of: EntityID, Role?)
  /// `bob is admin of design`, `bob is no member of design`.
  case place(EntityID, in: EntityID, TeamRole?)
  /// `bob is active in acme`, `bob is suspended in acme`.
  case active(EntityID, in: EntityID, Bool)
  /// `del took effect once`, `twice`, `never`, `3 times`.
  case effects(InvocationID, Int)
  /// `del was attempted 3 times`, `once`: requests sent for the invocation by its device.
  case attempts(InvocationID, Int)
  /// `audit of del: challenged, deleted, replayed`: the records of the key, in order.
  case audit(InvocationID, [String])
  /// `confirmation of del names c1, "Ship on Friday", owner alice, 3 people, undo for 30d`.
  case confirmation(InvocationID, [ConfirmationPart])
  /// `reply to x offers undo, retry`: exactly these, in any order; `offers nothing`.
  case offers(InvocationID, [Recovery])
  /// `reply to x mentions "…"`, `does not mention`.
  case mentions(InvocationID, String, negated: Bool)
  /// `summary of x mentions "…"`, `x had no summary`.
  case summary(InvocationID, String?)
  /// `x and y are told the same`.
  case toldTheSame(InvocationID, InvocationID)
  /// `phone holds c1 at version 2`, `phone does not hold c1`.
  case holds(DeviceID, Designation, version: Version?, negated: Bool)
  /// `outbox of phone is empty`, `outbox of phone holds 2`.
  case outbox(DeviceID, Int)
  /// `phone is signed in as bob`, `phone is signed out`.
  case signedIn(DeviceID, EntityID?)
  /// `metric complete-task.completion of siri is 50%`: shares in basis points, `nil` for one of
  /// nothing.
  case metric(IntentKind, Figure, of: EntryPoint?, Int?)
  /// `entry points of complete-task: app, siri`: by conversion, the best first.
  case entryPoints(IntentKind, [EntryPoint])
  /// `s1 offers complete t1`, `s1 does not offer delete c1`, `s1 offers nothing`.
  case suggests(list: Int, SuggestedIntent?, negated: Bool)
  /// `phone donates complete t1`, `phone does not donate complete t1`.
  case donates(DeviceID, SuggestedIntent, negated: Bool)
  /// `standing of complete-task on phone is retired`.
  case standing(IntentKind, DeviceID, SuggestionPolicy.Standing)
  /// `phone discovers complete-task`, `phone does not discover drop-keys`.
  case discovers(DeviceID, IntentKind, negated: Bool)
  /// `standing of complete-task is suggested for most in week 8`.
  case standingInWeek(IntentKind, SuggestionPolicy.Standing, PeopleShare, week: Int)
  /// `showings of complete-task rise from week 1 to week 4`.
  case showings(IntentKind, from: Int, to: Int, rise: Bool)
  /// `delete-comment is never shown`.
  case neverShown(IntentKind)
  /// `file "plan.pdf" is on t1`, `no file is on t1`.
  case file(String?, on: Designation)
}

/// The states that an `expect` line can ask of an entity.
public enum EntityState: Hashable, Sendable {
  case done, open
  case present, deleted
  /// Of a team.
  case dissolved
  case audience(Audience)
  case archived, unarchived
  case owned(by: EntityID)
  /// Who is to do a task; `nil` for nobody.
  case assigned(to: EntityID?)
  case titled(TextID)
  /// The project that it is in.
  case placed(in: EntityID)
}

/// One thing that a confirmation shows.
public enum ConfirmationPart: Hashable, Sendable {
  case object(Designation)
  case title(TextID)
  case owner(EntityID)
  /// Who wrote the comment that it is about.
  case author(EntityID)
  /// Who gets access or control, or the project that it goes to.
  case recipient(EntityID)
  /// The role that the recipient gets.
  case role(Role)
  /// What the object is brought to.
  case destination(EntityID)
  /// Whom it is taken from.
  case displaced(EntityID)
  /// How many comments go along.
  case comments(Int)
  case people(Int)
  case everyone
  /// How many people can see it no more.
  case hidden(Int)
  /// People outside can see it no more.
  case closed
  case undo(Milliseconds)
  case noUndo
  /// Who proposed what is to be approved.
  case proposer(EntityID)
  /// How many more people must approve.
  case moreApprovals(Int)
}

/// How many of the people something is so for.
public enum PeopleShare: String, CaseIterable, Hashable, Sendable {
  case everybody
  /// More than half of them.
  case most
  /// At least one.
  case some
  case nobody
}
