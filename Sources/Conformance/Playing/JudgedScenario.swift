/// A run and what is wrong with it.
struct JudgedScenario: Sendable {
  let playthrough: Playthrough
  /// What `expect` lines and universal rules found.
  let failures: [Failure]

  /// The whole record; it is written when it is asked for.
  var transcript: String { Transcript(playthrough).text }
}
