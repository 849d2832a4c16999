import Testing

@testable import IntentEngine

@Suite struct TableVisitorTests {
  /// A table that is not visited would not be packed, and a world that is put together again would be
  /// another one.
  @Test func everyTableOfTheStateIsVisited() {
    var engine = Engine(genesis: Genesis(), texts: TextPool())
    var counter = Counter()
    engine.visitTables(&counter)
    let tables = Mirror(reflecting: engine.state).children.filter {
      "\(type(of: $0.value))".hasPrefix("Table<")
    }
    let leftOut = ["rates", "measures"]
    #expect(counter.count == tables.count - leftOut.count + 1, "and the reservations")
    #expect(leftOut.allSatisfy { name in tables.contains { $0.label == name } })
  }

  private struct Counter: TableVisitor {
    var count = 0

    mutating func visit<Element: Row>(_ table: inout Table<Element>) { count += 1 }
  }
}
