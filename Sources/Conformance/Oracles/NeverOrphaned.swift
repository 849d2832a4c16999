import IntentEngine

/// A project that somebody could administer always has somebody who can
/// (rule `ownership.never-orphaned`).
enum NeverOrphaned {
  static func failures(_ playthrough: Playthrough) -> [Failure] {
    let teller = playthrough.teller
    return playthrough.observations.orphanings.map { project, at in
      Failure(
        .universalRule, rule: .ownershipNeverOrphaned,
        message: "nobody can administer \(teller.name(project)) any more",
        details: ["at \(teller.time(at))"])
    }
  }
}
