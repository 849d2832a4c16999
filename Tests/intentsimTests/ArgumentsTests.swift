import Conformance
import Testing

@testable import intentsim

@Suite struct ArgumentsTests {
  private func parse(_ words: String..., for name: CommandName = .run) throws -> Arguments {
    try Arguments(words, of: name.declaration)
  }

  private func problem(_ words: String..., for name: CommandName = .run) -> String? {
    do {
      _ = try Arguments(words, of: name.declaration)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func bothFormsOfAValueAreTheSame() throws {
    #expect(try parse("--jobs", "3").value("--jobs") == "3")
    #expect(try parse("--jobs=3").value("--jobs") == "3")
    #expect(try parse("--filter=a=b").value("--filter") == "a=b")
  }

  @Test func optionsAndPathsMix() throws {
    let arguments = try parse("a", "--update", "b", "--without", "x", "--without=y")
    #expect(arguments.operands == ["a", "b"])
    #expect(arguments.has("--update") && !arguments.has("--twice"))
    #expect(arguments.values("--without") == ["x", "y"])
  }

  @Test func twoDashesEndTheOptions() throws {
    #expect(try parse("--", "--update", "--").operands == ["--update", "--"])
  }

  @Test func whatIsMistypedIsNeverIgnored() {
    #expect(problem("--fliter", "x") == "run has no option --fliter; did you mean \"--filter\"?")
    #expect(problem("--elephant") == "run has no option --elephant")
    #expect(problem("-x") == "run has no option -x")
    #expect(problem("--jobs", "1", "--jobs=2") == "--jobs is given twice")
    #expect(problem("--update", "--update") == "--update is given twice")
    #expect(problem("--update=yes") == "--update takes no value")
    #expect(problem("--filter") == "--filter needs a value: --filter TEXT")
    #expect(problem("--filter=") == "--filter needs a value: --filter TEXT")
    #expect(problem("--jobs", "-1") == "--jobs needs a whole number, not \"-1\"")
    #expect(problem("--jobs", "99999999999999999999")?.hasPrefix("--jobs needs") == true)
    #expect(
      problem("--format", "jsno")
        == "--format can be text, json, junit, github, not \"jsno\"; did you mean \"json\"?")
    #expect(problem("") == "a path is empty")
  }

  @Test func operandsAreChecked() {
    #expect(
      problem("write.ones", for: .rules)
        == "rules knows no \"write.ones\"; did you mean \"write.once\"?")
    #expect(problem("bash", "zsh", for: .completions) == "completions has no use for \"zsh\"")
    #expect(problem(for: .completions) == "completions needs SHELL: bash, zsh, fish")
    #expect(problem(for: .rules) == nil)
  }

  @Test func helpAsksForNothingElse() throws {
    #expect(try parse("-h", for: .completions).has("--help"))
  }

  @Test func declaredNamesAreDifferent() {
    for name in CommandName.allCases {
      let names = name.declaration.allOptions.map(\.name)
      #expect(Set(names).count == names.count)
      #expect(names.allSatisfy { $0.hasPrefix("--") })
      #expect(name.declaration.name == name)
    }
  }

  @Test(arguments: [
    (nil, false), ("", false), ("false", false), ("FALSE", false), ("0", false), ("true", true),
    ("1", true), ("yes", true),
  ])
  func theVariableCIIsUnderstood(value: String?, isSet: Bool) {
    #expect(SharedOptions.isContinuousIntegration(value) == isSet)
  }

  @Test func coloursObeyTheEnvironment() {
    #expect(Console.allowsColour([:]))
    #expect(Console.allowsColour(["NO_COLOR": ""]))
    #expect(!Console.allowsColour(["NO_COLOR": "1"]))
    #expect(!Console.allowsColour(["TERM": "dumb"]))
  }
}
