import ScenarioLanguage

/// A scenario file that was read and checked.
package struct LoadedScenario: Sendable {
  package var file: ScenarioFile
  /// What can be played; nothing where the file has errors.
  package var scenario: Scenario?
  /// What is wrong with the file, in the order of its lines.
  package var errors: [Failure]
  package var warnings: [Failure]
}
