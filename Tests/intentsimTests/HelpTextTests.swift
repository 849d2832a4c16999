import Conformance
import Testing

@testable import intentsim

@Suite struct HelpTextTests {
  @Test func theOverviewHasEveryCommandAndStatus() {
    let lines = HelpText.overview.split(separator: "\n")
    for command in CommandName.shown {
      #expect(lines.contains { $0.hasPrefix("  \(command.rawValue) ") })
    }
    for status in CommandStatus.allCases {
      #expect(lines.contains { $0.hasSuffix("  \(status.meaning)") })
    }
    #expect(!HelpText.overview.contains("transcripts"))
  }

  @Test(arguments: CommandName.shown)
  func anExplanationHasEveryOption(command: CommandName) {
    let text = HelpText.explanation(of: command.declaration)
    #expect(text.contains("usage: intentsim \(command.rawValue)"))
    for option in command.declaration.allOptions {
      #expect(text.contains("  \(option.name)"))
      #expect(text.contains(option.help))
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: Shell.allCases)
  func completionsHaveEveryCommandOptionAndWord(shell: Shell) {
    let script = shell.completions
    for command in CommandName.shown.map(\.declaration) {
      #expect(script.contains(command.name.rawValue))
      for option in command.allOptions {
        #expect(script.contains(option.name.dropFirst(2)))
        #expect(option.completions.allSatisfy(script.contains))
      }
      #expect(command.operand.words.allSatisfy(script.contains))
    }
  }
}
