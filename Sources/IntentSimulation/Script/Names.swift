import IntentEngine

/// What people call everything: the handles of the scenario file.
public struct Names: Hashable, Sendable {
  /// By kind, then by index.
  private var entities: [[String]] = EntityKind.allCases.map { _ in [] }
  public var devices: [String] = []
  /// By invocation; `del`, `tidy.1`, or `#7` for what has no name of its own.
  public var invocations: [String] = []
  /// By list of suggestions.
  public var suggestions: [String] = []

  public init() {}

  /// Names the next entity of a kind; ids of one kind count from 0 in the order of the world.
  public mutating func add(_ kind: EntityKind, _ name: String) {
    entities[Int(kind.rawValue)].append(name)
  }

  /// How many of a kind have names.
  public func count(of kind: EntityKind) -> Int { entities[Int(kind.rawValue)].count }

  /// The handle of an entity that the world had at time 0; `nil` for one made during the run.
  public subscript(id: EntityID) -> String? {
    let names = entities[Int(id.kind.rawValue)]
    return id.index < names.count ? names[id.index] : nil
  }

  /// The name of a device.
  public subscript(device: DeviceID) -> String { devices[Int(device.index)] }
  /// The name of an invocation.
  public subscript(invocation: InvocationID) -> String { invocations[Int(invocation.index)] }
}
