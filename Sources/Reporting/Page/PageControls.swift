/// What a moment is chosen with: buttons, a slider, and whatever else the part has.
struct PageControls {
  /// What is stepped through, in the singular.
  var noun: String
  var count: Int
  var more = ""

  /// Scripts show it; without them there is nothing to press.
  var html: String {
    #"<div class="controls" hidden>"#
      + #"<button type="button" data-go="first" aria-label="To the beginning">&#8676;</button>"#
      + #"<button type="button" data-go="back" aria-label="One \#(noun) back">&#8592;</button>"#
      + #"<input type="range" min="0" max="\#(count)" value="\#(count)" aria-label="Moment">"#
      + #"<button type="button" data-go="on" aria-label="One \#(noun) on">&#8594;</button>"#
      + #"<button type="button" data-go="last" aria-label="To the end">&#8677;</button>"# + more
      + "</div>"
  }

  /// The keys that do the same.
  static func keys(_ more: String = "") -> String {
    #"<span class="keys" aria-hidden="true"><kbd>&#8592;</kbd> <kbd>&#8594;</kbd> step "#
      + "<kbd>Home</kbd> <kbd>End</kbd>\(more)</span>"
  }
}
