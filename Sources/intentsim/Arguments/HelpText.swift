import Conformance
import Reporting

/// What `help` prints, made from the declarations.
enum HelpText {
  /// The overview of all commands.
  static var overview: String {
    let commands = CommandName.shown.map(\.declaration)
    let lines =
      [
        "intentsim plays declarative scenarios against an engine of app intents and holds them",
        "to goldens.", "", "usage: intentsim COMMAND [OPTION...]", "",
      ]
      + Columns.aligned(commands.map { [$0.name.rawValue, $0.abstract] })
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
    let options = Columns.aligned(command.allOptions.map { [form($0), $0.help] })
    let notes = command.notes.flatMap { [""] + Paragraph.lines($0) }
    return text(
      [command.abstract, "", usage.compactMap(\.self).joined(separator: " "), ""] + options + notes)
  }

  /// An option as it is written, with what stands for its value.
  private static func form(_ option: OptionDeclaration) -> String {
    let words = option.words.isEmpty ? option.label : option.words.joined(separator: "|")
    return option.name + (words.map { " " + $0 } ?? "") + (option.repeats ? " ..." : "")
  }

  private static var statuses: [String] {
    Columns.aligned(
      CommandStatus.allCases.sorted { $0.rawValue < $1.rawValue }
        .map { ["\($0.rawValue)", $0.meaning] })
  }

  private static func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
}
