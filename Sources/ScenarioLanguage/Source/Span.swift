/// A stretch of one source file, in bytes.
public struct Span: Hashable, Sendable {
  /// The file, as an index into `CompiledFile.sources`; 0 is the file that was compiled.
  public var file: Int
  /// The offset of the first byte.
  public var start: Int
  /// The offset after the last byte.
  public var end: Int

  /// Makes the stretch from `start` up to, and without, `end`.
  public init(file: Int, start: Int, end: Int) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The stretch from the beginning of `self` to the end of `other`, which is in the same file.
  func through(_ other: Span) -> Span {
    Span(file: file, start: start, end: max(end, other.end))
  }
}

/// A place in a source file as people count it.
public struct Position: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalars; a tab counts one.
  public var column: Int
}
