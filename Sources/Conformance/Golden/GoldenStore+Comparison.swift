extension GoldenStore {
  /// Compares a transcript with its golden, and says what is different.
  ///
  /// - Parameters:
  ///   - command: the command that plays it.
  ///   - isBroken: whether the run breaks something, so that no golden is recorded of it.
  package static func compare(
    _ transcript: String, withGoldenAt path: String, scenario: String, command: String = "run",
    isBroken: Bool = false
  ) -> (status: GoldenStatus, failure: Failure?) {
    compare(
      transcript, withGoldenAt: path,
      update: "intentsim \(command) --update \(ShellWord.quoted(scenario))", isBroken: isBroken)
  }

  /// Compares a text with its golden, and says what is different.
  ///
  /// - Parameters:
  ///   - update: the command that records it.
  ///   - isBroken: whether something is wrong with what was run, so that no golden is recorded.
  static func compare(
    _ transcript: String, withGoldenAt path: String, update: String, isBroken: Bool
  ) -> (status: GoldenStatus, failure: Failure?) {
    guard Files.kind(path) != nil else {
      let way = isBroken ? "mend what is wrong with the run first" : "record it with: \(update)"
      let message = "no golden \(path); \(way)"
      return (.missing, Failure(.goldenMissing, message: message))
    }
    do {
      let golden = try Files.read(path)
      let run = Array(transcript.utf8)
      guard let divergence = Divergence(golden: golden, run: run) else { return (.equal, nil) }
      let message = "not as in \(path): \(divergence.text)"
      let way = isBroken ? [] : ["where this is as it should be: \(update)"]
      let details = UnifiedDiff(from: golden, to: run).text + way
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
