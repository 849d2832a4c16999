/// Philox4x32-10: a counter-based random generator (Salmon, Moraes, Dror and Shaw, "Parallel random
/// numbers: as easy as 1, 2, 3", SC 2011).
///
/// Being a function of its counter, it has no state: a draw depends only on what it is for, never on
/// how many were made before. The tests hold the known-answer vectors of Random123.
package enum Philox {
  /// The four words that belong to a counter and a key.
  package static func block(_ counter: SIMD4<UInt32>, key: SIMD2<UInt32>) -> SIMD4<UInt32> {
    var (x, y, z, w) = (counter.x, counter.y, counter.z, counter.w)
    var (left, right) = (key.x, key.y)
    for _ in 0..<10 {
      let first = (0xD251_1F53 as UInt32).multipliedFullWidth(by: x)
      let second = (0xCD9E_8D57 as UInt32).multipliedFullWidth(by: z)
      (x, y) = (second.high ^ y ^ left, second.low)
      (z, w) = (first.high ^ w ^ right, first.low)
      // The key moves on by the golden ratio and by the square root of 3 less 1.
      left &+= 0x9E37_79B9
      right &+= 0xBB67_AE85
    }
    return SIMD4(x, y, z, w)
  }
}
