/// Where old ids lead (rule `identity.alias`).
extension State {
  /// Whether an id is an old one.
  @inline(__always)
  public func isAlias(_ id: EntityID) -> Bool { firstAlias(of: id) >= 0 }

  /// What became of an old id last: its first row; the others follow by `next`.
  @inline(__always)
  func firstAlias(of id: EntityID) -> Int32 {
    guard id.isWellFormed else { return -1 }
    return switch id.kind {
    case .project: id.index < projects.count ? projects[id.index].firstAlias : -1
    case .task: id.index < tasks.count ? tasks[id.index].firstAlias : -1
    case .comment: id.index < comments.count ? comments[id.index].firstAlias : -1
    case .tenant, .user, .team, .proposal: -1
    }
  }

  /// The ids that an old id was itself made to lead to, in order.
  public func successors(of id: EntityID) -> [EntityID] {
    var successors: [EntityID] = []
    var next = firstAlias(of: id)
    while next >= 0 {
      successors.append(aliases[Int(next)].new)
      next = aliases[Int(next)].next
    }
    return successors
  }

  /// Where an id leads through any number of hops, in order and each once: itself, unless it is an
  /// old one. A loop leads nowhere; only a faulty engine or a damaged world makes one.
  public func ends(of id: EntityID) -> [EntityID] {
    var ends: [EntityID] = []
    var seen: [EntityID] = []
    var waiting = [id]
    while let next = waiting.popLast() {
      if seen.contains(next) { continue }
      seen.append(next)
      if isAlias(next) {
        waiting += successors(of: next).reversed()
      } else {
        ends.append(next)
      }
    }
    return ends
  }

  /// Makes an id an old one, which leads to its successors for ever.
  mutating func lead(
    _ old: EntityID, to successors: [EntityID], by actor: EntityID?, at instant: Instant
  ) {
    var first: Int32 = -1
    for new in successors.reversed() {
      first = Int32(
        aliases.append(AliasRow(old: old, new: new, actor: actor, at: instant, next: first)))
    }
    switch old.kind {
    case .project where old.index < projects.count: projects[old.index].firstAlias = first
    case .task where old.index < tasks.count: tasks[old.index].firstAlias = first
    case .comment where old.index < comments.count: comments[old.index].firstAlias = first
    case .project, .task, .comment, .tenant, .user, .team, .proposal: break
    }
  }
}
