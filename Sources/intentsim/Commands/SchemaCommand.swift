import Conformance
import Reporting

/// Prints the schema of what `report --format json` writes.
enum SchemaCommand {
  static let declaration = CommandDeclaration(
    name: .schema, abstract: "print the JSON Schema of report --format json", operand: .none,
    notes: [
      "The schema names every field of the model from which all reports of runs are made. Its "
        + "version rises when a field changes its meaning or goes away."
    ])

  static func run(_ arguments: Arguments, on console: inout Console) -> CommandStatus {
    console.write(ReportSchema.text)
    return .holds
  }
}
