import Conformance

/// Prints the script that completes the command line.
enum CompletionsCommand {
  static let declaration = CommandDeclaration(
    name: .completions, abstract: "print a shell's completion script",
    operand: .word(label: "SHELL", of: Shell.allCases.map(\.rawValue), isRequired: true))

  static func run(_ arguments: Arguments, on console: inout Console) -> CommandStatus {
    for shell in arguments.operands.compactMap(Shell.init) { console.write(shell.completions) }
    return .holds
  }
}
