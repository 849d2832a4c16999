/// The scenario that commands are tried on: one task is completed on one phone, where nothing else is
/// said.
enum SmallScenario {
  /// Parts that let it end in more than one way, one of which is forbidden.
  static let choice = """
    explore
      losses 1
      attempts 1

    outcomes
      required: fin is completed
      forbidden: fin is parked

    """

  /// Its text.
  ///
  /// - Parameters:
  ///   - title: what it is called.
  ///   - rules: the ids of the rules that it shows.
  ///   - devices: Alice's devices.
  ///   - steps: what is done.
  ///   - parts: whole parts between `steps` and `expect`.
  ///   - fact: what is expected.
  static func text(
    _ title: String = "Completed", rules: String? = nil, devices: [String] = ["phone"],
    steps: [String] = ["at 0s  phone: complete t1 as fin"], parts: String? = nil,
    expecting fact: String = "fin is completed"
  ) -> String {
    """
    scenario \(title)
      A task is completed.
    \(rules.map { "rules \($0)\n" } ?? "")
    world
      tenant acme
        user alice
        project launch "Launch" owned by alice
          task t1 "Book the venue"

    devices
      \(devices.map { "\($0) of alice" }.joined(separator: "\n  "))

    steps
      \(steps.joined(separator: "\n  "))

    \(parts.map { $0 + "\n" } ?? "")expect
      \(fact)

    """
  }
}
