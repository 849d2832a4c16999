/// The completion script for zsh.
enum ZshCompletions {
  static var script: String {
    """
    #compdef intentsim
    # Completions of intentsim for zsh: source <(intentsim completions zsh)
    _intentsim() {
      local -a commands
      commands=(
    \(commands)
      )
      if (( CURRENT == 2 )); then
        _describe 'command' commands
        return
      fi
      local command="${words[2]}"
      shift words
      (( CURRENT-- ))
      case "$command" in
    \(cases)
      esac
    }
    compdef _intentsim intentsim

    """
  }

  private static var commands: String {
    CommandName.shown.map(\.declaration)
      .map { "    \(quoted("\($0.name.rawValue):\($0.abstract)"))" }.joined(separator: "\n")
  }

  private static var cases: String {
    CommandName.shown.map(\.declaration).map { command in
      let parts = command.allOptions.map(form) + [operand(command.operand)].compactMap(\.self)
      return "    \(command.name.rawValue)) _arguments \(parts.joined(separator: " ")) ;;"
    }.joined(separator: "\n")
  }

  private static func form(_ option: OptionDeclaration) -> String {
    let help = option.help.replacing("[", with: "(").replacing("]", with: ")")
    let head = (option.repeats ? "*" : "") + option.name
    switch option.value {
    case .none: return quoted("\(head)[\(help)]")
    case .text(let label), .number(let label): return quoted("\(head)=[\(help)]:\(label): ")
    case .file(let label): return quoted("\(head)=[\(help)]:\(label):_files")
    case .word(let label, let words), .name(let label, let words):
      return quoted("\(head)=[\(help)]:\(label):(\(words.joined(separator: " ")))")
    }
  }

  private static func operand(_ operand: OperandDeclaration) -> String? {
    switch operand {
    case .none: nil
    case .paths: quoted("*:path:_files")
    case .word(let label, let words, _, _), .prefix(let label, let words):
      quoted("1:\(label):(\(words.joined(separator: " ")))")
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
