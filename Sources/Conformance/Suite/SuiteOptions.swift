/// What to play, and how.
public struct SuiteOptions: Hashable, Sendable {
  /// The most scenarios that are played at once.
  public static let jobLimit = 256

  /// Files and folders; without any, the folder `scenarios`.
  public var paths: [String]
  /// A part of the path, title, tag, rule or question of the scenarios to play.
  public var filter: String?
  /// The safeguards that are left out.
  public var selection: SafeguardSelection
  /// How many scenarios are played at once; the result does not depend on it.
  public var jobs: Int
  /// Whether goldens are written and orphans deleted.
  public var isUpdate: Bool
  /// Whether results carry the transcripts of their runs.
  public var keepsTranscripts: Bool
  /// The program that plays everything once more, where that is asked.
  public var secondProgram: String?

  /// Makes options; by default everything is played, one after the other, and nothing is written.
  public init(
    paths: [String] = [], filter: String? = nil,
    selection: SafeguardSelection = SafeguardSelection(), jobs: Int = 1, isUpdate: Bool = false,
    keepsTranscripts: Bool = false, secondProgram: String? = nil
  ) {
    self.paths = paths
    self.filter = filter
    self.selection = selection
    self.jobs = jobs
    self.isUpdate = isUpdate
    self.keepsTranscripts = keepsTranscripts
    self.secondProgram = secondProgram
  }
}
