/// One option of a command: parsing, help and completion are all made from it.
struct OptionDeclaration: Hashable, Sendable {
  /// What stands after the option.
  enum Value: Hashable, Sendable {
    /// Nothing: the option is there or not.
    case none
    /// Any text; the label stands for it in the help.
    case text(label: String)
    /// A file's name.
    case file(label: String)
    /// A whole number.
    case number(label: String)
    /// One of a few words.
    case word(label: String, of: [String])
    /// One of many names, which the command itself looks up.
    case name(label: String, of: [String])
  }

  /// The option with its two dashes.
  var name: String
  var value: Value = .none
  /// Whether it may be given more than once.
  var repeats = false
  /// What it does, in one line.
  var help: String

  /// What stands for the value in the help.
  var label: String? {
    switch value {
    case .none: nil
    case .text(let label), .file(let label), .number(let label), .word(let label, _),
      .name(let label, _):
      label
    }
  }

  /// The words that can be its value, where these are few.
  var words: [String] {
    if case .word(_, let words) = value { words } else { [] }
  }

  /// What a shell completes its value with, where that is known.
  var completions: [String] {
    switch value {
    case .none, .text, .file, .number: []
    case .word(_, let words), .name(_, let words): words
    }
  }
}
