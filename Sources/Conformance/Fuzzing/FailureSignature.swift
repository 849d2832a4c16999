import IntentEngine
import IntentSimulation

/// Takes out of a failure's message what belongs to one run alone: names become what they name, and
/// numbers a letter.
struct FailureSignature {
  private let setup: WorldSetup

  /// Reads the names of a scenario.
  init(_ setup: WorldSetup) { self.setup = setup }

  /// The signature of a failure that an oracle found.
  func text(_ failure: Failure, oracle: String) -> String {
    let words = failure.message.split(separator: " ").map { generic(String($0)) }
    return "\(failure.rule?.slug ?? "run"), \(oracle): " + words.joined(separator: " ")
  }

  private func generic(_ word: String) -> String {
    // An operation without a name is called after its step: `#3`.
    let core = word.prefix { $0.isLetter || $0.isNumber || "-.@#".contains($0) }
    let rest = word.dropFirst(core.count)
    if let kind = kind(of: String(core.prefix { $0 != "@" })) { return kind + rest }
    return String(word.map { $0.isNumber ? "N" : $0 })
      .replacing(/N+/, with: "N")
  }

  private func kind(of word: String) -> String? {
    if setup.names.invocations.contains(word) { return "OPERATION" }
    if setup.names.devices.contains(word) { return "DEVICE" }
    for kind in EntityKind.allCases {
      var index = 0
      while let name = setup.names[EntityID(kind, index)] {
        if name == word { return kind.word.uppercased() }
        index += 1
      }
    }
    return nil
  }
}
