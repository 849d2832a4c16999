import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// The runs of a story's scenes, event by event, to be drawn and stepped through.
package struct StoryRuns {
  private let runs: [(model: RunModel, counts: [Int])?]

  /// Plays each scene that the story began once more, and writes down what happens.
  package init(_ story: WalkedStory) {
    runs = story.begun.map { scenario in
      guard scenario.population == nil else { return nil }
      let whole = Playthrough(scenario, safeguards: .all)
      let recorder = RunModel.record(whole, safeguards: .all)
      return (RunModel(recorder, of: scenario, label: scenario.title), recorder.counts)
    }
  }

  /// The new part of what a beat tells; `nil` where nothing of it is new.
  package func run(of happening: Happening) -> RunModel? {
    guard let (model, counts) = runs[happening.scene] else { return nil }
    let ends = [happening.events.lowerBound, happening.events.upperBound].map {
      counts[min($0, counts.count - 1)]
    }
    return ends[0] < ends[1] ? model.stretch(ends[0]..<ends[1]) : nil
  }
}

extension WalkedStory {
  /// The scenes in the order in which they were begun.
  fileprivate var begun: [Scenario] {
    walkthrough.beats.flatMap(\.acts).compactMap { act in
      if case .scene(let place) = act.kind { walkthrough.scenes[place] } else { nil }
    }
  }
}
