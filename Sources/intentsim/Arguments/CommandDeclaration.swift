/// A command as it is parsed, explained and completed.
struct CommandDeclaration: Hashable, Sendable {
  var name: CommandName
  /// What it does, in one line.
  var abstract: String
  var operand: OperandDeclaration
  var options: [OptionDeclaration] = []
  /// What is worth knowing besides, one paragraph an element.
  var notes: [String] = []

  /// The option that every command has.
  static let help = OptionDeclaration(name: "--help", help: "explain the command")

  /// All options, with the one that every command has.
  var allOptions: [OptionDeclaration] { options + [CommandDeclaration.help] }
}
