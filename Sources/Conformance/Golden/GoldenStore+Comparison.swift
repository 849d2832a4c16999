extension GoldenStore {
  /// Compares a transcript with its golden, and says what is different.
  package static func compare(
    _ transcript: String, withGoldenAt path: String, scenario: String
  ) -> (status: GoldenStatus, failure: Failure?) {
    let update = "intentsim run --update \(ShellWord.quoted(scenario))"
    guard Files.kind(path) != nil else {
      let message = "no golden \(path); record it with: \(update)"
      return (.missing, Failure(.goldenMissing, message: message))
    }
    do {
      let golden = try Files.read(path)
      let run = Array(transcript.utf8)
      guard let divergence = Divergence(golden: golden, run: run) else { return (.equal, nil) }
      let message = "not as in \(path): \(divergence.text)"
      let details = UnifiedDiff(from: golden, to: run).text
      return (
        .differs,
        Failure(
          .goldenDiffers, message: message, details: ["--- \(path)", "+++ this run"] + details)
      )
    } catch {
      return (.unreadable, Failure(.goldenUnreadable, message: "can't read \(error.message)"))
    }
  }
}
