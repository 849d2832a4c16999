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
        return Transcripts.Entry(
          path: paths[index], text: Array(transcript.utf8),
          log: EventLog(playing: scenario, safeguards: run.safeguards))
      }
    }
    return entries.compactMap(\.self)
  }

  /// Explores named scenarios and gives what was found: the second process of `explore --twice`.
  package static func explorations(
    of paths: [String], selection: SafeguardSelection, limit: Int, reductions: Reductions,
    jobs: Int
  ) async -> [Transcripts.Entry] {
    let safeguards = selection.safeguards
    return await Workers.map(count: paths.count, jobs: jobs) { index in
      let loaded = ScenarioLoader.load(ScenarioFile(path: paths[index]))
      return loaded.scenario.map { scenario in
        var explorer = ScenarioExplorer(
          scenario, safeguards: safeguards, limit: limit, reductions: reductions,
          known: ExploredText.known(of: paths[index]))
        return Transcripts.Entry(path: paths[index], text: Array(explorer.run().text.utf8))
      }
    }.compactMap(\.self)
  }
}
