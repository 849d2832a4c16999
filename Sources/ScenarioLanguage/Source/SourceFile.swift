/// One file of text as it was read, with its lines found.
///
/// The bytes are kept as they are: nothing is assumed about them, so that a damaged file can still
/// be told about with positions.
public struct SourceFile: Sendable {
  /// The path as people know it.
  public let path: String
  /// All bytes of the file.
  public let bytes: [UInt8]
  /// The offset of each line's first byte; a byte order mark belongs to no line.
  let lineStarts: [Int]

  /// Takes a file's bytes and finds its lines.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
    var starts = [hasMark ? 3 : 0]
    starts.reserveCapacity(64)
    for offset in bytes.indices where bytes[offset] == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// How many lines there are; text after the last line break counts as one, even when empty.
  public var lineCount: Int { lineStarts.count }

  /// The bytes of a line, from 1, without its line break.
  public func range(ofLine line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    var end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
    let endsInBreak = line < lineStarts.count
    if endsInBreak && end > start && bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The line that holds a byte, from 1; the last line for what lies behind the file.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The place of a byte as people count it.
  public func position(at offset: Int) -> Position {
    let line = line(at: offset)
    let start = lineStarts[line - 1]
    let end = min(max(offset, start), bytes.count)
    return Position(line: line, column: 1 + scalarCount(start..<end))
  }

  /// How many Unicode scalars begin in a stretch of bytes.
  func scalarCount(_ range: Range<Int>) -> Int {
    bytes[range].reduce(into: 0) { count, byte in
      if byte & 0b1100_0000 != 0b1000_0000 { count += 1 }
    }
  }

  /// The characters of a stretch of bytes; what is no UTF-8 is replaced.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
