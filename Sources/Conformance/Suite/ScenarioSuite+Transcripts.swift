extension ScenarioSuite {
  /// Plays named scenarios and gives their transcripts: what the second process does.
  package static func transcripts(
    of paths: [String], selection: SafeguardSelection, jobs: Int
  ) async -> [Transcripts.Entry] {
    let run = RunOptions(safeguards: selection.safeguards)
    let entries = await Workers.map(count: paths.count, jobs: jobs) { index in
      let loaded = ScenarioLoader.load(ScenarioFile(path: paths[index]))
      return loaded.scenario.map { scenario in
        let transcript = Player.play(scenario, options: run).transcript
        return Transcripts.Entry(path: paths[index], text: Array(transcript.utf8))
      }
    }
    return entries.compactMap(\.self)
  }
}
