import IntentEngine

/// When a fact must be true: the first word of an `expect` line, if any.
enum ModeStatement: StatementSet, CaseIterable {
  case always, finally, sometimes

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .always:
      StatementRow("always", "At every point of every run.", "always c1 is present")
    case .finally: StatementRow("finally", "At the end of every run.", "finally c1 is deleted")
    case .sometimes:
      StatementRow(
        "sometimes", "In at least one explored run; `intentsim run` alone does not decide it.",
        "sometimes del is already")
    }
  }
}

/// What an `expect` line can say; several are joined by `and`.
enum FactStatement: StatementSet, CaseIterable {
  case outcome, state, owned, assigned, unassigned, placed, titled, version
  case role, noMember, place, noPlace, suspended, active
  case effects, attempts
  case audit, confirmation
  case offersNothing, offers, mentions, doesNotMention
  case summary, noSummary
  case toldTheSame
  case holds, doesNotHold, outboxEmpty, outbox
  case signedIn, signedOut
  case metric, metricOfNothing, entries
  case suggests, suggestsNot, suggestsNothing
  case donates, donatesNot
  case standing
  case discovers, discoversNot
  case standingInWeek, showingsRise, showingsFall, neverShown
  case file, noFile

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .outcome:
      StatementRow(
        "<operation> is <outcome>",
        "The last answer, or where the operation rests on its device.", "del is deleted, replayed")
    case .state:
      StatementRow(
        "<entity> is <state> [at version <version>]", "The entity's state on the server.",
        "c1 is deleted at version 2")
    case .owned:
      StatementRow(
        "<entity> is owned by <member> [at version <version>]", "Who owns a project.",
        "launch is owned by alice")
    case .assigned:
      StatementRow(
        "<entity> is assigned to <user> [at version <version>]", "Who is to do a task.",
        "t1 is assigned to bob")
    case .unassigned:
      StatementRow(
        "<entity> is assigned to nobody [at version <version>]", "No one in particular is.",
        "t2 is assigned to nobody")
    case .placed:
      StatementRow(
        "<entity> is in <named project> [at version <version>]", "The project that it is in now.",
        "t1 is in launch")
    case .titled:
      StatementRow(
        "<entity> is titled <text> [at version <version>]", "Its title, or a comment's text.",
        "t1 is titled \"Book the venue\"")
    case .version:
      StatementRow("<entity> is at version <version>", "Its version.", "t1 is at version 2")
    case .role:
      StatementRow(
        "<member> is <role> of <named project>", "A role in a project.", "bob is editor of launch")
    case .noMember:
      StatementRow(
        "<member> is no member of <named project>", "No role in it.",
        "bob is no member of launch")
    case .place:
      StatementRow(
        "<user> is <team-role> of <named team>", "A place in a team.", "bob is member of design")
    case .noPlace:
      StatementRow(
        "<user> is no member of <named team>", "No place in it.", "bob is no member of design")
    case .suspended:
      StatementRow(
        "<user> is suspended in <tenant>", "May do nothing in it.", "bob is suspended in acme")
    case .active:
      StatementRow(
        "<user> is active in <tenant>", "Belongs to it, and is not suspended.",
        "bob is active in acme")
    case .effects:
      StatementRow(
        "<operation> took effect <times>", "How often it changed something.",
        "del took effect once")
    case .attempts:
      StatementRow(
        "<operation> was attempted <times>", "How many requests its device sent.",
        "del was attempted 3 times")
    case .audit:
      StatementRow(
        "audit of <operation>: <audit word>...", "The records of its key, in order.",
        "audit of del: challenged, deleted, replayed")
    case .confirmation:
      StatementRow(
        "confirmation of <operation> names", "What the question showed; a list of parts.",
        "confirmation of del names c1, 3 people, undo for 30d")
    case .offersNothing:
      StatementRow(
        "reply to <operation> offers nothing", "No way on.", "reply to del offers nothing")
    case .offers:
      StatementRow(
        "reply to <operation> offers <recovery>...", "Exactly these ways on.",
        "reply to del offers undo")
    case .mentions:
      StatementRow(
        "reply to <operation> mentions <text>", "What the reply says.",
        "reply to del mentions \"Ship\"")
    case .doesNotMention:
      StatementRow(
        "reply to <operation> does not mention <text>", "What it does not say.",
        "reply to del does not mention \"Ship\"")
    case .summary:
      StatementRow(
        "summary of <operation> mentions <text>", "The line shown before it was sent.",
        "summary of del mentions \"Ship\"")
    case .noSummary:
      StatementRow("<operation> had no summary", "Nothing was shown.", "del had no summary")
    case .toldTheSame:
      StatementRow(
        "<operation> and <operation> are told the same", "The same answer, word for word.",
        "del and again are told the same")
    case .holds:
      StatementRow(
        "<device> holds <entity> [at version <version>]", "A copy in the cache.",
        "phone holds c1 at version 2")
    case .doesNotHold:
      StatementRow("<device> does not hold <entity>", "No copy.", "phone does not hold c1")
    case .outboxEmpty:
      StatementRow("outbox of <device> is empty", "Nothing waits.", "outbox of phone is empty")
    case .outbox:
      StatementRow(
        "outbox of <device> holds <number>", "So many operations wait.",
        "outbox of phone holds 2")
    case .signedIn:
      StatementRow(
        "<device> is signed in as <user>", "Who is signed in.", "phone is signed in as bob")
    case .signedOut:
      StatementRow("<device> is signed out", "Nobody is.", "phone is signed out")
    case .metric:
      StatementRow(
        "metric <metric> [of <entry>] is <figure>",
        "What the server counts of an intent, at one entry point or at all.",
        "metric complete-task.completion of siri is 50%")
    case .metricOfNothing:
      StatementRow(
        "metric <metric> [of <entry>] is of nothing", "A share of nothing at all.",
        "metric complete-task.completion of siri is of nothing")
    case .entries:
      StatementRow(
        "entry points of <intent>: <entry>...",
        "Where its operations began, the one that converts best first.",
        "entry points of complete-task: app, siri")
    case .suggests:
      StatementRow(
        "<suggestions> offers <want> <thing>", "It was among what was suggested.",
        "s1 offers complete t1")
    case .suggestsNot:
      StatementRow(
        "<suggestions> does not offer <want> <thing>", "It was not.",
        "s1 does not offer delete c1")
    case .suggestsNothing:
      StatementRow("<suggestions> offers nothing", "Nothing was suggested.", "s1 offers nothing")
    case .donates:
      StatementRow(
        "<device> donates <want> <thing>", "Its user has done this by hand.",
        "phone donates complete t1")
    case .donatesNot:
      StatementRow(
        "<device> does not donate <want> <thing>", "Not so, or it was withdrawn.",
        "phone does not donate complete t1")
    case .standing:
      StatementRow(
        "standing of <intent> on <device> is <standing>",
        "Whether an intent is never suggested, on trial, suggested or retired.",
        "standing of complete-task on phone is suggested")
    case .discovers:
      StatementRow(
        "<device> discovers <intent>", "People can come upon it in the system's own places.",
        "phone discovers complete-task")
    case .discoversNot:
      StatementRow(
        "<device> does not discover <intent>", "They can't.", "phone does not discover drop-keys")
    case .standingInWeek:
      StatementRow(
        "standing of <intent> is <standing> for <share> in week <number>",
        "For how many of a population's people an intent stands so at the end of a week.",
        "standing of complete-task is suggested for most in week 8")
    case .showingsRise:
      StatementRow(
        "showings of <intent> rise from week <number> to week <number>",
        "It is suggested to a population more often.",
        "showings of complete-task rise from week 1 to week 4")
    case .showingsFall:
      StatementRow(
        "showings of <intent> fall from week <number> to week <number>", "Less often.",
        "showings of reopen-task fall from week 1 to week 4")
    case .neverShown:
      StatementRow(
        "showings of <intent> are none", "It is suggested to nobody in any week.",
        "showings of delete-comment are none")
    case .file:
      StatementRow(
        "file <text> is on <entity>", "It is attached to a task.", "file \"plan.pdf\" is on t1")
    case .noFile:
      StatementRow("no file is on <entity>", "Nothing is attached to a task.", "no file is on t1")
    }
  }
}

extension FactStatement {
  /// Whether it speaks of a population's weeks.
  var isOfPopulation: Bool {
    switch self {
    case .standingInWeek, .showingsRise, .showingsFall, .neverShown: true
    default: false
    }
  }
}

/// What may follow `<operation> is <outcome>`, after commas.
enum OutcomeFact: StatementSet, CaseIterable {
  case replayed, overturned, on

  static let grammar = Grammar(allCases)

  var row: StatementRow {
    switch self {
    case .replayed:
      StatementRow("replayed", "The answer repeats a settled key's.", "del is deleted, replayed")
    case .overturned:
      StatementRow(
        "overturned", "A replay says that its result no longer stands.",
        "del is deleted, replayed, overturned")
    case .on:
      StatementRow("on <entity>", "What it turned out to be about.", "del is deleted, on c1")
    }
  }
}
