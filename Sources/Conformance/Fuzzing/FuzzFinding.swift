import IntentEngine

/// One thing that is wrong with a random run.
struct FuzzFinding: Hashable, Sendable {
  var failure: Failure
  /// What looked: a universal rule by its name, the reference model, or the end of the run.
  var oracle: String
  /// What is wrong, without the names and numbers of this run: the same fault in another run has
  /// the same.
  var signature: String
  /// A line that says in the scenario's own words what should have been, where there is one.
  var expectation: String?
}
