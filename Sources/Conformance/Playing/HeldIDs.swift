import IntentEngine

/// Which entities somebody has ever seen.
struct HeldIDs: Sendable {
  /// By kind, then by index.
  private var flags: [[Bool]] = EntityKind.allCases.map { _ in [] }

  /// Whether an entity is among them.
  func contains(_ entity: EntityID) -> Bool {
    let known = flags[Int(entity.kind.rawValue)]
    return entity.index < known.count && known[entity.index]
  }

  /// Adds one.
  mutating func insert(_ entity: EntityID) {
    let kind = Int(entity.kind.rawValue)
    while flags[kind].count <= entity.index { flags[kind].append(false) }
    flags[kind][entity.index] = true
  }
}
