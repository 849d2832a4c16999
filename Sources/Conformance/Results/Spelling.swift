/// Finds what a mistyped word was probably meant to be.
package enum Spelling {
  /// The nearest of `known`, if any is near: at most one edit in three letters, and one at least.
  ///
  /// Of several that are equally near, the first counts.
  package static func nearest(to word: String, among known: [String]) -> String? {
    let limit = max(1, word.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = distance(Array(word.utf8.prefix(100)), Array(candidate.utf8.prefix(100)))
      if distance <= limit && distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
  }

  /// `; did you mean "…"?`, or nothing.
  package static func suggestion(for word: String, among known: [String]) -> String {
    nearest(to: word, among: known).map { "; did you mean \"\($0)\"?" } ?? ""
  }

  /// How many letters must be put in, taken out, replaced or swapped with their neighbour.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let replaced = last[j] + (left[i] == right[j] ? 0 : 1)
        var least = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, before[j - 1] + 1)
        }
        row.append(least)
      }
      (before, last) = (last, row)
    }
    return last[right.count]
  }
}
