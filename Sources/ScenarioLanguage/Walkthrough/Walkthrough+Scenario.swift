import IntentSimulation

extension Walkthrough {
  /// Walks through any scenario, one beat a step.
  public init(walking scenario: Scenario) {
    let opening = Act(kind: .scene(0), text: "scene", line: 1)
    var beats: [Beat] = []
    let steps = max(1, scenario.setup.script.count)
    for index in 0..<steps {
      let isLast = index == steps - 1
      let act = Act(kind: isLast ? .end : .step, text: isLast ? "end" : "step", line: 1)
      beats.append(
        Beat(
          kind: .beat, title: scenario.stepTexts.isEmpty ? scenario.title : "Step \(index + 1)",
          text: [], acts: index == 0 ? [opening, act] : [act], line: 1))
    }
    self.init(
      path: scenario.path, title: scenario.title, story: scenario.story,
      question: scenario.question, scenes: [scenario], sceneNames: [scenario.path], beats: beats)
  }
}
