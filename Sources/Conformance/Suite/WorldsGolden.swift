/// The golden of the sizes of all searches: how many worlds and ways there are, scenario by scenario.
///
/// `scenarios/` has it in `golden/worlds.golden`. It shows when an edit makes a search larger, or when
/// a search sees less than it did. The sizes are those without reductions: where something is left
/// out, or only a part is asked for, nothing is compared.
struct WorldsGolden {
  private let golden: SuiteGolden

  /// Finds the golden's place; `nil` where the options ask for a part only.
  init?(_ options: ExploreOptions) {
    guard options.filter == nil, options.selection.without.isEmpty,
      options.limit == ExploreOptions.limit, options.isUpdate || options.reductions.isEmpty,
      let golden = SuiteGolden("worlds", of: options.paths)
    else { return nil }
    self.golden = golden
  }

  /// Compares the sizes with the golden, or writes it.
  ///
  /// - Returns: what is wrong.
  func compare(_ results: [ScenarioResult], isUpdate: Bool) -> Failure? {
    let isBroken = results.contains { $0.verdict != .holds }
    let text = text(of: results)
    let compared = golden.compare(text, command: "explore", isBroken: isBroken)
    guard isUpdate, !isBroken, compared.status != .equal else { return compared.failure }
    do throws(FileProblem) {
      try GoldenRecorder.write(text, to: golden.path)
      return nil
    } catch {
      return Failure(.goldenUnwritable, message: "can't write the golden \(error.message)")
    }
  }

  private func text(of results: [ScenarioResult]) -> String {
    let rows = results.compactMap { result in
      result.explored.flatMap { figures in
        figures.verdict.isSampled
          ? nil
          : [
            golden.stem(result.path), figures.verdict.text, Count.of(figures.worlds, "world"),
            Count.of(figures.transitions, "transition"), "depth \(figures.depth)",
            Count.of(figures.finals, "end"), Count.of(figures.outcomes, "outcome"),
          ]
      }
    }
    return Columns.aligned(rows, rightAligning: [2, 3, 4, 5, 6])
      .map { $0.dropFirst(2) + "\n" }.joined()
  }
}
