/// All that can be looked at in one moment of a run, as rows of cells in the transcript's words.
package struct RunState: Hashable, Sendable {
  /// What the rows are about.
  package enum Section: String, CaseIterable, Hashable, Sendable {
    case entities, operations, devices, audit
  }

  /// How rows of a section became others.
  package struct Change: Hashable, Sendable {
    package var section: Section
    /// The place of the first row that changes.
    package var at: Int
    /// How many rows go away there.
    package var removed: Int
    /// The rows that take their place.
    package var inserted: [[String]]
  }

  package var entities: [[String]]
  package var operations: [[String]]
  package var devices: [[String]]
  package var audit: [[String]]

  /// The rows of a section.
  package subscript(section: Section) -> [[String]] {
    get {
      switch section {
      case .entities: entities
      case .operations: operations
      case .devices: devices
      case .audit: audit
      }
    }
    set {
      switch section {
      case .entities: entities = newValue
      case .operations: operations = newValue
      case .devices: devices = newValue
      case .audit: audit = newValue
      }
    }
  }

  /// Makes the rows those after a change.
  mutating func apply(_ change: Change) {
    self[change.section].replaceSubrange(
      change.at..<change.at + change.removed, with: change.inserted)
  }

  /// What leads from this to another: at most one stretch of rows a section.
  func changes(to other: RunState) -> [Change] {
    Section.allCases.compactMap { section in
      let (old, new) = (self[section], other[section])
      let start = zip(old, new).prefix { $0 == $1 }.count
      let rest = min(old.count, new.count) - start
      let end = zip(old.reversed().prefix(rest), new.reversed().prefix(rest))
        .prefix { $0 == $1 }.count
      guard start < max(old.count, new.count) - end || old.count != new.count else { return nil }
      return Change(
        section: section, at: start, removed: old.count - start - end,
        inserted: Array(new[start..<new.count - end]))
    }
  }
}
