import Foundation
import IntentEngine
import IntentSimulation

@testable import ScenarioLanguage

/// Texts and helpers that several tests share.
enum Fixtures {
  /// The scenario of the design page.
  static let confirmed = """
    scenario Delete confirmed on phone, replayed on tablet
      The user confirms a deletion on the phone. A Shortcut that the tablet
      recorded while offline then sends the same deletion again.
    rules write.once, write.same-result, confirm.bound, recover.not-endless
    question Q1

    world
      tenant acme
        user alice
        user bob
        team design
          alice admin
          bob member
        project launch "Spring launch" owned by alice
          shared with bob as editor
          task t1 "Book the venue", assigned to bob
          comment c1 "Ship on Friday" by alice

    devices
      phone of alice
      tablet of alice, offline, holding c1

    network
      latency 20ms..80ms

    steps
      at 0s  phone, siri:       delete c1 as del
      then   phone:             confirm del
      then   tablet, shortcuts: replay del as again
      then   tablet:            go online
      then   tablet:            retry again

    expect
      del is deleted
      again is deleted, replayed
      c1 is deleted at version 2
      del took effect once
      audit of del: challenged, deleted, replayed

    """

  /// A scenario with these steps and expectations, in a world with something of everything.
  static func scenario(
    devices: String = "phone of alice\n  tablet of alice", network: String? = nil,
    steps: String = "at 0s phone: complete t1 as done1", expect: String = "done1 is completed"
  ) -> String {
    """
    scenario A small one

    world
      tenant acme
        user alice
        user bob
        user carol, admin
        team design
          alice admin
          bob member
        project launch "Spring launch" owned by alice
          shared with bob as editor
          task t1 "Book the venue", assigned to bob
            comment c3 "Which one?" by bob
          task t2 "Send invitations", done, at version 4
          comment c1 "Ship on Friday" by alice
          comment c2 "Ship on Monday" by bob, deleted by alice
        project spring "Spring" owned by bob
        project summer "Summer" owned by bob
        alias old-t1 of t1
      tenant globex
        user bob

    devices
      \(devices)
    \(network.map { "\nnetwork\n  \($0)\n" } ?? "")
    steps
      \(steps)

    expect
      \(expect)

    """
  }

  static func compile(_ text: String) -> CompiledFile {
    ScenarioCompiler.compile(path: "test.scenario", bytes: Array(text.utf8))
  }

  /// The scenario of a text without mistakes.
  static func setup(_ text: String) throws -> WorldSetup {
    let file = compile(text)
    guard let scenario = file.scenario else { throw Refused(diagnostics: shown(file)) }
    return scenario.setup
  }

  /// A text that should have been compiled was not.
  struct Refused: Error { var diagnostics: String }

  static func shown(_ file: CompiledFile) -> String {
    DiagnosticRenderer(sources: file.sources).render(file.diagnostics)
  }

  /// The ids of what was found, in order.
  static func found(_ text: String) -> [DiagnosticID] { compile(text).diagnostics.map(\.id) }

  static func formatted(_ text: String) -> String? {
    let outcome = ScenarioFormatter.format(path: "test.scenario", bytes: Array(text.utf8))
    return if case .formatted(let text) = outcome { text } else { nil }
  }

  static func formattedWalkthrough(_ text: String) -> String? {
    let outcome = WalkthroughFormatter.format(path: "test.walkthrough", bytes: Array(text.utf8))
    return if case .formatted(let text) = outcome { text } else { nil }
  }

  /// The folder of all scenarios.
  static let scenarios = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "scenarios")

  /// All files of a kind, in a stable order.
  static func allFiles(_ kind: String = "scenario") -> [URL] {
    let walk = FileManager.default.enumerator(at: scenarios, includingPropertiesForKeys: nil)
    let files = (walk?.allObjects ?? []).compactMap { $0 as? URL }
    return files.filter { $0.pathExtension == kind }.sorted { $0.path < $1.path }
  }

  /// Compiles a file of the folder, and what it extends.
  static func compile(_ file: URL, bytes: [UInt8]? = nil) throws -> CompiledFile {
    let bytes = try bytes ?? Array(Data(contentsOf: file))
    return ScenarioCompiler.compile(path: file.path, bytes: bytes) { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        return .failure(LoadFailure("there is no such file"))
      }
      return .success(Array(data))
    }
  }
}

/// SplitMix64 (Steele, Lea and Flood, 2014): the tests' own source of chance, the same every time.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Fingerprint.mix(state)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
