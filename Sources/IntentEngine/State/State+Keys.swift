extension State {
  /// The hash under which a key is found.
  @inline(__always)
  func hash(of key: OperationKey, tenant: EntityID, user: EntityID) -> UInt64 {
    State.hash(of: key, tenant: tenant, user: user, scoped: scopesKeys)
  }

  /// The hash of a key within its user and tenant, or, where keys have no scope, alone.
  @inline(__always)
  private static func hash(
    of key: OperationKey, tenant: EntityID, user: EntityID, scoped: Bool
  ) -> UInt64 {
    scoped
      ? KeyIndex.hash(tenant: tenant, user: user, key: key)
      : KeyIndex.hash(tenant: nil, user: nil, key: key)
  }

  /// The row of a key in its scope.
  @inline(__always)
  func row(of key: OperationKey, tenant: EntityID, user: EntityID) -> Int? {
    let hash = hash(of: key, tenant: tenant, user: user)
    return keys.withRows { rows in
      index.find(hash) { row in
        rows[row].key == key && rows[row].status != .dropped
          && (!scopesKeys || rows[row].tenant == tenant && rows[row].user == user)
      }
    }
  }

  /// The row of a key in the scope of a record.
  func row(of key: OperationKey, _ record: AuditRecord) -> Int? {
    guard let tenant = record.tenant, let user = record.user else { return nil }
    return row(of: key, tenant: tenant, user: user)
  }

  mutating func open(
    _ record: AuditRecord, _ content: UInt64, _ number: Int32, _ journal: borrowing Journal
  ) {
    guard let key = record.key else { preconditionFailure("an open key needs a key") }
    if let row = row(of: key, record) {
      guard keys[row].status == .open, record.entity != nil else { return }
      keys[row].entity = record.entity
      keys[row].version = record.version ?? keys[row].version
      return
    }
    // Only here: an explored world keeps no journal of what is past.
    let operation = journal.contents[Int(number)]
    let open = contents.append(operation)
    measureStart(record)
    add(
      key, record,
      KeyRow.Content(content: content, status: .open, intent: operation.intent, open: Int32(open)))
  }

  mutating func settle(_ record: AuditRecord, _ settlement: Settlement) {
    guard let key = record.key else { preconditionFailure("a settled key needs a key") }
    let known = row(of: key, record)
    measureEnd(known.map { keys[$0] }, record)
    let row =
      known
      ?? add(
        key, record,
        KeyRow.Content(
          content: settlement.content, status: .settled, intent: settlement.intent, open: -1))
    var settled = keys[row]
    settled.content = settlement.content
    settled.intent = settlement.intent
    settled.status = .settled
    settled.outcome = record.outcome
    settled.rule = record.rule
    settled.entity = record.entity
    settled.member = settlement.member
    settled.version = record.version ?? Version(0)
    settled.prior = settlement.prior
    settled.value = settlement.value
    settled.settledAt = record.at
    keys[row] = settled
  }

  mutating func cancel(_ key: OperationKey, _ record: AuditRecord) {
    if let row = row(of: key, record) {
      measureAbandoned(keys[row])
      keys[row].status = .settled
      keys[row].outcome = .cancelled
      keys[row].rule = record.rule
      keys[row].settledAt = record.at
      return
    }
    add(
      key, record,
      KeyRow.Content(content: 0, status: .cancelledUnseen, intent: .undo, open: -1))
  }

  mutating func dropKeys(_ tenant: EntityID, below fence: UInt32) {
    tenants[tenant.index].fence = max(fence, tenants[tenant.index].fence)
    for row in 0..<keys.count
    where keys[row].tenant == tenant && keys[row].key.epoch < fence {
      keys[row].status = .dropped
    }
    rebuildIndex()
  }

  /// Builds the index anew from the rows that are not dropped.
  mutating func rebuildIndex() {
    let scoped = scopesKeys
    keys.withRows { rows in
      index.rebuild(rows: rows.count) { State.hash(of: rows[$0], scoped: scoped) }
    }
  }

  @discardableResult
  private mutating func add(
    _ key: OperationKey, _ record: AuditRecord, _ content: KeyRow.Content
  ) -> Int {
    guard let tenant = record.tenant, let user = record.user else {
      preconditionFailure("a key needs a user and a tenant")
    }
    let row = keys.append(
      KeyRow(
        tenant: tenant, user: user, key: key, content: content.content, status: content.status,
        outcome: record.outcome, intent: content.intent, rule: record.rule, undoneAt: .never,
        entity: record.entity, member: nil, version: record.version ?? Version(0), prior: 0,
        value: 0, settledAt: record.at, open: content.open))
    let hash = hash(of: key, tenant: tenant, user: user)
    let scoped = scopesKeys
    keys.withRows { rows in
      index.insert(row, hash) { State.hash(of: rows[$0], scoped: scoped) }
    }
    return row
  }

  /// Builds the index anew where rows were written behind its back.
  mutating func indexKeysAnew() {
    let scoped = scopesKeys
    let isCurrent = keys.withRows { rows in
      index.holds(rows: rows.count) { State.hash(of: rows[$0], scoped: scoped) }
    }
    if !isCurrent { rebuildIndex() }
  }

  func hashOfRow(_ row: Int) -> UInt64? { State.hash(of: keys[row], scoped: scopesKeys) }

  private static func hash(of row: KeyRow, scoped: Bool) -> UInt64? {
    guard row.status != .dropped else { return nil }
    return hash(of: row.key, tenant: row.tenant, user: row.user, scoped: scoped)
  }
}

extension KeyRow {
  /// What is known of a key when its row is made.
  struct Content {
    var content: UInt64
    var status: KeyStatus
    var intent: IntentKind
    var open: Int32
  }
}
