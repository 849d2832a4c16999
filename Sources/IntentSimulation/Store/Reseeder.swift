import IntentEngine

/// Makes the fingerprints start elsewhere.
struct Reseeder: TableVisitor {
  let seed: UInt64

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) { rows.reseed(seed) }
}
