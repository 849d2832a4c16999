/// A file that another app handed over, as it declares itself; none of it is trusted
/// (rule `file.untrusted`).
@frozen
public struct IntentFile: BitwiseCopyable, Hashable, Sendable {
  public var name: TextID
  /// The media type that it claims.
  public var type: TextID
  /// The size of its content, in bytes.
  public var size: UInt64
  /// The hash of its content: another content is another file, and another content of a key.
  public var hash: UInt64

  public init(name: TextID, type: TextID, size: UInt64, hash: UInt64) {
    self.name = name
    self.type = type
    self.size = size
    self.hash = hash
  }
}

/// The content that arrived for a file, as the server finds it.
@frozen
public struct FileContent: BitwiseCopyable, Hashable, Sendable {
  /// The media type that it shows, whatever the file claims.
  public var type: TextID
  /// In bytes.
  public var size: UInt64
  public var hash: UInt64

  public init(type: TextID, size: UInt64, hash: UInt64) {
    self.type = type
    self.size = size
    self.hash = hash
  }
}

/// A file's interned id.
@frozen
public struct FileID: BitwiseCopyable, Hashable, Sendable {
  public var index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(index) }
}

/// A content's interned id.
@frozen
public struct ContentID: BitwiseCopyable, Hashable, Sendable {
  public var index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(index) }
}
