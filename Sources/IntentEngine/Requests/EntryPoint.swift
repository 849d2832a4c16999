/// Where an invocation came in; recorded in the audit, never a reason to decide otherwise
/// (rule `entry.equal`).
public enum EntryPoint: UInt8, BitwiseCopyable, CaseIterable, Hashable, Sendable {
  case app, siri, spotlight, shortcuts, appleIntelligence, administration

  /// The entry point's one word, as scenarios and the audit write it.
  public var word: String {
    switch self {
    case .app: "app"
    case .siri: "siri"
    case .spotlight: "spotlight"
    case .shortcuts: "shortcuts"
    case .appleIntelligence: "apple-intelligence"
    case .administration: "administration"
    }
  }
}
