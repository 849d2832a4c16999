import IntentEngine

extension World {
  /// Runs a saved Shortcut: its steps become invocations, each with a key and the version that the
  /// device holds now; nothing of it waits but what depends on another step.
  mutating func run(_ shortcut: Int, _ first: InvocationID, _ step: Int, _ device: Int) {
    let saved = setup.shortcuts[shortcut]
    for saying in saved.steps {
      invoke(shifted(saying, by: first.index), step, device, schema: saved.schema)
    }
  }

  private func shifted(_ saying: Invocation, by first: Int32) -> Invocation {
    var invocation = saying
    invocation.id.index += first
    if case .made(var maker)? = saying.subject {
      maker.index += first
      invocation.subject = .made(by: maker)
    }
    invocation.operation?.index += first
    return invocation
  }
}
