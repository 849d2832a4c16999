import IntentEngine
import ScenarioLanguage

/// Tries mutants on scenarios: whether the scenarios would notice that an engine or a device has a
/// fault.
public struct MutantSuite: Sendable {
  private let options: MutantOptions

  /// Makes a suite that has not begun.
  public init(_ options: MutantOptions) { self.options = options }

  /// Tries every mutant on every scenario that asks about its safeguard; on the others it could
  /// change nothing.
  ///
  /// - Parameter progress: is told how many mutants of how many are done.
  /// - Throws: when there is nothing to try, or nothing to try it on.
  public func run(
    progress: (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async throws(UsageProblem) -> MutantMatrix {
    guard (1...SuiteOptions.jobLimit).contains(options.jobs) else {
      throw UsageProblem("the number of jobs must be 1 to \(SuiteOptions.jobLimit)")
    }
    let mutants = try chosen()
    let found = try ScenarioFinder(paths: options.paths)
    let golden = try MutantGolden(options)
    let read = await subjects(found.files)
    let sound = read.compactMap(\.subject).filter { !$0.isBroken }
    if read.isEmpty { throw UsageProblem.nothingMatches(options.filter ?? "") }
    let rows = await rows(mutants, sound, progress)
    var matrix = MutantMatrix(
      rows: rows, scenarios: sound.map(\.path),
      malformed: read.filter { $0.subject == nil }.map(\.path),
      broken: read.compactMap(\.subject).filter(\.isBroken).map(\.path),
      isQuick: options.isQuick)
    golden?.compare(&matrix, isUpdate: options.isUpdate)
    return matrix
  }

  /// The mutants that are asked for, in the order of the catalogue.
  private func chosen() throws(UsageProblem) -> [Safeguard] {
    if options.only.isEmpty { return Safeguard.allCases }
    let left = try SafeguardSelection(without: options.only).safeguards
    return Safeguard.allCases.filter(left.lacks)
  }

  /// The files that the filter lets through; one with errors can't say that it does not match.
  private func subjects(
    _ files: [ScenarioFile]
  ) async -> [(path: String, subject: MutantSubject?)] {
    let filter = options.filter.map(ScenarioFilter.init)
    let read = await Workers.map(count: files.count, jobs: options.jobs) {
      index -> (path: String, subject: MutantSubject?)? in
      let path = files[index].path
      guard let scenario = ScenarioLoader.load(files[index]).scenario else { return (path, nil) }
      if let filter, !filter.matches(scenario) { return nil }
      return (path, MutantSubject(scenario, path: path))
    }
    return read.compactMap(\.self)
  }

  private func rows(
    _ mutants: [Safeguard], _ subjects: [MutantSubject], _ progress: (Int, Int) -> Void
  ) async -> [MutantRow] {
    let isQuick = options.isQuick
    return await Workers.map(
      count: mutants.count, jobs: options.jobs, progress: { progress($0, mutants.count) },
      { index in
        let mutant = mutants[index]
        if isQuick { return MutantSuite.quickRow(mutant, subjects) }
        return MutantRow(mutant, signs: subjects.compactMap { $0.sign(of: mutant) })
      })
  }

  /// The signs up to the first kill; first are asked who should know: who cites the mutant's rule.
  private static func quickRow(_ mutant: Safeguard, _ subjects: [MutantSubject]) -> MutantRow {
    let citing = subjects.filter { $0.scenario.rules.contains(mutant.rule) }
    let others = subjects.filter { !$0.scenario.rules.contains(mutant.rule) }
    var signs: [MutantSign] = []
    for subject in citing + others {
      guard let sign = subject.sign(of: mutant) else { continue }
      if sign.isKill { return MutantRow(mutant, signs: [sign]) }
      signs.append(sign)
    }
    return MutantRow(mutant, signs: signs.sorted { Files.precedes($0.path, $1.path) })
  }
}
