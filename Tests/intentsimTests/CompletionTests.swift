import Testing

@testable import intentsim

/// What the shells complete, and the rules that are asked for by a part of their name.
@Suite struct CompletionTests {
  private let program: Program

  init() throws { program = try Program() }

  /// What bash completes the last of some words with.
  private func completed(_ words: String...) throws -> [String] {
    let list = words.map { "'\($0)'" }.joined(separator: " ")
    try program.write(
      """
      source <("$INTENTSIM" completions bash)
      COMP_WORDS=(intentsim \(list))
      COMP_CWORD=\(words.count)
      _intentsim
      printf '%s\\n' "${COMPREPLY[@]}"

      """, to: "complete.bash")
    let ending = try program.shell("bash complete.bash")
    return ending.output.split(separator: "\n").map(String.init)
  }

  @Test func bashCompletesRulesAndTheirClauses() throws {
    #expect(try completed("run", "--without", "write.onc") == ["write.once", "write.once/lookup"])
    #expect(try completed("rules", "write.onc") == ["write.once", "write.once/lookup"])
    #expect(try completed("run", "--sh") == ["--show"])
  }

  @Test(arguments: Shell.allCases)
  func everyShellOffersClausesBehindWithout(shell: Shell) {
    let lines = shell.completions.split(separator: "\n").filter { $0.contains("without") }
    #expect(lines.contains { $0.contains("write.once/lookup") })
  }

  @Test func rulesAreListedByWhatTheyBeginWith() throws {
    try program.write("", to: "scenarios/a.scenario")
    let listed = try program.run("rules", "write").output
    #expect(listed.contains("write.once"))
    #expect(!listed.contains("confirm.bound"))
    let explained = try program.run("rules", "write.once/lookup").output
    #expect(explained.hasPrefix("write.once\n"))
    #expect(explained.contains("  write.once/lookup\n    without it: "))
    let exact = try program.run("rules", "write.key").output
    #expect(exact.hasPrefix("write.key\n"))
    let unknown = try program.run("rules", "write.once/lokup")
    #expect(unknown.status == .usage)
    #expect(unknown.complaint.contains("did you mean \"write.once/lookup\"?"))
  }
}
