/// An entity's typed id: stable for life, the same on every device, never reused.
///
/// The id is interned to a small integer; what people and scenarios call the entity is kept outside
/// the hot state. The tenant it is bound to is in the entity's own row (rule `identity.verifiable`).
@frozen
public struct EntityID: BitwiseCopyable, Hashable, Comparable, Sendable {
  /// The kind in the top four bits, the row's index below.
  public var rawValue: UInt32

  @inlinable
  public init(_ kind: EntityKind, _ index: Int) {
    precondition(index >= 0 && index < EntityID.limit, "entity index \(index) is out of range")
    rawValue = UInt32(kind.rawValue) << 28 | UInt32(truncatingIfNeeded: index)
  }

  /// Takes an id back from its integer, as stored in a row.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The most entities of one kind.
  public static let limit = 1 << 28 - 1

  /// Whether the id names a kind; one that a client sent may be any integer.
  @inlinable
  public var isWellFormed: Bool { rawValue >> 28 < UInt32(EntityKind.allCases.count) }

  /// The kind of entity that the id names; the id must be well-formed.
  @inlinable
  public var kind: EntityKind {
    guard let kind = EntityKind(rawValue: UInt8(truncatingIfNeeded: rawValue >> 28)) else {
      preconditionFailure("entity id \(rawValue) has no kind")
    }
    return kind
  }

  /// The entity's row in the table of its kind.
  @inlinable
  public var index: Int { Int(rawValue & 0x0FFF_FFFF) }

  @inlinable
  public static func < (left: EntityID, right: EntityID) -> Bool { left.rawValue < right.rawValue }
}

/// A device's interned id.
@frozen
public struct DeviceID: BitwiseCopyable, Hashable, Comparable, Sendable {
  public var index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(index) }

  /// No device: a request that an administrator's console sent.
  public static let none = DeviceID(-1)

  @inlinable
  public static func < (left: DeviceID, right: DeviceID) -> Bool { left.index < right.index }
}

/// A sign-in's interned id.
@frozen
public struct SessionID: BitwiseCopyable, Hashable, Sendable {
  public var index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(index) }

  /// No session: nobody is signed in.
  public static let none = SessionID(-1)
}

/// A text's interned id; the characters are kept outside the hot state, in the `TextPool`.
@frozen
public struct TextID: BitwiseCopyable, Hashable, Sendable {
  public var index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(index) }

  /// The empty text.
  public static let empty = TextID(0)

  /// The id as a row's plain bits, and back.
  var bits: UInt32 { UInt32(bitPattern: index) }
  init(bits: UInt32) { index = Int32(bitPattern: bits) }
}

/// An entity's version: starts at 1, rises by one with each change, never falls or repeats.
@frozen
public struct Version: BitwiseCopyable, Hashable, Comparable, Sendable {
  public var number: UInt32

  @inlinable
  public init(_ number: UInt32) { self.number = number }

  /// The version after this one; the last one there can be stays.
  @inlinable
  public var next: Version { Version(number == .max ? .max : number + 1) }

  @inlinable
  public static func < (left: Version, right: Version) -> Bool { left.number < right.number }
}

/// A confirmation challenge's interned id.
@frozen
public struct ChallengeID: BitwiseCopyable, Hashable, Sendable {
  public var index: Int32

  @inlinable
  public init(_ index: Int) { self.index = Int32(index) }
}
