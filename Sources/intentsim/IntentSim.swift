import Conformance
import Foundation
import ScenarioLanguage

/// The command line: arguments in, exit status out.
@main
enum IntentSim {
  static func main() async {
    var console = Console()
    let status = await run(Array(CommandLine.arguments.dropFirst()), on: &console)
    exit(status.rawValue)
  }

  /// Does what the arguments ask for; whatever goes wrong is told and becomes a status.
  static func run(_ words: [String], on console: inout Console) async -> CommandStatus {
    do {
      let status = try await dispatch(words, on: &console)
      if console.isOutputLost { throw UsageProblem("standard output can't be written to") }
      return status
    } catch let problem as UsageProblem {
      console.complain(problem.message)
      return .usage
    } catch let problem as FileProblem {
      console.complain(problem.message)
      return .usage
    } catch {
      console.complain("\(error)")
      return .usage
    }
  }

  private static func dispatch(
    _ words: [String], on console: inout Console
  ) async throws -> CommandStatus {
    guard let first = words.first else {
      throw UsageProblem("no command is given; intentsim help tells which there are")
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--version":
      return try alone(first, rest) { console.write("intentsim \(Version.current)\n") }
    case "--help", "-h":
      return try alone(first, rest) { console.write(HelpText.overview) }
    default: break
    }
    guard let name = CommandName(rawValue: first) else { throw unknown(first) }
    let arguments = try Arguments(rest, of: name.declaration)
    if arguments.has("--help") {
      console.write(HelpText.explanation(of: name.declaration))
      return .holds
    }
    return try await name.run(arguments, on: &console)
  }

  private static func alone(
    _ word: String, _ rest: [String], _ body: () -> Void
  ) throws(UsageProblem) -> CommandStatus {
    if let unused = rest.first {
      throw UsageProblem("\(word) has no use for \"\(VisibleText.escaped(unused))\"")
    }
    body()
    return .holds
  }

  private static func unknown(_ word: String) -> UsageProblem {
    let suggestion = Suggestion.ending(for: word, among: CommandName.shown.map(\.rawValue))
    return UsageProblem(
      "there is no command \"\(VisibleText.escaped(word))\""
        + (suggestion.isEmpty ? "; intentsim help tells which there are" : suggestion))
  }
}
