import Conformance

/// A run as a sequence diagram in Mermaid, which code hosts draw.
///
/// They refuse more than 50,000 characters, as JavaScript counts them, so that a long run is cut, and
/// says so.
struct MermaidReport {
  /// The most characters of a diagram, in units of UTF-16.
  static let limit = 45_000

  private let run: RunModel

  init(_ run: RunModel) { self.run = run }

  /// The diagram, ending in a newline.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// The diagram as lines.
  var lines: [String] {
    var lines = ["sequenceDiagram"]
    for (index, lane) in run.lanes.enumerated() {
      let role = lane.kind == .device || lane.kind == .console ? "actor" : "participant"
      lines.append("  \(role) l\(index) as \(MermaidReport.escaped(lane.name))")
    }
    var size = lines.reduce(0) { $0 + $1.utf16.count + 1 }
    for place in run.events.indices {
      let new = self.lines(place)
      size += new.reduce(0) { $0 + $1.utf16.count + 1 }
      guard size <= MermaidReport.limit else {
        return end(lines, missing: run.events.count - place + run.leftOut)
      }
      lines += new
    }
    return end(lines, missing: run.leftOut)
  }

  private func end(_ lines: [String], missing: Int) -> [String] {
    let last = run.lanes.count - 1
    let note =
      missing == 0 ? [] : ["  Note over l0,l\(last): and \(Count.of(missing, "more event"))"]
    return lines + note
  }

  /// A message goes out to the network, or comes in from there; all else is a note in its place.
  private func lines(_ place: Int) -> [String] {
    let event = run.events[place]
    let network = run.lanes.firstIndex { $0.kind == .network } ?? 0
    var lines: [String] = []
    for message in run.messages where message.arrived == place {
      lines.append("  l\(network)->>l\(message.to): " + MermaidReport.escaped(message.text))
    }
    if let message = run.messages.first(where: { $0.sent == place && !$0.isCopy }) {
      let arrow = message.lost == place ? "-x" : "->>"
      lines.append(
        "  l\(message.from)\(arrow)l\(network): "
          + MermaidReport.escaped("\(run.moment(of: place)) \(event.text)"))
    } else if event.kind != .arrived {
      lines.append(
        "  Note over l\(event.lane): "
          + MermaidReport.escaped("\(run.moment(of: place)) \(event.text)"))
    }
    return lines
  }

  /// A text in which nothing is taken for markup, a comment or the end of the line.
  static func escaped(_ text: String) -> String {
    VisibleText.escaped(text.replacing("\n", with: " ")).unicodeScalars.map { scalar in
      switch scalar {
      case "#", ";", "<", ">", "\"", "`", "%", ":", "\\", "{", "}", "[", "]", "(", ")", "&", "*",
        "_", "~", "$", "+", "|", "@":
        "#\(scalar.value);"
      default: String(scalar)
      }
    }.joined()
  }
}
