/// The pictures of a time-space diagram, which pages and drawings share.
///
/// Each is told from the others by its shape, not by its colour alone.
enum DiagramSymbols {
  /// The definitions; every symbol is a square of sixteen around the middle.
  static let definitions =
    "<defs>"
    + symbol("step", #"<path class="paper" d="M0-5.5 5.5 0 0 5.5-5.5 0Z"/>"#)
    + symbol("dot", #"<circle class="fill" r="3.2"/>"#)
    + symbol("lost", #"<path class="bad" d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5"/>"#)
    + symbol(
      "copy",
      #"<circle class="paper" cx="-2" cy="-2" r="3.6"/><circle class="paper" "#
        + #"cx="2.2" cy="2.2" r="3.6"/>"#)
    + symbol("clock", #"<circle class="paper" r="5.4"/><path class="line" d="M0-3.2V0H2.6"/>"#)
    + symbol("server", #"<rect class="solid" x="-4.5" y="-4.5" width="9" height="9" rx="1.5"/>"#)
    + answers
    + symbol("right", #"<path class="fill" d="M7 0-1.5-4.2V4.2Z"/>"#)
    + symbol("left", #"<path class="fill" d="M-7 0 1.5-4.2V4.2Z"/>"#)
    + "</defs>"

  /// A decision is a disc, what a device shows is a speech bubble; in it stands what it means.
  private static let answers = [
    ("done", "M-3.1.2-.9 2.6 3.2-2.4"), ("open", "M-2.9 0H-2.6M-.1 0H.2M2.6 0H2.9"),
    ("refused", "M-2.6-2.6 2.6 2.6M2.6-2.6-2.6 2.6"),
  ].map { tone, sign in
    symbol(
      "decided-\(tone)",
      #"<circle class="\#(tone)" r="7"/><path class="sign" d="\#(sign)"/>"#)
      + symbol(
        "shown-\(tone)",
        #"<path class="\#(tone)-line paper" d="M-6.3-6H6.3V4H-1L-4.2 7V4H-6.3Z"/>"#
          + #"<path class="\#(tone)-sign" transform="translate(0 -1)" d="\#(sign)"/>"#)
  }.joined()

  private static func symbol(_ name: String, _ content: String) -> String {
    #"<symbol id="k-\#(name)" viewBox="-8 -8 16 16">\#(content)</symbol>"#
  }
}
