import Conformance

extension ReportSchema {
  static let failure = object(
    "One thing that is wrong",
    [
      .init("kind", one(of: Failure.Kind.allCases.map(\.rawValue), "What is broken")),
      .init("rule", optionalText("The rule that is broken")),
      .init("line", optionalNumber("The line of the scenario file, from 1")),
      .init("column", optionalNumber("The column in that line, from 1")),
      .init("message", text("What is wrong, in one sentence")),
      .init("details", texts("What is worth seeing with it")),
    ])

  static let scenario = object(
    "What came of one scenario file",
    [
      .init("path", text("Its path")),
      .init("title", text("Its title; empty where the file has errors")),
      .init("rules", texts("The rules that it cites")),
      .init("question", optionalText("The question that it answers")),
      .init("tags", texts("Its tags")),
      .init("verdict", one(of: verdicts, "What came of it")),
      .init("malformed", truth("Whether it has errors and was not played")),
      .init("undecided", optionalText("The limit that was reached")),
      .init("expectations", number("How many expect lines there are")),
      .init(
        "unexplored", number("How many of them a run, or a search that ended early, leaves open")),
      .init("exercised", texts("The rules that decided something")),
      .init("explored", optional("explored", "What a search through all runs found")),
      .init(
        "golden",
        object(
          "How it stands to its golden",
          [
            .init("path", text("Where the golden is")),
            .init("status", text("How it stands")),
            .init("changes", texts("What was recorded anew")),
          ])),
      .init("failures", list(of: "failure", "What is wrong")),
      .init("warnings", list(of: "failure", "What its checker warns of")),
    ])

  static let explored = object(
    "A search through all runs, in figures",
    [
      .init("verdict", text("How much it proves")),
      .init("worlds", number("How many different worlds there are")),
      .init("transitions", number("How many ways lead from one to another")),
      .init("depth", number("The longest of the shortest ways")),
      .init("finals", number("In how many worlds nothing more can happen")),
      .init("outcomes", number("How many outcomes these are")),
      .init(
        "collision",
        optionalText("How likely it is at most that two worlds were taken for one, if COMPLETE")),
    ])

  static let comparison = object(
    "Two runs side by side",
    [
      .init("left", number("The run that fails, or lacks a safeguard")),
      .init("right", number("The run beside it")),
      .init("firstDifference", optionalNumber("The first line that is not the same in both")),
      .init("lines", list(of: "line", "What both have stands on one line")),
    ])

  static let line = object(
    "An event of each run, or of one of them",
    [
      .init("left", optionalNumber("The event of the left run")),
      .init("right", optionalNumber("The event of the right run")),
    ])

  static let outcome = object(
    "One way in which explored runs end",
    [
      .init("number", number("Its number, from 1")),
      .init("kind", text("The class that it belongs to; empty where the scenario names none")),
      .init("forbidden", truth("Whether no run may end like that")),
      .init("faults", number("The fewest faults that it takes; where runs are drawn, in those")),
      .init("lines", texts("What is so at the end")),
      .init("schedule", texts("A shortest run that ends so; where runs are drawn, of those")),
      .init("run", optionalNumber("That run, where it is kept")),
    ])

  static let rule = object(
    "A rule, and who shows it",
    [
      .init("rule", text("Its name")),
      .init("statement", text("What it says")),
      .init("cited", texts("The scenarios that cite it")),
      .init("exercised", texts("The scenarios in whose run it decided something")),
      .init("underFaults", texts("Those that cite it and in which something goes wrong")),
      .init("lack", optionalText("What it lacks")),
      .init(
        "mutants", list(of: "mutant", "What is without one of its clauses, where it was tried")),
    ])

  static let mutant = object(
    "An engine or a device without one clause",
    [
      .init("name", text("The clause")),
      .init("verdict", text("What became of it")),
      .init("by", optionalText("The first scenario that noticed")),
    ])
}
