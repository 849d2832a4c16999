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
}
