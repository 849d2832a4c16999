import IntentSimulation

/// By what it is seen that a run fails.
enum FailureSign {
  /// By a world that it comes to, of which is told whether it is the last.
  case world((World, _ isFinal: Bool) -> Bool)
  /// By an event, in whatever run it happens.
  case event((Passage) -> Bool)
  /// By all that happened, at its end.
  case run((Playthrough) -> Bool)

  /// Whether worlds with one fingerprint go on to fail alike, whatever was before.
  var forgetsThePast: Bool {
    switch self {
    case .world, .event: true
    case .run: false
    }
  }
}
