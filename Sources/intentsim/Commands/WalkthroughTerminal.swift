import Conformance
import IntentEngine
import Reporting

/// A walkthrough in a terminal: beat by beat, back, and aside.
struct WalkthroughTerminal {
  private let file: WalkthroughFile
  private var walker: Walker
  /// Whether the questions of the next beat stand on the screen, and wait for an answer.
  private var isAsking = false
  private var status = CommandStatus.holds

  init(_ file: WalkthroughFile) {
    self.file = file
    walker = Walker(file)
  }

  /// Walks until the end, or until the person leaves.
  ///
  /// - Returns: the worst of what was shown; at the end, of the whole story.
  mutating func walk(on console: inout Console) -> CommandStatus {
    console.write(WalkthroughReport.opening(file.walkthrough))
    while true {
      console.write(prompt)
      guard let line = readLine() else { return status }
      let words = line.split(separator: " ").map(String.init)
      switch (words.first?.lowercased() ?? "", words.count - 1) {
      case ("", _):
        if !goOn(on: &console) { return end(on: &console) }
      case ("b", 0):
        isAsking = false
        if let beat = walker.back() {
          show(beat, on: &console)
        } else {
          let isFirst = walker.shown == 1
          console.write(lines([isFirst ? "this is the first beat" : "no beat was shown yet"]))
        }
      case ("s", 0): console.write(lines(walker.state))
      case ("a", 0): console.write(lines(walker.audit))
      case ("w", 0...1): console.write(whatIf(words.dropFirst().first))
      case ("r", 0): console.write(lines(rules))
      case ("?", 0), ("h", 0), ("help", 0): console.write(lines(help))
      case ("q", 0): return status
      default:
        let said = VisibleText.escaped(words.joined(separator: " "))
        console.write("there is no \(said): ? tells what there is\n")
      }
    }
  }

  private var prompt: String {
    let on = isAsking ? "what happens" : "on"
    let aside = walker.hasScene ? "w RULE: what if, r: rules, s: state, a: audit, " : ""
    let back = walker.shown > 1 ? "b: back, " : ""
    return "\n[\(walker.progress)] return: \(on), \(back)\(aside)"
      + "?: help, q: leave > "
  }

  /// Asks what the next beat asks, and then shows it; whether there was one.
  private mutating func goOn(on console: inout Console) -> Bool {
    if !isAsking, !walker.questions.isEmpty {
      isAsking = true
      console.write("\n" + lines(walker.questions.map { "  ?  " + $0 }))
      return true
    }
    isAsking = false
    guard let beat = walker.next() else { return false }
    if !beat.undecided.isEmpty { status = max(status, .undecided) }
    if !beat.failures.isEmpty { status = .violated }
    show(beat, on: &console)
    return true
  }

  /// Tells what does not hold of the whole story.
  private func end(on console: inout Console) -> CommandStatus {
    let story = WalkedStory(file)
    console.write(WalkthroughCommand.told(story.failures + story.undecided, in: file))
    return story.status
  }

  private func show(_ beat: WalkedBeat, on console: inout Console) {
    console.write("\n" + WalkthroughReport.text(of: beat, number: walker.shown))
  }

  private func lines(_ lines: [String]) -> String {
    lines.map { VisibleText.escaped($0) + "\n" }.joined()
  }

  private func whatIf(_ name: String?) -> String {
    guard let name else { return lines(["w needs a rule, as in w write.once"] + rules) }
    do throws(UsageProblem) {
      return lines(try walker.without(name))
    } catch {
      return error.message + "\n"
    }
  }

  // MARK: What can be typed

  private var help: [String] {
    [
      "return   ask what comes now, and then show it",
      "b        back: the beat before, once more",
      "w RULE   what if: the last beat that played anything, once more without a rule",
      "r        which rules can be left out here",
      "s        the state: what came of operations and entities up to now",
      "a        the audit up to now",
      "q        leave",
      "The words of a run are defined by `intentsim help language`, a rule by `intentsim rules RULE`.",
    ]
  }

  private var rules: [String] {
    guard walker.hasScene else { return ["no scene is being played"] }
    let (telling, others) = walker.rules
    let told = telling.map { [$0.slug, String($0.statement.prefix { !";:.".contains($0) })] }
    return (told.isEmpty ? [] : ["it would end otherwise without:"] + Columns.aligned(told))
      + (others == 0
        ? [] : ["it asks about \(Count.of(others, "other rule")), and would end as it does"])
  }
}
