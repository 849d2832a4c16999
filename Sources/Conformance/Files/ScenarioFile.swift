/// A scenario file that was named or found.
package struct ScenarioFile: Hashable, Sendable {
  /// The ending of every scenario's file name.
  package static let ending = ".scenario"

  /// The path as given or found, with forward slashes.
  package var path: String

  /// Makes a file from its path.
  package init(path: String) { self.path = path }
}
