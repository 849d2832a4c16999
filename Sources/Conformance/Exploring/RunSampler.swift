import IntentEngine
import IntentSimulation

/// Runs from one world, each drawn by its number alone.
///
/// First it is drawn how many faults of each kind the run may have, up to the budget, so that there are
/// runs with few; then, at each event, every one that can happen is as likely as the other.
struct RunSampler {
  /// The most events of one run: who goes on longer may never end.
  static let longest = 10_000

  private let root: World
  private let random = RandomSource(seed: 0)
  private var choices: [Choice] = []
  /// How many events there were.
  private(set) var events = 0
  /// How many runs came to an end.
  private(set) var ended = 0

  init(_ root: World) { self.root = root }

  /// Draws one run.
  ///
  /// - Parameter look: is shown each world, with the number by which the way to it is found again; the
  ///   lower number is that of the shorter way.
  /// - Returns: what has happened.
  mutating func draw(
    _ run: Int, look: (World, _ number: Int, _ isFinal: Bool) -> Void
  ) -> [EventIdentity] {
    let way = go(run, upTo: RunSampler.longest, look)
    if choices.isEmpty { ended += 1 }
    events += way.count
    return way
  }

  /// What leads to a world that was shown.
  mutating func way(to number: Int) -> [EventIdentity] {
    go(number & 0xFFFF_FFFF, upTo: number >> 32) { _, _, _ in }
  }

  /// Goes a run's way, to its end or up to so many events; `choices` are those of the last world that
  /// was shown.
  private mutating func go(
    _ run: Int, upTo limit: Int, _ look: (World, _ number: Int, _ isFinal: Bool) -> Void
  ) -> [EventIdentity] {
    var (world, way): (World, [EventIdentity]) = (beginning(of: run), [])
    while way.count < limit {
      world.choices(into: &choices)
      look(world, way.count << 32 | run, choices.isEmpty)
      if choices.isEmpty { break }
      let draw = Draw(.walk, subject: UInt32(run), number: UInt32(way.count))
      let choice = world.first(like: random.pick(choices, draw))
      way.append(world.identity(of: choice))
      world.step(choice)
    }
    return way
  }

  private func beginning(of run: Int) -> World {
    var options = root.options
    let kinds: [WritableKeyPath<WorldOptions, Int>] = [
      \.losses, \.duplicates, \.crashes, \.expiries,
    ]
    for (number, kind) in kinds.enumerated() {
      let draw = Draw(.generation, subject: UInt32(run), number: UInt32(number))
      options[keyPath: kind] = Int(random.below(UInt64(options[keyPath: kind] + 1), draw))
    }
    return World(root.setup, options: options)
  }
}
