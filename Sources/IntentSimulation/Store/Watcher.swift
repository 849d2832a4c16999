import IntentEngine

/// Begins or ends the watching of each table.
struct Watcher: TableVisitor {
  let shelves: [TableShelf]
  let isOn: Bool
  private var table = 0

  init(shelves: [TableShelf], isOn: Bool) {
    self.shelves = shelves
    self.isOn = isOn
  }

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) {
    rows.watch(isOn ? shelves[table].log : nil)
    table += 1
  }
}
