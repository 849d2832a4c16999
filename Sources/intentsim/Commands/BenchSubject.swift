/// What can be measured.
enum BenchSubject: String, CaseIterable, Sendable {
  case engine, simulation, explore, fuzz
}
