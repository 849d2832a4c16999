/// What a member may do in a project, in rising order.
public enum Role: UInt8, BitwiseCopyable, CaseIterable, Comparable, Hashable, Sendable {
  /// Reads.
  case viewer
  /// Reads, comments, completes, renames tasks.
  case editor
  /// Everything but transferring a project that somebody else owns.
  case admin

  /// The role's one word, as scenarios and transcripts write it.
  public var word: String {
    switch self {
    case .viewer: "viewer"
    case .editor: "editor"
    case .admin: "admin"
    }
  }

  public static func < (left: Role, right: Role) -> Bool { left.rawValue < right.rawValue }
}

/// Who, beyond its members, may read a project.
public enum Audience: UInt8, BitwiseCopyable, CaseIterable, Comparable, Hashable, Sendable {
  /// Members only.
  case `private`
  /// Every active user of its tenant.
  case tenant
  /// Anybody with the link, also outside: the widest audience.
  case `public`

  /// The audience's one word, as scenarios and transcripts write it.
  public var word: String {
    switch self {
    case .private: "private"
    case .tenant: "tenant-wide"
    case .public: "public"
    }
  }

  public static func < (left: Audience, right: Audience) -> Bool { left.rawValue < right.rawValue }
}
