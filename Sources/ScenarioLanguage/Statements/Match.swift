/// A statement that a line has the form of, with what stands in its slots.
///
/// Nothing is known of the names yet: a line can match several statements, and the checker takes the
/// one whose names fit.
struct Match<Statement: Sendable>: Sendable {
  let statement: Statement
  /// By slot: what stands there; several for a list, none for a slot that was left out.
  let bindings: [[Binding]]
  /// The matched tokens.
  let tokens: [Token]
  /// The index of the first token of the line that is not part of it.
  let end: Int

  /// What stands in a slot that every line of this form has.
  subscript(slot: Int) -> Binding { bindings[slot][0] }

  /// What stands in a slot that can be left out.
  func optional(_ slot: Int) -> Binding? { bindings[slot].first }

  /// All that stands in a list.
  func list(_ slot: Int) -> [Binding] { bindings[slot] }

  /// The matched stretch.
  var span: Span { tokens.span }
}

/// What stands in a slot.
struct Binding: Sendable {
  let slot: Slot
  /// One token, or those of a longer designation.
  let tokens: [Token]

  /// The only token of a slot that takes one, the first of a longer one.
  var token: Token { tokens[0] }
  var text: String { tokens[0].text }
  var span: Span { tokens.span }
}
