/// The shells that there are completion scripts for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that completes commands, options and their values.
  var completions: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}
