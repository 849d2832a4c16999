import IntentEngine

extension World {
  /// What a device offers to people who have not asked for anything: by value to them, and never what
  /// administrators do (rule `discover.by-value`).
  ///
  /// - Parameter entry: in the app all is offered that people can do there; the system's own places
  ///   show what is worth coming upon.
  public func discovered(at entry: EntryPoint) -> [IntentKind] {
    IntentKind.allCases.filter { intent in
      switch intent.declaration.visibility {
      case .discoverable: true
      case .app: entry == .app
      case .followUp: false
      case .administrative: safeguards.lacks(.discoverByValueListed)
      }
    }
  }
}
