import Conformance

/// What a beat has shown, in short: the points that a listener should make, and what its runs gave for
/// them.
struct BeatEvidence {
  /// One thing that a run gave.
  struct Finding {
    /// What stands before it: `=` for what was so, `~` for what would be so otherwise.
    var mark: String
    var text: String
    /// Why it is so, where that is told.
    var reason: [String] = []
    /// How it is not so.
    var broken: String?
  }

  /// A scene, and what was found in it.
  struct Scene {
    /// Its title and path; `nil` for the one that was being played before.
    var name: (title: String, path: String)?
    var findings: [Finding] = []
  }

  private(set) var points: [String] = []
  private(set) var scenes: [Scene] = []

  /// Everything that was found, in order.
  var findings: [Finding] { scenes.flatMap(\.findings) }

  init(_ beat: WalkedBeat) {
    for part in beat.parts {
      switch part {
      case .scene(let title, let path): scenes.append(Scene(name: (title, path)))
      case .shown(let facts, let broken): add(Finding(mark: "=", text: facts, broken: broken))
      case .otherwise(let head, let reason, _, let broken):
        add(Finding(mark: "~", text: head, reason: reason, broken: broken))
      case .undecided(let reason): add(Finding(mark: "!", text: "undecided: \(reason)"))
      case .point(let point): points.append(point)
      case .happened, .measured, .recalled: continue
      }
    }
  }

  private mutating func add(_ finding: Finding) {
    if scenes.isEmpty { scenes.append(Scene()) }
    scenes[scenes.count - 1].findings.append(finding)
  }
}

extension BeatEvidence.Finding {
  /// The finding as lines.
  var lines: [String] {
    ["\(mark)  \(text)"] + (broken.map { ["   NO LONGER SO: \($0)"] } ?? [])
  }
}
