import IntentEngine

/// The figures that are kept are those that the audit tells (rule `measure.intent`).
///
/// While exploring it is asked of the runs that stand for outcomes: figures decide nothing, so that no
/// explored world keeps them. A run that ends the same may still be counted wrongly.
enum MeasuresAgree {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    failures(playthrough.world.engine)
  }

  /// What an engine counts otherwise than its audit tells.
  static func failures(_ engine: Engine) -> [Failure] {
    let recount = Recount(of: engine)
    if recount.agrees(with: engine) { return [] }
    return IntentKind.allCases.flatMap { intent in
      EntryPoint.allCases.flatMap { entry in
        differences(
          intent, entry, engine.measure(of: intent, at: entry),
          recount.measure(of: intent, at: entry))
      }
    }
  }

  private static func differences(
    _ intent: IntentKind, _ entry: EntryPoint, _ kept: MeasureRow, _ told: MeasureRow
  ) -> [Failure] {
    guard kept != told else { return [] }
    return Figure.allCases.filter { $0.value(of: kept) != $0.value(of: told) }.map { figure in
      let (left, right) = (figure.value(of: kept) ?? 0, figure.value(of: told) ?? 0)
      return Failure(
        .universalRule, rule: .measureIntent,
        message:
          "\(intent.slug).\(figure.rawValue) of \(entry.word) is counted as \(left), and the audit "
          + "tells \(right)")
    }
  }
}
