/// The golden of the sizes of all searches: how many worlds and ways there are, scenario by scenario.
///
/// `scenarios/` has it in `golden/worlds.golden`. It shows when an edit makes a search larger, or when
/// a search sees less than it did. The sizes are those without reductions: where something is left
/// out, no size is compared, but only whether each is that of a search which there still is.
struct WorldsGolden {
  private let golden: SuiteGolden
  /// Whether searches are as large as the golden says.
  private let hasSizes: Bool

  /// Finds the golden's place; `nil` where the options ask for a part of the scenarios only.
  init?(_ options: ExploreOptions) {
    guard options.filter == nil, let golden = SuiteGolden("worlds", of: options.paths) else {
      return nil
    }
    self.golden = golden
    hasSizes =
      options.selection.without.isEmpty && options.limit == ExploreOptions.limit
      && (options.isUpdate || options.reductions.isEmpty)
  }

  /// The golden, where it is left behind by scenarios of which none is explored any more.
  var orphan: OrphanGolden? { golden.orphan }

  /// Compares the sizes with the golden, or writes it.
  ///
  /// - Returns: what is wrong.
  func compare(_ results: [ScenarioResult], isUpdate: Bool) -> Failure? {
    guard hasSizes else { return leftBehind(by: results) }
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

  /// The sizes of searches that nobody makes any more.
  private func leftBehind(by results: [ScenarioResult]) -> Failure? {
    guard let bytes = try? Files.read(golden.path) else { return nil }
    let made = Set(
      results.filter { !($0.explored?.verdict.isSampled ?? false) }.map { golden.stem($0.path) })
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let left = lines.filter { line in
      !made.contains(String(line[..<(line.firstRange(of: "  ")?.lowerBound ?? line.endIndex)]))
    }
    guard !left.isEmpty else { return nil }
    return Failure(
      .goldenDiffers, message: "\(golden.path) tells of what is not explored any more",
      details: left.map { "-\($0)" } + ["without it: \(golden.update("explore"))"])
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
