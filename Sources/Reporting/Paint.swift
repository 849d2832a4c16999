/// Colours for a terminal, or none.
struct Paint {
  /// The few that are used.
  enum Colour: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  let isOn: Bool

  /// `text`, coloured where colours are on.
  func callAsFunction(_ colour: Colour, _ text: String) -> String {
    isOn ? "\u{1B}[\(colour.rawValue)m\(text)\u{1B}[0m" : text
  }
}
