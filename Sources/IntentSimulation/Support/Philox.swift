/// Philox4x32-10: a counter-based random generator (Salmon, Moraes, Dror and Shaw, "Parallel random
/// numbers: as easy as 1, 2, 3", SC 2011).
///
/// Being a function of its counter, it has no state: a draw depends only on what it is for, never on
/// how many were made before. The tests hold the known-answer vectors of Random123.
package enum Philox {
  /// The four words that belong to a counter and a key.
  package static func block(_ counter: SIMD4<UInt32>, key: SIMD2<UInt32>) -> SIMD4<UInt32> {
    var state = counter
    var key = key
    for round in 0..<10 {
      if round > 0 { key = key &+ weyl }
      state = self.round(state, key)
    }
    return state
  }

  /// How the key moves on between two rounds: the golden ratio and the square root of 3 less 1.
  private static let weyl = SIMD2<UInt32>(0x9E37_79B9, 0xBB67_AE85)

  private static func round(_ state: SIMD4<UInt32>, _ key: SIMD2<UInt32>) -> SIMD4<UInt32> {
    let first = (0xD251_1F53 as UInt32).multipliedFullWidth(by: state.x)
    let second = (0xCD9E_8D57 as UInt32).multipliedFullWidth(by: state.z)
    return SIMD4(
      second.high ^ state.y ^ key.x, second.low, first.high ^ state.w ^ key.y, first.low)
  }
}
