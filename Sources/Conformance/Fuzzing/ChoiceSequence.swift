import IntentSimulation

/// The decisions that a random scenario is made of, one after the other.
///
/// Everything random is a number below a bound, and all of them are written down: the same numbers
/// make the same scenario again, and smaller or fewer numbers make a simpler one. So 0 is always the
/// simplest decision, and where the numbers are used up, 0 is what comes.
struct ChoiceSequence: Hashable, Sendable {
  /// The decisions that were made so far.
  private(set) var taken: [UInt32] = []
  private let source: Source

  private enum Source: Hashable, Sendable {
    case random(RandomSource)
    case recorded([UInt32])
  }

  /// Decisions drawn at random by a seed.
  init(seed: UInt64) {
    source = .random(RandomSource(seed: seed))
    taken.reserveCapacity(256)
  }

  /// Decisions as they were written down; one that is too large becomes the largest there can be.
  init(recorded: [UInt32]) {
    source = .recorded(recorded)
    taken.reserveCapacity(recorded.count)
  }

  /// The next decision: a number below `bound`.
  mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "a decision among none")
    let number: UInt32
    switch source {
    case .random(let random):
      let draw = Draw(.generation, subject: 0, number: UInt32(taken.count))
      number = UInt32(random.below(UInt64(bound), draw))
    case .recorded(let numbers):
      let place = taken.count
      number = place < numbers.count ? min(numbers[place], UInt32(bound - 1)) : 0
    }
    taken.append(number)
    return Int(number)
  }

  /// Whether something that is so in so many of a hundred cases is so; it is not, at its simplest.
  mutating func happens(_ percent: Int) -> Bool { below(100) >= 100 - percent }

  /// One of a list; the first at its simplest.
  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }

  /// The place in a list of weights, each as often as its weight says; the first at its simplest.
  mutating func weighted(_ weights: [Int]) -> Int {
    var left = below(weights.reduce(0, +))
    for (place, weight) in weights.enumerated() {
      if left < weight { return place }
      left -= weight
    }
    return 0
  }
}
