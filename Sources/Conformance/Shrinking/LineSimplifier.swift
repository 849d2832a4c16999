import IntentEngine

/// Says the same with less: what a line of a scenario can be replaced by, the simplest first.
enum LineSimplifier {
  /// The simpler lines that a line could be.
  static func simpler(_ line: String, isStep: Bool) -> [String] {
    let lines = isStep ? step(line) : declaration(line)
    return lines.filter { $0 != line }
  }

  // MARK: World, devices and network

  /// Without one of the facts behind its commas.
  private static func declaration(_ line: String) -> [String] {
    let parts = split(line, at: ",")
    let fewer = parts.indices.dropFirst().map { place in
      parts.enumerated().filter { $0.offset != place }.map(\.element).joined(separator: ",")
    }
    return fewer + withoutVersion(line) + durations(in: line)
  }

  private static func withoutVersion(_ line: String) -> [String] {
    guard let range = line.firstRange(of: /\ at version \d+/) else { return [] }
    return [line.replacingCharacters(in: range, with: "")]
  }

  // MARK: Steps

  private static func step(_ line: String) -> [String] {
    moments(line) + entries(line) + actions(line) + durations(in: line)
  }

  /// With no special time of its own.
  private static func moments(_ line: String) -> [String] {
    guard let range = line.firstRange(of: /^ +(\+\S+|meanwhile|at \S+)/) else { return [] }
    if line[range].hasSuffix("at 0s") { return [] }
    return [line.replacingCharacters(in: range, with: "  then")]
  }

  /// In the app, without what was said.
  private static func entries(_ line: String) -> [String] {
    let parts = split(line, at: ":")
    guard parts.count > 1 else { return [] }
    let actor = split(parts[0], at: ",")
    guard actor.count > 1 else { return [] }
    let rest = ":" + parts.dropFirst().joined(separator: ":")
    return [actor[0] + rest, actor.dropLast().joined(separator: ",") + rest]
  }

  /// Without what is special about an action.
  private static func actions(_ line: String) -> [String] {
    var lines: [String] = []
    if let range = line.firstRange(of: /\ sending .*$/) {
      let parts = split(String(line[range]), at: ",")
      lines.append(line.replacingCharacters(in: range, with: ""))
      if parts.count > 1 {
        lines.append(
          line.replacingCharacters(in: range, with: parts.dropLast().joined(separator: ",")))
      }
    }
    lines.append(line.replacing(", don't ask again", with: ""))
    lines.append(line.replacing(/lose \d+ requests of/, with: "lose request of"))
    lines.append(line.replacing(/lose \d+ replies to/, with: "lose reply to"))
    lines.append(line.replacing(/(slow commit of \S+) by \S+/) { "\($0.output.1)" })
    lines.append(line.replacing(/(duplicate \S+ \S+ \S+) by \S+/) { "\($0.output.1)" })
    return lines
  }

  // MARK: Times

  /// With a shorter and rounder length of time in the place of one that is there.
  private static func durations(in line: String) -> [String] {
    let pieces = Words.pieces(of: line)
    return pieces.indices.flatMap { place -> [String] in
      let sign = pieces[place].prefix { $0 == "+" || $0 == "-" }
      let span = String(pieces[place].dropFirst(sign.count))
      return shorter(span).map { shorter in
        var other = pieces
        other[place] = sign + shorter
        return other.joined()
      }
    }
  }

  /// The round lengths of time that are shorter than one; none where it is no length of time.
  private static func shorter(_ text: String) -> [String] {
    let round: [Milliseconds] = [
      1_000, 10_000, 60_000, 600_000, 3_600_000, 86_400_000, 2_592_000_000,
    ]
    guard let span = milliseconds(text) else { return [] }
    return round.filter { $0 < span }.map { DurationText.text($0) }
  }

  /// How long a text says; `nil` where it says no length of time.
  static func milliseconds(_ text: String) -> Milliseconds? {
    var rest = text[...]
    var total: Milliseconds = 0
    for unit in DurationText.units {
      let digits = rest.prefix { $0.isNumber }
      let word = rest.dropFirst(digits.count).prefix { $0.isLetter }
      guard word == unit.name, let count = Milliseconds(digits) else { continue }
      total += count * Milliseconds(unit.length)
      rest = rest.dropFirst(digits.count + word.count)
    }
    return rest.isEmpty && !text.isEmpty ? total : nil
  }

  /// Cuts a line at a character that stands in no text.
  private static func split(_ line: String, at separator: String) -> [String] {
    var parts = [""]
    for piece in Words.pieces(of: line) {
      if piece == separator { parts.append("") } else { parts[parts.count - 1] += piece }
    }
    return parts
  }
}
