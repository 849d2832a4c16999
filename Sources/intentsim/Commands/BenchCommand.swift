import Conformance

/// Measures speed and memory.
enum BenchCommand {
  static let declaration = CommandDeclaration(
    name: .bench, abstract: "measure speed and memory",
    operand: .word(
      label: "SUBJECT", of: BenchSubject.allCases.map(\.rawValue), isRequired: true),
    notes: [
      "Build with -c release, and leave the machine alone meanwhile. The figures are those of this "
        + "machine and this moment; nothing else in the program depends on a clock."
    ])

  /// How many operations are stored when each line is measured.
  private static let sizes = [10_000, 100_000, 1_000_000]

  static func run(_ arguments: Arguments, on console: inout Console) -> CommandStatus {
    switch arguments.operands.first.flatMap(BenchSubject.init) {
    case .engine:
      for size in sizes { console.write(line(EngineBench.measure(size)) + "\n") }
      return .holds
    case .simulation, nil:
      console.complain("this build can't measure the simulation")
      return .undecided
    }
  }

  private static func line(_ figures: EngineBench.Figures) -> String {
    let rate = Int(1_000_000_000 / max(1, figures.nanosecondsOverall))
    return "\(figures.operations) operations stored: \(rate) requests a second, "
      + "\(Int(figures.nanosecondsAtEnd)) ns a request at the end, "
      + "\(figures.bytesPerOperation) bytes an operation"
  }
}
