/// How a run is read: what each sign of its picture means, and its times.
enum PageLegend {
  static let html =
    #"<details class="legend"><summary>How to read a run</summary><dl>"#
    + signs.map { symbol, meaning in
      ##"<div><dt><svg class="k op0" aria-hidden="true"><use href="#k-\##(symbol)"/></svg></dt>"##
        + "<dd>\(meaning)</dd></div>"
    }.joined()
    + "</dl><p>Time runs downward, from the beginning of the run, and is virtual. A lane is a device, "
    + "the network or the server; where it is dashed, it is out of reach. A slanted line is a message "
    + "on its way. The colour is that of the operation. Behind what the server decides "
    + "stands the last rule that the answer rests on, which need not be the one that a story is "
    + "about.</p><p>All times are moments, counted from the "
    + "beginning of the run: <code>answer before 5m28ms</code> and <code>undo until 30d113ms</code> "
    + "say when that ends, <code>by alice at 113ms</code> who made it so and when, and <code>replayed; "
    + "at 113ms</code> when the answer was given that is told again. What a device holds is its own "
    + "copy.</p></details>"

  private static let signs = [
    ("step", "a step of the script: somebody does something"),
    ("dot", "a device does something by itself"),
    ("decided-done", "the server has done it, or says that it is so"),
    ("decided-open", "the server asks, or wants it again later"),
    ("decided-refused", "the server refuses"),
    ("shown-done", "the device shows the answer"), ("lost", "a message is lost"),
    ("copy", "a message is doubled"), ("clock", "time passes, or a message is held"),
    ("server", "something happens to the server"),
  ]
}
