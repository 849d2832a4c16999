/// Somebody who may hold an old id.
struct Holder: BitwiseCopyable, Hashable, Sendable {
  let old: EntityID
  let user: EntityID
}

extension State {
  /// Whether a user may hold an old id.
  func mayHold(_ old: EntityID, _ user: EntityID) -> Bool {
    holders.contains(Holder(old: old, user: user))
  }

  /// Notes who may hold an old id of time 0, suspended or not.
  mutating func noteHolders(of old: EntityID) {
    for end in ends(of: old) where exists(end) {
      guard let project = project(of: end) else { continue }
      for user in users.rows.indices.map({ EntityID(.user, $0) }) {
        let isMember = tenancy(of: user, in: projects[project.index].tenant) != nil
        if isMember, reaches(user, project) { holders.append(Holder(old: old, user: user)) }
      }
    }
  }
}
