import IntentEngine

/// Makes a shelf for each table.
struct ShelfBuilder: TableVisitor {
  var shelves: [TableShelf] = []

  mutating func visit<Element: Row>(_ rows: inout Table<Element>) {
    shelves.append(TableShelf(of: rows))
  }
}
