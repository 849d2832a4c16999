import Conformance

/// Prints the script that completes the command line.
enum CompletionsCommand {
  static let declaration = CommandDeclaration(
    name: .completions, abstract: "print a shell's completion script",
    operand: .word(label: "SHELL", of: Shell.allCases.map(\.rawValue), isRequired: true),
    notes: ["SHELL is bash, zsh or fish. The first lines of a script say how to load it."])

  static func run(_ arguments: Arguments, on console: inout Console) -> CommandStatus {
    for shell in arguments.operands.compactMap(Shell.init) { console.write(shell.completions) }
    return .holds
  }
}
