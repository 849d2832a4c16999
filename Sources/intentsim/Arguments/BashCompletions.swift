/// The completion script for bash.
enum BashCompletions {
  static var script: String {
    """
    # Completions of intentsim for bash: source <(intentsim completions bash)
    _intentsim() {
      local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}"
      local command="${COMP_WORDS[1]}"
      COMPREPLY=()
      if [[ $COMP_CWORD -eq 1 ]]; then
        COMPREPLY=($(compgen -W "\(commands)" -- "$current"))
        return
      fi
      case "$command $previous" in
    \(valueCases)
      esac
      case "$command" in
    \(commandCases)
      esac
    }
    complete -F _intentsim intentsim

    """
  }

  private static var commands: String {
    (CommandName.shown.map(\.rawValue) + ["--help", "--version"]).joined(separator: " ")
  }

  private static var valueCases: String {
    CommandName.shown.map(\.declaration).flatMap { command in
      command.options.compactMap { option in
        reply(to: option).map {
          "    \"\(command.name.rawValue) \(option.name)\") \($0); return ;;"
        }
      }
    }.joined(separator: "\n")
  }

  private static func reply(to option: OptionDeclaration) -> String? {
    switch option.value {
    case .none: nil
    case .file: "COMPREPLY=($(compgen -f -- \"$current\"))"
    case .text, .number: "COMPREPLY=()"
    case .word(_, let words), .name(_, let words): matching(words)
    }
  }

  private static var commandCases: String {
    CommandName.shown.map(\.declaration).map { command in
      let words = command.allOptions.map(\.name) + command.operand.words
      let files = command.operand == .paths ? " $(compgen -f -- \"$current\")" : ""
      let reply =
        "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\")\(files))"
      return "    \(command.name.rawValue)) \(reply) ;;"
    }.joined(separator: "\n")
  }

  private static func matching(_ words: [String]) -> String {
    "COMPREPLY=($(compgen -W \"\(words.joined(separator: " "))\" -- \"$current\"))"
  }
}
