import Conformance
import Foundation

/// Options that several commands have.
enum SharedOptions {
  static let jobs = OptionDeclaration(
    name: "--jobs", value: .number(label: "N"),
    help: "take N scenarios at once (as many as there are cores)")

  static let without = OptionDeclaration(
    name: "--without", value: .name(label: "RULE[/CLAUSE]", of: SafeguardSelection.names),
    repeats: true,
    help: "leave a safeguard out, to see what it prevents")

  /// The number of jobs that is asked for, or as many as there are cores.
  static func jobs(_ arguments: Arguments) throws(UsageProblem) -> Int {
    guard let value = arguments.value(jobs.name) else {
      return max(1, min(SuiteOptions.jobLimit, ProcessInfo.processInfo.activeProcessorCount))
    }
    guard let jobs = Int(value), (1...SuiteOptions.jobLimit).contains(jobs) else {
      throw UsageProblem("the number of jobs must be 1 to \(SuiteOptions.jobLimit)")
    }
    return jobs
  }

  /// Refuses to record a golden where nobody looks at it.
  static func checkUpdate(_ isUpdate: Bool, _ console: Console) throws(UsageProblem) {
    guard isUpdate, isContinuousIntegration(console.variable("CI")) else { return }
    throw UsageProblem(
      "no golden is recorded where CI is set; record it where you can look at it")
  }

  /// Whether the variable `CI` says that nobody looks at what is recorded.
  static func isContinuousIntegration(_ variable: String?) -> Bool {
    !["", "0", "false"].contains((variable ?? "").lowercased())
  }
}
