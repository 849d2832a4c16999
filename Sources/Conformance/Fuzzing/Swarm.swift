import IntentEngine

/// What one seed plays with: some of the intents and some of the conditions.
///
/// Where everything is on at once, much is never reached: whoever loses every second message never
/// fills an outbox. A seed that leaves half of it out goes deeper into the other half.
struct Swarm: Hashable, Sendable {
  let intents: [IntentKind]
  let conditions: FuzzConditions

  /// Draws what is on: about half of the intents, and of the conditions about half or none.
  init(_ choices: inout ChoiceSequence) {
    let bits = Swarm.bits(IntentKind.allCases.count, &choices)
    let drawn = IntentKind.allCases.enumerated().filter { bits >> UInt64($0.offset) & 1 == 1 }
      .map(\.element)
    intents = drawn.isEmpty ? [.completeTask] : drawn
    let isCalm = !choices.happens(85)
    let conditions = isCalm ? 0 : Swarm.bits(FuzzCondition.allCases.count, &choices)
    self.conditions = FuzzConditions(rawValue: UInt32(conditions))
  }

  /// So many random bits, at most 64.
  private static func bits(_ count: Int, _ choices: inout ChoiceSequence) -> UInt64 {
    var bits: UInt64 = 0
    for start in stride(from: 0, to: count, by: 16) {
      let width = min(16, count - start)
      bits |= UInt64(choices.below(1 << width)) << UInt64(start)
    }
    return bits
  }

  /// Whether a condition is on.
  func has(_ condition: FuzzCondition) -> Bool { conditions.contains(condition) }
}
