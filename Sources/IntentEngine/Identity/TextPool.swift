/// Every title, text and utterance that a run can meet, interned to a small integer.
///
/// The pool is filled before a run and only looked up during it, so it is shared by all copies of a
/// world without cost.
public struct TextPool: Sendable, Hashable {
  private var texts: [String] = [""]
  private var lengths: [Int] = [0]
  private var ids: [String: TextID] = ["": .empty]

  /// A pool that holds the empty text alone.
  public init() {}

  /// How many different texts the pool holds.
  public var count: Int { texts.count }

  /// The id of `text`, added when it is new.
  public mutating func intern(_ text: String) -> TextID {
    if let known = ids[text] { return known }
    let id = TextID(texts.count)
    texts.append(text)
    lengths.append(text.utf8.count)
    ids[text] = id
    return id
  }

  /// Whether the pool holds a text of this id; one that a client sent may be any integer.
  public func contains(_ id: TextID) -> Bool { texts.indices.contains(Int(id.index)) }

  /// The characters of a text.
  public subscript(id: TextID) -> String { texts[Int(id.index)] }

  /// The length of a text in bytes of UTF-8.
  public func byteCount(_ id: TextID) -> Int { lengths[Int(id.index)] }
}
