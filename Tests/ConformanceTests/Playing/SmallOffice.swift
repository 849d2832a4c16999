import IntentEngine
import ScenarioLanguage
import Testing

@testable import Conformance

/// A scenario of a few steps in a small world: Alice has a private project with a task and a
/// comment, and Bob is in the same tenant and sees none of it; both see the open project, which has
/// a task of the same title.
struct SmallOffice {
  /// What came of playing it.
  let played: PlayedScenario

  /// Plays steps and holds them to expectations, one line each.
  ///
  /// - Parameters:
  ///   - phone: what is told of Alice's phone.
  ///   - fault: what is left out, where something is.
  init(
    phone: String = "phone of alice", without fault: Safeguard? = nil, steps: [String],
    expect: [String]
  ) throws {
    let text = """
      scenario In a small office
      world
        tenant acme
          user alice, admin
          user bob
          project launch "Spring launch" owned by alice
            task t1 "Book the venue"
            comment c1 "Ship on Friday" by alice
          project shared "Shared" owned by alice, tenant-wide
            task t2 "Book the venue"
      devices
        \(phone)
        tablet of alice
        bobs of bob
      steps
        \(steps.joined(separator: "\n  "))
      expect
        \(expect.joined(separator: "\n  "))
      """
    let compiled = ScenarioCompiler.compile(path: "office.scenario", bytes: Array(text.utf8))
    let messages = compiled.diagnostics.map(\.message).joined(separator: "; ")
    let scenario = try #require(compiled.scenario, "\(messages)")
    let safeguards = fault.map { Safeguards.all.without($0) } ?? .all
    played = Player.play(scenario, options: RunOptions(safeguards: safeguards))
  }

  /// What was broken, one line each.
  var messages: [String] { played.failures.map(\.message) }
}
