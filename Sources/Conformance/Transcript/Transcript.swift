import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// The whole record of a run, as the golden holds it: made for reading and diffing, one fact a line,
/// in a stable order.
struct Transcript {
  let playthrough: Playthrough
  let teller: Teller
  /// Whether an answer names the rule that it rests on even where that is left out and decides
  /// nothing: runs that are compared differ in what they do, and not in what that is called.
  var namesLeftOut = true

  init(_ playthrough: Playthrough) {
    self.playthrough = playthrough
    teller = playthrough.teller
  }

  /// The transcript's text; it ends in a newline.
  var text: String {
    var lines = ["scenario \(playthrough.scenario.title)", ""]
    lines.append("timeline")
    lines += Columns.aligned(timeline, rightAligning: [0])
    lines += ["", "operations"]
    lines += Columns.aligned(operations)
    lines += ["", "entities"]
    let state = playthrough.world.engine.state
    lines += Columns.aligned(EntityLines(state: state, teller: teller).lines)
    lines += ["", "devices"]
    lines += Columns.aligned(devices)
    lines += ["", "audit"]
    lines += Columns.aligned(audit, rightAligning: [0, 1])
    if playthrough.scenario.setup.usesSuggestions {
      lines += ["", "suggestions"]
      lines += Columns.aligned(suggestions)
    }
    if showsMeasures {
      lines += ["", "measures"]
      lines += Columns.aligned(measures)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
