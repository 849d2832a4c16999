import IntentEngine

extension World {
  /// The device's copy of an entity; `nil` when it has none.
  @inline(__always)
  func copy(of entity: EntityID, on device: Int) -> Snapshot? {
    var cursor = devices[device].copiesFirst
    while cursor >= 0 {
      let row = copies[Int(cursor)]
      if row.snapshot.entity >= entity {
        return row.snapshot.entity == entity && row.isHeld ? row.snapshot : nil
      }
      cursor = row.next
    }
    return nil
  }

  /// What the device holds, in the order of ids.
  func heldCopies(_ device: Int) -> [Snapshot] {
    var list: [Snapshot] = []
    var cursor = devices[device].copiesFirst
    while cursor >= 0 {
      let row = copies[Int(cursor)]
      if row.isHeld { list.append(row.snapshot) }
      cursor = row.next
    }
    return list
  }

  /// Keeps a copy, unless the device holds a later one.
  mutating func store(_ snapshot: Snapshot, on device: Int) {
    if snapshot.isDeleted { withdrawDonations(device) { $0 == snapshot.entity } }
    var previous: Int32 = -1
    var cursor = devices[device].copiesFirst
    while cursor >= 0, copies[Int(cursor)].snapshot.entity < snapshot.entity {
      previous = cursor
      cursor = copies[Int(cursor)].next
    }
    if cursor >= 0, copies[Int(cursor)].snapshot.entity == snapshot.entity {
      replace(Int(cursor), with: snapshot, device)
    } else {
      insert(snapshot, after: previous, before: cursor, device)
    }
    if snapshot.entity.kind == .task, snapshot.isDeleted { buryInside(snapshot.entity, device) }
  }

  /// What is in a task that is gone is gone with it (rule `container.state`).
  private mutating func buryInside(_ task: EntityID, _ device: Int) {
    for var copy in heldCopies(device) where copy.container == task && !copy.isDeleted {
      (copy.isDeleted, copy.title) = (true, .empty)
      store(copy, on: device)
    }
  }

  private mutating func replace(_ place: Int, with snapshot: Snapshot, _ device: Int) {
    let row = copies[place]
    if row.isHeld
      && (row.snapshot == snapshot
        || row.snapshot.version > snapshot.version && safeguards.keeps(.syncNotADatabaseOlder))
    {
      return
    }
    copies[place] = CopyRow(
      device: Int32(device), snapshot: snapshot, isHeld: true, next: row.next)
    note { _ in .cached(DeviceID(device), snapshot) }
  }

  private mutating func insert(
    _ snapshot: Snapshot, after previous: Int32, before next: Int32, _ device: Int
  ) {
    let place = Int32(
      copies.append(CopyRow(device: Int32(device), snapshot: snapshot, isHeld: true, next: next)))
    if previous < 0 {
      devices[device].copiesFirst = place
    } else {
      copies[Int(previous)].next = place
    }
    note { _ in .cached(DeviceID(device), snapshot) }
  }

  /// Drops the copies of a device that are not listed, and withdraws what it donated of them.
  ///
  /// - Parameter kept: in the order of ids.
  mutating func forgetCopies(of device: Int, except kept: [Snapshot]) {
    withdrawDonations(device) { entity in !kept.contains { $0.entity == entity } }
    var position = 0
    var cursor = devices[device].copiesFirst
    while cursor >= 0 {
      let place = Int(cursor)
      let entity = copies[place].snapshot.entity
      while position < kept.count, kept[position].entity < entity { position += 1 }
      let isKept = position < kept.count && kept[position].entity == entity
      if !isKept { forget(place, device) }
      cursor = copies[place].next
    }
  }

  /// Drops a device's copy of one entity, and withdraws what it donated of it.
  mutating func forgetCopy(of entity: EntityID, on device: Int) {
    withdrawDonations(device) { $0 == entity }
    var cursor = devices[device].copiesFirst
    while cursor >= 0 {
      if copies[Int(cursor)].snapshot.entity == entity { return forget(Int(cursor), device) }
      cursor = copies[Int(cursor)].next
    }
  }

  private mutating func forget(_ place: Int, _ device: Int) {
    guard copies[place].isHeld else { return }
    copies[place].isHeld = false
    note { .forgotten(DeviceID(device), $0.copies[place].snapshot.entity) }
  }
}
