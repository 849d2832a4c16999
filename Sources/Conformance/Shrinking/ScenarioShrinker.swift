import IntentEngine
import ScenarioLanguage

/// Makes a failing scenario file smaller, line by line and word by word, as long as the same failure
/// remains: fewer devices, people, operations and faults, shorter and rounder times, fewer names.
///
/// At its end no line can be left out any more: without any one of them, and what depends on it, the
/// failure is gone.
struct ScenarioShrinker {
  private let fails: (Scenario) -> Bool
  private var budget: ShrinkBudget
  private(set) var best: ScenarioLines

  /// Shrinks a file.
  ///
  /// - Parameters:
  ///   - candidates: the most that are tried.
  ///   - fails: whether a scenario fails in the same way.
  static func shrink(
    _ lines: ScenarioLines, candidates: Int = 4_000, while fails: @escaping (Scenario) -> Bool
  ) -> ScenarioLines {
    var shrinker = ScenarioShrinker(
      fails: fails, budget: ShrinkBudget(candidates), best: lines)
    shrinker.run()
    return shrinker.best.formatted()
  }

  private mutating func run() {
    var before: ScenarioLines?
    while before != best, !budget.isSpent {
      before = best
      leaveOutSteps()
      leaveOutLines()
      joinNames()
      simplifyLines()
    }
  }

  /// Leaves out many steps at once, then fewer.
  private mutating func leaveOutSteps() {
    var size = max(1, best.steps.count / 2)
    while size > 1, !budget.isSpent {
      var end = best.steps.upperBound
      while end > best.steps.lowerBound, !budget.isSpent {
        let start = max(best.steps.lowerBound, end - size)
        _ = take(best.leaving(out: start..<min(end, best.lines.count)))
        end = min(start, best.steps.upperBound)
      }
      size /= 2
    }
  }

  /// Leaves out each line with what is below it, the last first.
  private mutating func leaveOutLines() {
    var place = best.lines.count
    while place > 0, !budget.isSpent {
      place -= 1
      guard best.places.contains(place) else { continue }
      if take(best.leaving(out: best.block(place))) { place = min(place, best.lines.count) }
    }
  }

  /// Takes one thing for another of its kind: fewer people, projects, tasks and devices.
  private mutating func joinNames() {
    let names = declared
    for (kind, name) in names.reversed() {
      for (otherKind, other) in names where otherKind == kind && other != name {
        if budget.isSpent { return }
        guard let place = placeOfDeclaration(kind, name) else { break }
        if take(best.leaving(out: place..<place + 1).renaming(name, to: other)) { break }
      }
    }
  }

  private mutating func simplifyLines() {
    for place in best.lines.indices where best.places.contains(place) {
      var goesOn = true
      while goesOn, !budget.isSpent {
        let line = best.lines[place]
        let isStep = best.steps.contains(place)
        goesOn = LineSimplifier.simpler(line, isStep: isStep).contains {
          take(best.replacing(place, by: $0), keepingCount: true)
        }
      }
    }
  }

  /// What the file declares, by kind.
  private var declared: [(kind: String, name: String)] {
    let kinds = ["user", "project", "task", "comment"]
    return best.lines.compactMap { line in
      let words = line.split(separator: " ").map { String($0.prefix { $0 != "," }) }
      if words.count > 1, kinds.contains(words[0]) { return (words[0], words[1]) }
      return words.count > 2 && words[1] == "of" && words[0] != "confirmation"
        ? ("device", words[0]) : nil
    }
  }

  private func placeOfDeclaration(_ kind: String, _ name: String) -> Int? {
    best.lines.firstIndex { line in
      let words = line.split(separator: " ").map { String($0.prefix { $0 != "," }) }
      guard words.count > 1 else { return false }
      return kind == "device"
        ? words[0] == name && words[1] == "of" : words[0] == kind && words[1] == name
    }
  }

  /// Takes a candidate where it is sound and fails in the same way.
  private mutating func take(_ candidate: ScenarioLines, keepingCount: Bool = false) -> Bool {
    guard budget.take(), let (lines, scenario) = candidate.repaired(),
      !keepingCount || lines.lines.count == best.lines.count, fails(scenario)
    else { return false }
    best = lines
    return true
  }
}
