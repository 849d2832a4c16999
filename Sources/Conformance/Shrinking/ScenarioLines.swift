import IntentSimulation
import ScenarioLanguage

/// A scenario file as its lines, for whoever leaves some of them out.
struct ScenarioLines: Hashable, Sendable {
  /// The parts from which lines can be left out.
  private static let parts = [
    "world", "devices", "network", "steps", "explore", "outcomes", "schedule",
  ]
  /// How often lines with errors are taken out until the file is sound.
  private static let repairs = 8

  private(set) var lines: [String]
  /// What is expected, where that is part of the failure.
  private var expectations: [String]

  /// Takes a file in its canonical form, without its head and its expectations.
  ///
  /// - Parameter expectations: the lines that stand below `expect` from now on; without any, one that
  ///   asks nothing of a run.
  init(_ text: String, expectations: [String] = []) {
    self.expectations = expectations
    let all = text.split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
    let start = all.firstIndex(of: "world") ?? 0
    let end = all.firstIndex(of: "expect") ?? all.count
    lines = Array(all[start..<end])
  }

  /// The whole file, with a head and expectations.
  func text(head: [String] = ["scenario Smaller"], expectations: [String] = []) -> String {
    let nothing = ["sometimes \(firstDevice) is signed out"]
    let expected = [expectations, self.expectations].first { !$0.isEmpty } ?? nothing
    let body = lines.flatMap { Self.parts.contains($0) ? ["", $0] : [$0] }
    return (head + body + ["", "expect"] + expected.map { "  " + $0 })
      .map { $0 + "\n" }.joined()
  }

  private var firstDevice: Substring {
    guard let part = lines.firstIndex(of: "devices"), part + 1 < lines.count else { return "phone" }
    return lines[part + 1].drop { $0 == " " }.prefix { $0 != " " }
  }

  /// The places of the lines below `steps`.
  var steps: Range<Int> {
    guard let start = lines.firstIndex(of: "steps") else { return lines.count..<lines.count }
    return start + 1..<block(start).upperBound
  }

  /// The places of all lines but those that open a part.
  var places: [Int] { lines.indices.filter { !Self.parts.contains(lines[$0]) } }

  /// The lines below one, and itself.
  func block(_ place: Int) -> Range<Int> {
    let depth = Self.depth(lines[place])
    let end = lines[(place + 1)...].firstIndex { Self.depth($0) <= depth } ?? lines.count
    return place..<end
  }

  private static func depth(_ line: String) -> Int { line.prefix { $0 == " " }.count }

  /// Without some lines.
  func leaving(out range: Range<Int>) -> ScenarioLines {
    var copy = self
    copy.lines.removeSubrange(range)
    return copy
  }

  /// With another line in the place of one.
  func replacing(_ place: Int, by line: String) -> ScenarioLines {
    var copy = self
    copy.lines[place] = line
    return copy
  }

  /// With one name in the place of another everywhere.
  func renaming(_ old: String, to new: String) -> ScenarioLines {
    var copy = self
    copy.lines = lines.map { Words.renamed(old, to: new, in: $0) }
    copy.expectations = expectations.map { Words.renamed(old, to: new, in: $0) }
    return copy
  }

  /// The scenario, after lines that name what is no longer there are taken out as well; `nil` where
  /// nothing sound is left.
  func repaired() -> (lines: ScenarioLines, scenario: Scenario)? {
    var current = self.withoutEmptyParts
    for _ in 0..<Self.repairs {
      let text = current.text()
      let compiled = ScenarioCompiler.compile(path: FuzzedFile.path, bytes: Array(text.utf8))
      let unsound = compiled.diagnostics.filter { $0.severity == .error || $0.id == .unknownEvent }
      if let scenario = compiled.scenario, unsound.isEmpty { return (current, scenario) }
      let broken = unsound.map { diagnostic in
        compiled.sources[diagnostic.span.file].position(at: diagnostic.span.start).line
      }
      let whole = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let smaller = current.leavingOut(broken.map { whole[$0 - 1] }) else { return nil }
      current = smaller.withoutEmptyParts
    }
    return nil
  }

  private func leavingOut(_ broken: [String]) -> ScenarioLines? {
    var copy = self
    for line in broken {
      guard let place = copy.lines.firstIndex(of: line), !Self.parts.contains(line) else {
        continue
      }
      copy.lines.removeSubrange(copy.block(place))
    }
    return copy.lines.count < lines.count ? copy : nil
  }

  private var withoutEmptyParts: ScenarioLines {
    for part in ["network", "explore", "outcomes", "schedule"] {
      if let place = lines.firstIndex(of: part), block(place).count == 1 {
        return leaving(out: place..<place + 1).withoutEmptyParts
      }
    }
    return self
  }

  /// The lines in canonical form.
  func formatted() -> ScenarioLines {
    let outcome = ScenarioFormatter.format(path: FuzzedFile.path, bytes: Array(text().utf8))
    guard case .formatted(let text) = outcome else { return self }
    return ScenarioLines(text, expectations: expectations)
  }
}
