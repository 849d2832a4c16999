import IntentSimulation
import ScenarioLanguage

extension Playthrough {
  /// The same run, looked at while its world was this one; everything has the name that it has at
  /// the end.
  convenience init(_ whole: Playthrough, at world: World) {
    self.init(
      whole.scenario, world, whole.end, whole.observations, whole.teller, schedule: whole.schedule)
  }
}

extension RunState {
  /// What can be looked at in a moment of a run.
  init(_ playthrough: Playthrough) {
    let transcript = Transcript(playthrough)
    self.init(
      entities: EntityLines(state: playthrough.world.engine.state, teller: transcript.teller).lines,
      operations: transcript.operations, devices: transcript.devices, audit: transcript.audit)
  }
}
