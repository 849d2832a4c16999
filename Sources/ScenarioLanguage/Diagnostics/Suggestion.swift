/// Finds what somebody probably meant.
package enum Suggestion {
  /// The most candidates that are compared.
  private static let candidateLimit = 2_000
  /// From how many bytes on the beginning of a word stands for it.
  private static let beginningBytes = 5

  /// `did you mean "tablet"?`, when one of the candidates is near enough to `word`.
  package static func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String?
  {
    nearest(to: word, among: candidates).map { "did you mean \(Wording.quoted($0))?" }
  }

  /// The shortest candidate that `word` begins, where it is no mere slip; else the one that is
  /// fewest slips away. The first of equally near ones.
  package static func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
    let bytes = Array(word.utf8)
    guard bytes.count <= LanguageLimits.nameBytes else { return nil }
    let candidates = Array(candidates.prefix(candidateLimit))
    if bytes.count >= beginningBytes, let whole = shortest(candidates, after: bytes) {
      return whole
    }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let limit = max(1, max(bytes.count, candidate.utf8.count) / 3)
      guard abs(bytes.count - candidate.utf8.count) <= limit else { continue }
      let distance = distance(bytes, Array(candidate.utf8))
      guard distance <= limit && distance < max(bytes.count, 2) else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static func shortest(_ candidates: [String], after beginning: [UInt8]) -> String? {
    candidates.filter { $0.utf8.starts(with: beginning) }.min { $0.utf8.count < $1.utf8.count }
  }

  /// How many slips (a letter wrong, missing, too many, two swapped) lie between two words.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1] + [Int](repeating: 0, count: right.count)
      for j in right.indices {
        let substitution = last[j] + (left[i] == right[j] ? 0 : 1)
        row[j + 1] = min(substitution, last[j + 1] + 1, row[j] + 1)
        let isSwap = i > 0 && j > 0 && left[i] == right[j - 1] && left[i - 1] == right[j]
        if isSwap { row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1) }
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
