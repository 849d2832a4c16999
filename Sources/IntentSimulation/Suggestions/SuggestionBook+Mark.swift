import IntentEngine

extension SuggestionBook {
  /// A place to come back to.
  struct Mark: Sendable {
    fileprivate var donations, evidence, showings, shelves: Int
  }

  mutating func mark() -> Mark {
    Mark(
      donations: donations.mark(), evidence: evidence.mark(), showings: showings.mark(),
      shelves: shelves.mark())
  }

  mutating func rollBack(to mark: Mark) {
    donations.rollBack(to: mark.donations)
    evidence.rollBack(to: mark.evidence)
    showings.rollBack(to: mark.showings)
    shelves.rollBack(to: mark.shelves)
  }

  /// Leads a visitor through the tables.
  mutating func visitTables(_ visitor: inout some TableVisitor) {
    visitor.visit(&donations)
    visitor.visit(&evidence)
    visitor.visit(&showings)
    visitor.visit(&shelves)
  }
}
