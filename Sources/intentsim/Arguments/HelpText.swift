import Conformance

/// What `help` prints, made from the declarations.
enum HelpText {
  /// The overview of all commands.
  static var overview: String {
    let commands = CommandName.shown.map(\.declaration)
    let width = commands.map(\.name.rawValue.count).max() ?? 0
    let lines =
      [
        "intentsim plays declarative scenarios against an engine of app intents and holds them",
        "to goldens.", "", "usage: intentsim COMMAND [OPTION...]", "",
      ]
      + commands.map { "  " + padded($0.name.rawValue, to: width) + "  " + $0.abstract }
      + [
        "", "  intentsim help COMMAND explains a command, intentsim help language the scenario",
        "  language; intentsim --version tells the version.", "", "exit status:",
      ]
      + statuses
    return text(lines)
  }

  /// The explanation of one command.
  static func explanation(of command: CommandDeclaration) -> String {
    let usage = [
      "usage: intentsim", command.name.rawValue,
      command.options.isEmpty ? nil : "[OPTION...]", command.operand.usage,
    ]
    let forms = command.allOptions.map(form)
    let width = forms.map(\.count).max() ?? 0
    let options = zip(forms, command.allOptions)
      .map { "  " + padded($0, to: width) + "  " + $1.help }
    let notes = command.notes.flatMap { [""] + wrapped($0) }
    return text(
      [command.abstract, "", usage.compactMap(\.self).joined(separator: " "), ""] + options + notes)
  }

  /// An option as it is written, with what stands for its value.
  private static func form(_ option: OptionDeclaration) -> String {
    let words = option.words.isEmpty ? option.label : option.words.joined(separator: "|")
    return option.name + (words.map { " " + $0 } ?? "") + (option.repeats ? " ..." : "")
  }

  private static var statuses: [String] {
    CommandStatus.allCases.sorted { $0.rawValue < $1.rawValue }
      .map { "  " + padded("\($0.rawValue)", to: 2) + "  " + $0.meaning }
  }

  private static func padded(_ word: String, to width: Int) -> String {
    word + String(repeating: " ", count: max(0, width - word.count))
  }

  /// Words in lines of at most eighty characters.
  private static func wrapped(_ paragraph: String) -> [String] {
    var lines: [String] = []
    for word in paragraph.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
