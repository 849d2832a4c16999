/// Every file that a run can meet, and every content, interned to a small integer; shared by all
/// copies of a world, as the `TextPool` is.
public struct FilePool: Sendable, Hashable {
  private var files: [IntentFile] = []
  private var contents: [FileContent] = []

  /// A pool that holds nothing.
  public init() {}

  /// The id of a file, added when it is new.
  public mutating func intern(_ file: IntentFile) -> FileID {
    if let known = files.firstIndex(of: file) { return FileID(known) }
    files.append(file)
    return FileID(files.count - 1)
  }

  /// The id of a content, added when it is new.
  public mutating func intern(_ content: FileContent) -> ContentID {
    if let known = contents.firstIndex(of: content) { return ContentID(known) }
    contents.append(content)
    return ContentID(contents.count - 1)
  }

  /// Whether the pool holds a file of this id; one that a client sent may be any integer.
  public func contains(_ id: FileID) -> Bool { files.indices.contains(Int(id.index)) }

  /// Whether the pool holds a content of this id.
  public func contains(_ id: ContentID) -> Bool { contents.indices.contains(Int(id.index)) }

  /// A file as it declares itself.
  public subscript(id: FileID) -> IntentFile { files[Int(id.index)] }

  /// A content.
  public subscript(id: ContentID) -> FileContent { contents[Int(id.index)] }
}
