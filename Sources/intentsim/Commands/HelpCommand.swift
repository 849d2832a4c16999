import Conformance
import ScenarioLanguage

/// Explains the commands and the scenario language.
enum HelpCommand {
  private static let language = "language"

  static let declaration = CommandDeclaration(
    name: .help, abstract: "explain a command or the scenario language",
    operand: .word(
      label: "COMMAND|language",
      of: CommandName.shown.map(\.rawValue) + [language],
      isRequired: false))

  static func run(_ arguments: Arguments, on console: inout Console) -> CommandStatus {
    switch arguments.operands.first {
    case language: console.write(LanguageReference.text)
    case let topic?:
      let command = CommandName(rawValue: topic)
      console.write(command.map { HelpText.explanation(of: $0.declaration) } ?? HelpText.overview)
    case nil: console.write(HelpText.overview)
    }
    return .holds
  }
}
