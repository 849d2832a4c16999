import IntentEngine

extension World {
  /// Leaves behind what has happened so far, in trace and journal: what happens next is there alone, as
  /// whoever judges a single event needs it.
  ///
  /// - Precondition: the world keeps no history (`WorldOptions.keepsHistory`), and nobody wants to go
  ///   back in it.
  package mutating func forgetPast() {
    precondition(!options.keepsHistory && !isMarked, "the past is still needed")
    trace.removeAll()
    engine.forgetJournal()
  }
}
