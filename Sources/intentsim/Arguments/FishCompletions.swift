/// The completion script for fish.
enum FishCompletions {
  static var script: String {
    let head = [
      "# Completions of intentsim for fish: intentsim completions fish | source",
      "complete -c intentsim -f",
      "complete -c intentsim -n __fish_use_subcommand -l version -d 'tell the version'",
    ]
    let lines = head + CommandName.shown.map(\.declaration).flatMap(lines)
    return lines.map { $0 + "\n" }.joined()
  }

  private static func lines(of command: CommandDeclaration) -> [String] {
    let name = command.name.rawValue
    let start = "complete -c intentsim -n '__fish_seen_subcommand_from \(name)'"
    let itself =
      "complete -c intentsim -n __fish_use_subcommand -a \(name) -d \(quoted(command.abstract))"
    let options = command.allOptions.map { option in
      "\(start) -l \(option.name.dropFirst(2))\(value(of: option)) -d \(quoted(option.help))"
    }
    return [itself] + options + [operand(command.operand).map { start + $0 }].compactMap(\.self)
  }

  private static func value(of option: OptionDeclaration) -> String {
    switch option.value {
    case .none: ""
    case .text, .number: " -x"
    case .file: " -r -F"
    case .word(_, let words), .name(_, let words): " -x -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private static func operand(_ operand: OperandDeclaration) -> String? {
    switch operand {
    case .none: nil
    case .paths: " -F"
    case .word(_, let words, _, _), .prefix(_, let words):
      " -a \(quoted(words.joined(separator: " ")))"
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
