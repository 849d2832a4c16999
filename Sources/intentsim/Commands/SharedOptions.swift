import Conformance
import Foundation

/// Options that several commands have.
enum SharedOptions {
  static let jobs = OptionDeclaration(
    name: "--jobs", value: .number(label: "N"),
    help: "take N scenarios at once (as many as there are cores)")

  static let filter = OptionDeclaration(
    name: "--filter", value: .text(label: "TEXT"),
    help: "only those with TEXT in path, title, tag, rule or question")

  static let limit = OptionDeclaration(
    name: "--limit", value: .number(label: "N"),
    help: "look at N worlds of a scenario at most (\(ExploreOptions.limit))")

  /// The most worlds of one scenario that are looked at.
  static func limit(_ arguments: Arguments) throws(UsageProblem) -> Int {
    guard let value = arguments.value(limit.name) else { return ExploreOptions.limit }
    guard let limit = Int(value), limit > 0 else {
      throw UsageProblem("the limit must be a whole number from 1")
    }
    return limit
  }

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

  /// The program itself, to be started once more.
  static func program() throws(UsageProblem) -> String {
    guard let path = Bundle.main.executablePath else {
      throw UsageProblem("--twice can't find the program that it should start once more")
    }
    return path
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
