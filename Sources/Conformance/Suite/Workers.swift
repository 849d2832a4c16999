/// Does many pieces of work at once: the only place in the package where threads play a part.
enum Workers {
  /// The results of all pieces, in their order, whatever the order in which they end.
  ///
  /// - Parameter progress: is told how many pieces have ended; never two calls at once.
  static func map<Result: Sendable>(
    count: Int, jobs: Int, progress: (Int) -> Void = { _ in },
    _ work: @escaping @Sendable (Int) -> Result
  ) async -> [Result] {
    guard jobs > 1 && count > 1 else {
      return (0..<count).map { index in
        defer { progress(index + 1) }
        return work(index)
      }
    }
    return await withTaskGroup(of: (Int, Result).self) { group in
      var results = [Result?](repeating: nil, count: count)
      var next = 0
      var ended = 0
      func begin() {
        guard next < count else { return }
        let index = next
        next += 1
        group.addTask { (index, work(index)) }
      }
      for _ in 0..<jobs { begin() }
      while let (index, result) = await group.next() {
        results[index] = result
        ended += 1
        progress(ended)
        begin()
      }
      return results.compactMap(\.self)
    }
  }
}
