/// What can be measured, and the check of what a search counts.
enum BenchSubject: String, CaseIterable, Sendable {
  case engine, simulation, explore, fuzz
  case crossCheck = "cross-check"
}
