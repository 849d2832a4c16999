import IntentEngine

extension Checker {
  /// A whole number within a range.
  mutating func number(_ binding: Binding, _ range: ClosedRange<UInt64>) -> UInt64? {
    guard case .success(let number) = Values.number(binding.text), range.contains(number) else {
      diagnostics.report(
        .badNumber, binding.span,
        "\(binding.token.shown) is no whole number from \(range.lowerBound) to \(range.upperBound)")
      return nil
    }
    return number
  }

  /// A whole number within a range, as the model counts.
  mutating func count(_ binding: Binding, _ range: ClosedRange<UInt64>) -> Int? {
    number(binding, range).map { Int($0) }
  }

  /// An intent schema that there is, or was.
  mutating func schema(_ binding: Binding) -> UInt16? {
    let known = Request.knownSchemas
    return number(binding, UInt64(known.lowerBound)...UInt64(known.upperBound)).map { UInt16($0) }
  }

  /// A version: from 1.
  mutating func version(_ binding: Binding) -> Version? {
    number(binding, 1...UInt64(LanguageLimits.version)).map { Version(UInt32($0)) }
  }

  /// A duration.
  mutating func duration(_ binding: Binding) -> Milliseconds? {
    duration(binding.text[...], binding.span)
  }

  /// `+2s`.
  mutating func delay(_ binding: Binding) -> Milliseconds? {
    duration(binding.text.dropFirst(), binding.span)
  }

  /// `+5m`, `-5m`.
  mutating func offset(_ binding: Binding) -> Milliseconds? {
    guard let sign = binding.text.first, sign == "+" || sign == "-" else {
      diagnostics.report(
        .badDuration, binding.span,
        "expected an offset like +5m or -5m, found "
          + binding.token.shown)
      return nil
    }
    return duration(binding.text.dropFirst(), binding.span).map { sign == "-" ? -$0 : $0 }
  }

  /// `20ms..80ms`, `50ms`.
  mutating func latency(_ binding: Binding) -> ClosedRange<Milliseconds>? {
    let (first, last) = binding.text.split(at: "..")
    guard let first = duration(first, binding.span) else { return nil }
    guard let last else { return first...first }
    guard let last = duration(last, binding.span) else { return nil }
    guard first <= last else {
      diagnostics.report(
        .reversedLatency, binding.span, "the latency ends before it begins",
        suggestion: "write the shorter one first")
      return nil
    }
    return first...last
  }

  private mutating func duration(_ text: Substring, _ span: Span) -> Milliseconds? {
    switch Values.duration(text) {
    case .success(let duration): return duration
    case .failure(.malformed):
      diagnostics.report(
        .badDuration, span, "\(Wording.quoted(String(text))) is no duration",
        suggestion: "a duration is written like 1d2h3m4s5ms")
    case .failure(.tooLarge):
      diagnostics.report(
        .durationTooLong, span, "\(Wording.quoted(String(text))) is longer than ten years")
    }
    return nil
  }

  /// `30%`, in basis points.
  mutating func basisPoints(_ binding: Binding) -> Int? {
    if case .success(let points) = Values.basisPoints(binding.text) { return points }
    diagnostics.report(
      .badPercent, binding.span, "\(binding.token.shown) is no percentage up to 100%",
      suggestion: "write it like 30% or 0.25%")
    return nil
  }

  /// `once`, `twice`, `never`, `3 times`.
  mutating func times(_ binding: Binding) -> Int? {
    if binding.tokens.count > 1 { return count(binding, 0...UInt64(UInt16.max)) }
    switch binding.text {
    case "never": return 0
    case "once": return 1
    case "twice": return 2
    default:
      reportUnknownWord(binding, "number of times", ["once", "twice", "never"])
      return nil
    }
  }

  /// A role.
  mutating func role(_ binding: Binding) -> Role? {
    if let role = Role.allCases.first(where: { $0.word == binding.text }) { return role }
    reportUnknownWord(binding, "role", Role.allCases.map(\.word))
    return nil
  }

  /// A place in a team.
  mutating func teamRole(_ binding: Binding) -> TeamRole? {
    if let role = TeamRole.allCases.first(where: { $0.word == binding.text }) { return role }
    reportUnknownWord(binding, "place in a team", TeamRole.allCases.map(\.word))
    return nil
  }

  /// A kind of entity that can be looked for.
  mutating func kind(_ binding: Binding) -> EntityKind? {
    if let kind = Keywords.kinds[binding.text], Slot.contentKinds.contains(kind) { return kind }
    reportUnknownWord(binding, "kind", Slot.contentKinds.map(\.word))
    return nil
  }

  /// Reports a word that is not one of a list.
  mutating func reportUnknownWord(_ binding: Binding, _ noun: String, _ words: [String]) {
    let near = Suggestion.didYouMean(binding.text, among: words)
    diagnostics.report(
      .unknownWord, binding.span, "there is no \(noun) \(binding.token.shown)",
      suggestion: near ?? (words.count <= 12 ? "it can be \(Wording.alternatives(words))" : nil))
  }
}

extension String {
  /// What stands before and after the first occurrence of a separator.
  fileprivate func split(at separator: String) -> (Substring, Substring?) {
    guard let range = self.firstRange(of: separator) else { return (self[...], nil) }
    return (self[..<range.lowerBound], self[range.upperBound...])
  }
}
