/// What a random number is drawn for.
package enum DrawPurpose: UInt32, CaseIterable {
  case latency, loss, duplication, secondLatency, reordering, holdBack, backoff
  case habit
  /// Which choice comes next, where nothing but chance decides.
  case walk
  /// A decision of the generator of random scenarios.
  case generation
}

/// The address of one draw: what it is for and nothing else, so that a twin world, a shrunk scenario
/// or another order of events leaves all other draws as they were.
package struct Draw {
  package var purpose: DrawPurpose
  /// The index of the invocation, or a device's index with the top bit set.
  package var subject: UInt32
  /// The number of the message or attempt, from 1.
  package var number: UInt32
  /// Which leg of the exchange.
  package var leg: UInt32

  package init(_ purpose: DrawPurpose, subject: UInt32, number: UInt32, leg: UInt32 = 0) {
    self.purpose = purpose
    self.subject = subject
    self.number = number
    self.leg = leg
  }
}

/// All that a run draws at random, from one seed.
package struct RandomSource: Hashable, Sendable {
  private var key: SIMD2<UInt32>

  package init(seed: UInt64) {
    key = SIMD2(UInt32(truncatingIfNeeded: seed), UInt32(truncatingIfNeeded: seed >> 32))
  }

  /// An unbiased number below `bound` (Lemire, "Fast random integer generation in an interval",
  /// 2019).
  package func below(_ bound: UInt64, _ draw: Draw) -> UInt64 {
    precondition(bound > 0, "a draw below 0")
    var (high, low) = word(draw, 0).multipliedFullWidth(by: bound)
    guard low < bound else { return high }
    // Only here can the word be one of the few that would favour some results.
    let threshold = (0 &- bound) % bound
    var round: UInt32 = 0
    while low < threshold {
      round &+= 1
      (high, low) = word(draw, round).multipliedFullWidth(by: bound)
    }
    return high
  }

  /// One of a list, each as likely as the other.
  package func pick<Element>(_ list: [Element], _ draw: Draw) -> Element {
    list[Int(below(UInt64(list.count), draw))]
  }

  /// Whether a chance, given in basis points, comes true.
  package func happens(_ basisPoints: Int, _ draw: Draw) -> Bool {
    guard basisPoints > 0 else { return false }
    return below(10_000, draw) < UInt64(basisPoints)
  }

  private func word(_ draw: Draw, _ round: UInt32) -> UInt64 {
    let counter = SIMD4(draw.subject, draw.number, draw.purpose.rawValue << 8 | draw.leg, round)
    let block = Philox.block(counter, key: key)
    return UInt64(block.y) << 32 | UInt64(block.x)
  }
}
