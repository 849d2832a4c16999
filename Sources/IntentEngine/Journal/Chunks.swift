/// A list that only grows at its end, kept in chunks of a fixed size.
///
/// Growing moves nothing beyond the first chunk, so the cost of an append does not depend on how
/// much there is; and a copy shares all chunks but the last one that either of them writes.
public struct Chunks<Element: BitwiseCopyable & Hashable & Sendable>: Hashable, Sendable {
  /// The elements of one chunk: a power of two.
  @inlinable static var size: Int { 4_096 }

  @usableFromInline var chunks: [[Element]] = []
  /// How many elements there are.
  public private(set) var count = 0

  init() {}

  /// Adds an element at the end.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count % Chunks.size == 0 { addChunk() }
    chunks[chunks.count - 1].append(element)
    count += 1
  }

  private mutating func addChunk() {
    var chunk: [Element] = []
    // Most runs need a small part of the first chunk, which so grows as any array does.
    if !chunks.isEmpty { chunk.reserveCapacity(Chunks.size) }
    chunks.append(chunk)
  }

  /// Takes the last elements back.
  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count, "can't take \(number) of \(count) back")
    let kept = count - number
    let full = (kept + Chunks.size - 1) / Chunks.size
    chunks.removeLast(chunks.count - full)
    if let last = chunks.last {
      chunks[full - 1].removeLast(last.count - (kept - (full - 1) * Chunks.size))
    }
    count = kept
  }
}

extension Chunks: RandomAccessCollection {
  /// The first index: 0.
  @inlinable public var startIndex: Int { 0 }

  /// The index behind the last element.
  @inlinable public var endIndex: Int { count }

  /// One element; an index out of range stops the program.
  @inlinable @inline(__always)
  public subscript(index: Int) -> Element {
    precondition(index >= 0 && index < count, "\(index) is not below \(count)")
    return chunks[index / Chunks.size][index % Chunks.size]
  }
}
