import Dispatch
import IntentSimulation

/// Looking at many worlds at once.
///
/// A level is looked at as a whole: what is not known yet is found out first, by one; then each job looks
/// at a stretch of the worlds, and then takes the fingerprints of its parts. A new world belongs to the
/// first world, and to its first move, that leads there, so that what is found does not depend on who
/// was faster.
extension Explorer {
  /// How many parts the fingerprints are in.
  static func parts(_ jobs: Int) -> Int { jobs == 1 ? 1 : 64 }

  /// The part that a fingerprint is in.
  func part(of fingerprint: UInt64) -> Int { Explorer.part(of: fingerprint, seen.count) }

  static func part(of fingerprint: UInt64, _ parts: Int) -> Int {
    parts == 1 ? 0 : Int(fingerprint >> 58)
  }

  /// Whether a level is worth being looked at by many.
  func isWide(_ level: [PackedStates]) -> Bool {
    jobs > 1 && level.reduce(0) { $0 + $1.count } >= jobs * 32
  }

  /// Looks at a level together.
  mutating func searchTogether(
    _ level: [PackedStates], _ onlyFinals: Bool, _ show: (World, Int, Bool) -> Void
  ) -> [PackedStates] {
    var stretches = stretches(of: level)
    repeat {
      findOut(for: stretches)
      Explorer.together(&stretches) { [known] in $0.look(known) }
    } while stretches.contains { $0.unknown != nil }
    // Who may come to the limit goes step by step, to stop at the right one.
    let reached = stretches.reduce(0) { $0 + $1.reached.count }
    if parents.count + reached > limit { return search(level, onlyFinals, show) }
    for stretch in stretches { tell(stretch, onlyFinals, show) }
    sift(&stretches)
    Explorer.together(&stretches) { [known] in $0.pack(known) }
    for stretch in stretches {
      parents.append(contentsOf: stretch.parentsOfNew)
      fingerprints.append(contentsOf: stretch.fingerprintsOfNew)
    }
    return stretches.map(\.next)
  }

  private func stretches(of level: [PackedStates]) -> [Stretch] {
    let count = level.reduce(0) { $0 + $1.count }
    let size = max(1, (count + jobs * 4 - 1) / (jobs * 4))
    var stretches: [Stretch] = []
    var first = lookedAt
    for states in level {
      for start in stride(from: 0, to: states.count, by: size) {
        let range = start..<min(states.count, start + size)
        stretches.append(
          Stretch(states: states, range: range, first: first, parts: seen.count, jobs: jobs))
        first += range.count
      }
    }
    return stretches
  }

  /// Finds out what the stretches stopped at.
  private mutating func findOut(for stretches: [Stretch]) {
    for stretch in stretches {
      guard let place = stretch.unknown else { continue }
      find(place, of: stretch.states)
    }
  }

  /// Shows the worlds of a stretch, in order.
  private mutating func tell(
    _ stretch: Stretch, _ onlyFinals: Bool, _ show: (World, Int, Bool) -> Void
  ) {
    found.transitions += stretch.transitions
    found.finals += stretch.finals.count
    for place in onlyFinals ? stretch.finals : Array(stretch.range) {
      look.load(place, of: stretch.states, known)
      store.enter(look.state.values, look.state.messages)
      let number = stretch.first + place - stretch.range.lowerBound
      show(store.live, number, onlyFinals || stretch.finals.contains(place))
    }
    lookedAt += stretch.range.count
  }

  /// Keeps of the worlds that were reached those that are new, each once.
  private mutating func sift(_ stretches: inout [Stretch]) {
    var sifters = (0..<jobs).map { Sifter(job: $0, of: jobs, seen: seen) }
    // Each part has one owner, who alone changes it.
    let count = seen.count
    seen = []
    Explorer.together(&sifters) { [stretches] in $0.sift(stretches) }
    var parts = [FingerprintSet?](repeating: nil, count: count)
    for sifter in sifters {
      for (place, set) in sifter.seen.enumerated() { parts[sifter.part(place)] = set }
      for (stretch, new) in sifter.new.enumerated() { stretches[stretch].new.append(new) }
    }
    seen = parts.compactMap(\.self)
  }

  /// Lets each piece of work be done by whoever is free.
  private static func together<Work: Sendable>(
    _ work: inout [Work], _ body: @Sendable (inout Work) -> Void
  ) {
    work.withUnsafeMutableBufferPointer { buffer in
      let shared = Shared(buffer)
      DispatchQueue.concurrentPerform(iterations: shared.buffer.count) { index in
        // What a job writes all the time is not beside what another one does.
        var own = shared.buffer.moveElement(from: index)
        body(&own)
        shared.buffer.initializeElement(at: index, to: own)
      }
    }
  }

  /// Pieces of work of which each is touched by one job alone.
  private struct Shared<Work>: @unchecked Sendable {
    let buffer: UnsafeMutableBufferPointer<Work>

    init(_ buffer: UnsafeMutableBufferPointer<Work>) { self.buffer = buffer }
  }
}
