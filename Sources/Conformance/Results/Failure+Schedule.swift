extension Failure {
  /// The run that shows it, as the lines of a schedule, where an exploration found one.
  var schedule: [String]? {
    guard let start = details.firstIndex(of: "schedule") else { return nil }
    return details[(start + 1)...].prefix { $0.hasPrefix("  ") }.map { String($0.dropFirst(2)) }
  }
}
