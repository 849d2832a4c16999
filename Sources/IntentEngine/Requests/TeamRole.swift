/// What a member may do in a team, in rising order.
public enum TeamRole: UInt8, BitwiseCopyable, CaseIterable, Comparable, Hashable, Sendable {
  /// Edits what the team owns.
  case member
  /// Administers what the team owns, and says who is in it.
  case admin

  /// The role's one word, as scenarios and transcripts write it.
  public var word: String {
    switch self {
    case .member: "member"
    case .admin: "admin"
    }
  }

  public static func < (left: TeamRole, right: TeamRole) -> Bool {
    left.rawValue < right.rawValue
  }
}
