/// Something to be done to every table that later choices, replies and outcomes depend on.
package protocol TableVisitor {
  /// Does it to one table; the tables come in the same order every time.
  mutating func visit<Element: Row>(_ table: inout Table<Element>)
}

extension Engine {
  /// Leads a visitor through the tables of the state, and the reservations.
  ///
  /// The rates and the measures are left out: no choice and no outcome of an explored run depends on
  /// them.
  package mutating func visitTables(_ visitor: inout some TableVisitor) {
    state.visitTables(&visitor)
    visitor.visit(&reservations)
  }

  /// After rows have been restored: works out anew what follows from them.
  package mutating func settleTables() {
    state.indexKeysAnew()
    unlapsed = 0
  }
}

extension State {
  /// The order is that in which the tables count for the fingerprint.
  mutating func visitTables(_ visitor: inout some TableVisitor) {
    visitor.visit(&tenants)
    visitor.visit(&users)
    visitor.visit(&tenancies)
    visitor.visit(&teams)
    visitor.visit(&teamMembers)
    visitor.visit(&projects)
    visitor.visit(&members)
    visitor.visit(&tasks)
    visitor.visit(&comments)
    visitor.visit(&attachments)
    visitor.visit(&aliases)
    visitor.visit(&sessions)
    visitor.visit(&subscriptions)
    visitor.visit(&keys)
    visitor.visit(&contents)
    visitor.visit(&challenges)
    visitor.visit(&displays)
    visitor.visit(&offers)
    visitor.visit(&losses)
    visitor.visit(&lost)
    visitor.visit(&preferences)
    visitor.visit(&proposals)
    visitor.visit(&approvals)
  }
}
