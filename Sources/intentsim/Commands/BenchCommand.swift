import Conformance

/// Measures speed and memory.
enum BenchCommand {
  static let declaration = CommandDeclaration(
    name: .bench, abstract: "measure speed and memory",
    operand: .word(
      label: "SUBJECT", of: BenchSubject.allCases.map(\.rawValue), isRequired: true))

  static func run(_ arguments: Arguments, on console: inout Console) -> CommandStatus {
    console.complain("this build measures nothing yet")
    return .undecided
  }
}
