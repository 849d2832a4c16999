extension Engine {
  /// Keeps what an effect has hidden from whom, in the transaction of the effect
  /// (rule `discover.follows-access`).
  ///
  /// - Parameter sights: who saw what before it.
  mutating func writeLosses(_ sights: [Sight], _ record: AuditRecord) {
    for sight in sights {
      // Whoever loses the same shares it.
      var written: [(entities: [EntityID], first: Int32)] = []
      for user in sight.users where !state.sees(user, sight.root) {
        let entities = lost(sight, by: user)
        let known = written.first { $0.entities == entities }?.first
        let first = known ?? Int32(state.lost.count)
        if known == nil {
          for entity in entities { write(.contentLost(entity), record) }
          written.append((entities, first))
        }
        write(
          .accessLost(user, in: sight.tenant, first: first, count: Int32(entities.count)), record)
      }
    }
  }

  /// Tells a device what its user may see no more, until it says that it heard: any answer does,
  /// and one that is lost loses no news.
  func tellLosses(_ reply: inout Reply, _ context: borrowing Context) {
    guard context.isKnown, !isOver(context.request.session, context.now) else { return }
    reply.losses = losses(
      of: context.user, in: context.tenant, since: heard(context.request.acknowledged, context))
    if safeguards.lacks(.discoverFollowsAccessContact) { reply.losses.entities = [] }
  }

  /// What a user has lost in a tenant, and may still not see.
  ///
  /// - Parameter acknowledged: how many losses the device has heard of; one that keeps no copies
  ///   names more than there can be.
  public func losses(
    of user: EntityID, in tenant: EntityID, since acknowledged: UInt32
  ) -> Losses {
    var losses = Losses()
    guard let tenancy = state.tenancy(of: user, in: tenant) else { return losses }
    losses.count = tenancy.losses
    if acknowledged >= tenancy.losses { return losses }
    var next = tenancy.lastLoss
    for _ in acknowledged..<tenancy.losses {
      let row = state.losses[Int(next)]
      for place in row.first..<row.first + row.count {
        losses.entities.append(state.lost[Int(place)].entity)
      }
      next = row.previous
    }
    let all = losses.entities.sorted()
    let once = all.indices.filter { $0 == 0 || all[$0] != all[$0 - 1] }.map { all[$0] }
    losses.entities = once.filter { !state.sees(user, $0) }
    return losses
  }

  /// What a device says that it has heard; a faulty engine takes all for heard that it has told
  /// before.
  private func heard(_ acknowledged: UInt32, _ context: borrowing Context) -> UInt32 {
    guard safeguards.lacks(.discoverFollowsAccessAcknowledged) else { return acknowledged }
    let (user, device) = (context.user, context.device)
    let told = journal.records.dropLast().lastIndex { $0.user == user && $0.device == device }
    let news = journal.records[((told ?? -1) + 1)...].reduce(0) { count, record in
      count + journal.events(of: record).count { $0.isLoss(of: user) }
    }
    let all = state.tenancy(of: user, in: context.tenant)?.losses ?? 0
    return all - min(all, UInt32(news))
  }
}

extension Event {
  fileprivate func isLoss(of user: EntityID) -> Bool {
    if case .accessLost(user, _, _, _) = self { return true }
    return false
  }
}
