import IntentEngine

/// The golden of the whole matrix: how many notice each mutant, who is the first, and by what.
///
/// `scenarios/` has it in `golden/mutants.golden`. Where only a part of the scenarios or of the
/// mutants is asked for, nothing is compared.
struct MutantGolden {
  private let golden: SuiteGolden

  /// Finds the golden's place; nothing where the matrix has none.
  ///
  /// - Throws: where one is to be written that has no place, or that would be a scenario's as well.
  init?(_ options: MutantOptions) throws(UsageProblem) {
    guard options.filter == nil, options.only.isEmpty, !options.isQuick,
      let golden = SuiteGolden("mutants", of: options.paths)
    else {
      if options.isUpdate {
        throw UsageProblem(
          "the golden is that of all mutants and scenarios: --update goes with no part of them")
      }
      return nil
    }
    guard Files.kind(golden.namesake) == nil else {
      throw UsageProblem(
        "\(golden.namesake) would have the same golden as the mutants: rename it")
    }
    self.golden = golden
  }

  /// Compares a matrix with its golden, or writes it.
  func compare(_ matrix: inout MutantMatrix, isUpdate: Bool) {
    let text = text(of: matrix)
    let isBroken = !matrix.broken.isEmpty || !matrix.malformed.isEmpty
    let compared = golden.compare(text, command: "mutants", isBroken: isBroken)
    (matrix.golden, matrix.goldenFailure) = (compared.status, compared.failure)
    guard isUpdate, compared.status != .equal else { return }
    if isBroken {
      matrix.golden = .refused
      return
    }
    do throws(FileProblem) {
      try GoldenRecorder.write(text, to: golden.path)
      matrix.golden = compared.status == .missing ? .created : .rewritten
      matrix.goldenFailure = nil
    } catch {
      matrix.goldenFailure = Failure(
        .goldenUnwritable, message: "can't write the golden \(error.message)")
    }
  }

  private func text(of matrix: MutantMatrix) -> String {
    let head = [
      "\(Count.of(matrix.rows.count, "mutant")), \(matrix.count(.killed)) killed, "
        + "by \(Count.of(matrix.scenarios.count, "scenario"))", "",
    ]
    return (head + matrix.rows.map(line)).map { $0 + "\n" }.joined()
  }

  private func line(_ row: MutantRow) -> String {
    switch row.verdict {
    case .survived: "\(row.mutant.slug): survived"
    case .onlyByGolden: "\(row.mutant.slug): only the goldens of \(row.signs.count) differ"
    case .killed:
      "\(row.mutant.slug): killed by \(row.kills.count), first \(golden.stem(row.kills[0].path)) "
        + "by \(row.kills[0].means)"
    }
  }
}
