/// A list that grows in pieces, so that no room is kept for more than one of them, and nothing is moved.
struct GrowingList<Element: BitwiseCopyable & Sendable> {
  /// The elements of one piece: a power of two.
  private static var size: Int { 1 << 14 }

  private var pieces: [[Element]] = []
  private(set) var count = 0

  /// Adds an element at the end.
  mutating func append(_ element: Element) {
    makeRoom()
    pieces[pieces.count - 1].append(element)
    count += 1
  }

  /// Adds elements at the end.
  mutating func append(contentsOf elements: [Element]) {
    var start = 0
    while start < elements.count {
      makeRoom()
      // As many as the piece has room for go at once.
      let end = min(elements.count, start + GrowingList.size - count % GrowingList.size)
      pieces[pieces.count - 1].append(contentsOf: elements[start..<end])
      count += end - start
      start = end
    }
  }

  /// Begins a piece where the last one is full.
  private mutating func makeRoom() {
    guard count % GrowingList.size == 0 else { return }
    var piece: [Element] = []
    piece.reserveCapacity(GrowingList.size)
    pieces.append(piece)
  }

  subscript(index: Int) -> Element {
    get { pieces[index / GrowingList.size][index % GrowingList.size] }
    set { pieces[index / GrowingList.size][index % GrowingList.size] = newValue }
  }

  /// The bytes that the pieces take.
  var byteCount: Int { pieces.count * GrowingList.size * MemoryLayout<Element>.stride }
}
