import IntentEngine

extension Checker {
  /// `metric complete-task.completion of siri is 50%`.
  mutating func metric(_ match: Match<FactStatement>) -> Fact? {
    let named = metric(match[0])
    let entry = match.optional(1).map { entryPoint($0) }
    if match.statement == .metricOfNothing {
      guard let named, entry ?? .app != nil else { return nil }
      return .metric(named.intent, named.figure, of: entry ?? nil, nil)
    }
    guard let named, entry ?? .app != nil, let value = value(of: named.figure, match[2]) else {
      return nil
    }
    return .metric(named.intent, named.figure, of: entry ?? nil, value)
  }

  /// `entry points of complete-task: app, siri`.
  mutating func entryPoints(_ match: Match<FactStatement>) -> Fact? {
    let kind = intent(match[0])
    checkRepetition(match.list(1))
    let entries = match.list(1).compactMap { entryPoint($0) }
    return kind.map { .entryPoints($0, entries) }
  }

  /// An intent by its public name.
  mutating func intent(_ binding: Binding) -> IntentKind? {
    if let kind = IntentKind(slug: binding.text) { return kind }
    reportUnknownWord(binding, "intent", IntentKind.allCases.map(\.slug))
    return nil
  }

  /// An entry point.
  mutating func entryPoint(_ binding: Binding) -> EntryPoint? {
    if let entry = EntryPoint.allCases.first(where: { $0.word == binding.text }) { return entry }
    reportUnknownWord(binding, "entry point", EntryPoint.allCases.map(\.word))
    return nil
  }

  /// An intent and one of its figures, with a dot between them.
  private mutating func metric(_ binding: Binding) -> (intent: IntentKind, figure: Figure)? {
    let parts = binding.text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count == 2, let kind = IntentKind(slug: parts[0]),
      let figure = Figure(rawValue: String(parts[1]))
    {
      return (kind, figure)
    }
    let names = IntentKind.allCases.flatMap { kind in
      Figure.allCases.map { "\(kind.slug).\($0.rawValue)" }
    }
    reportUnknownWord(binding, "metric", names)
    return nil
  }

  private mutating func value(of figure: Figure, _ binding: Binding) -> Int? {
    figure.isShare ? basisPoints(binding) : count(binding, 0...UInt64(UInt32.max))
  }
}
