/// The colours of diagrams and pages, for a light and for a dark surface.
enum DiagramStyle {
  /// How many operations have a colour of their own; the next ones begin again.
  static let operationColours = 8

  /// The class that gives the colour of an operation.
  static func colour(of operation: Int?) -> String {
    operation.map { "op\($0 % operationColours)" } ?? "op"
  }

  /// Sets every colour on an element, by the scheme that is preferred.
  static func variables(on selector: String) -> String {
    "\(selector){\(declarations(light))}\n"
      + "@media(prefers-color-scheme:dark){\(selector){\(declarations(dark))}}\n"
  }

  /// Sets every colour as on paper.
  static func printed(on selector: String) -> String { "\(selector){\(declarations(light))}" }

  /// What symbols and lines look like; the rest of a page has its own rules.
  static let rules: String = {
    let operations = (0..<operationColours).map { ".op\($0){--c:var(--op\($0))}" }.joined()
    let tones = ["done", "open", "refused"].map { tone in
      ".\(tone){fill:var(--\(tone))}.\(tone)-line{stroke:var(--\(tone));stroke-width:1.6}"
        + ".\(tone)-sign{stroke:var(--\(tone));stroke-width:1.8;fill:none;stroke-linecap:round}"
    }.joined()
    return operations + ".op{--c:var(--mute)}" + tones
      + ".fill{fill:var(--c)}.solid{fill:var(--ink)}"
      + ".paper{fill:var(--paper);stroke:var(--c);stroke-width:1.6}.shown{stroke:none}"
      + ".line{stroke:var(--c);stroke-width:1.6;fill:none}"
      + ".bad{stroke:var(--refused);stroke-width:2.4;fill:none;stroke-linecap:round}"
      + ".sign{stroke:var(--paper);stroke-width:2;fill:none;stroke-linecap:round;"
      + "stroke-linejoin:round}"
      + ".lane{stroke:var(--rule);stroke-width:1.5}"
      + ".lane.off{stroke-dasharray:3 4;stroke:var(--mute)}"
      + ".way{stroke:var(--c);stroke-width:1.8;fill:none}.way.copy{stroke-dasharray:6 3}"
      + ".way.gone{stroke-dasharray:2 3}\n"
  }()

  private static let light = [
    ("paper", "#ffffff"), ("soft", "#f5f4ef"), ("ink", "#1c1e22"), ("mute", "#5f646e"),
    ("rule", "#cfcec6"), ("mark", "#e9effd"), ("focus", "#2455d6"), ("done", "#1a7444"),
    ("open", "#8a5d00"), ("refused", "#bb2533"), ("op0", "#2455d6"), ("op1", "#a8440a"),
    ("op2", "#0a6f6a"), ("op3", "#8238b3"), ("op4", "#a3195b"), ("op5", "#48660f"),
    ("op6", "#735400"), ("op7", "#3d5a80"),
  ]

  private static let dark = [
    ("paper", "#16181d"), ("soft", "#1f2229"), ("ink", "#e9e8e3"), ("mute", "#a3a8b3"),
    ("rule", "#3c414c"), ("mark", "#24304d"), ("focus", "#8fb0ff"), ("done", "#5fd39a"),
    ("open", "#e8b84a"), ("refused", "#ff8d8d"), ("op0", "#8fb0ff"), ("op1", "#ffab6e"),
    ("op2", "#5fd6cf"), ("op3", "#d3a1f7"), ("op4", "#ff97c4"), ("op5", "#b4d66b"),
    ("op6", "#e6c34d"), ("op7", "#a9c4e6"),
  ]

  private static func declarations(_ colours: [(String, String)]) -> String {
    colours.map { "--\($0):\($1);" }.joined()
  }
}
