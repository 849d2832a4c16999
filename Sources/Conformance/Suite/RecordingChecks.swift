/// What every command that plays scenarios, and can record goldens of them, refuses.
enum RecordingChecks {
  /// Refuses numbers of jobs that can't be, and options that contradict each other.
  static func check(
    jobs: Int, isUpdate: Bool, selection: SafeguardSelection, secondProgram: String?
  ) throws(UsageProblem) {
    guard (1...SuiteOptions.jobLimit).contains(jobs) else {
      throw UsageProblem("the number of jobs must be 1 to \(SuiteOptions.jobLimit)")
    }
    if isUpdate && !selection.without.isEmpty {
      throw UsageProblem("no golden is recorded from a faulty run: --update or --without, not both")
    }
    if isUpdate && secondProgram != nil {
      throw UsageProblem("--update writes what --twice compares: one of them, not both")
    }
  }
}
