import IntentEngine

/// All that a run starts from: immutable, and shared by every copy of the world.
public struct WorldSetup: Sendable {
  /// The server at time 0.
  public var genesis: Genesis
  public var texts: TextPool
  public var files: FilePool
  public var devices: [DeviceSetup]
  public var shortcuts: [ShortcutSetup]
  public var network: NetworkSetup
  public var script: [Step]
  /// What people call everything, for transcripts and messages.
  public var names: Names
  /// The seed of all that is drawn at random.
  public var seed: UInt64
  /// How many invocations the script can make; their ids are below it.
  public var invocationCount: Int
  /// Whether devices keep donations, and what became of suggestions: where the scenario is about them.
  public var usesSuggestions = false

  public init(
    genesis: Genesis = Genesis(), texts: TextPool = TextPool(), files: FilePool = FilePool(),
    devices: [DeviceSetup] = [],
    shortcuts: [ShortcutSetup] = [], network: NetworkSetup = NetworkSetup(), script: [Step] = [],
    names: Names = Names(), seed: UInt64 = 1, invocationCount: Int = 0
  ) {
    self.genesis = genesis
    self.texts = texts
    self.files = files
    self.devices = devices
    self.shortcuts = shortcuts
    self.network = network
    self.script = script
    self.names = names
    self.seed = seed
    self.invocationCount = invocationCount
  }
}

/// One device, and what differs from normal at time 0.
public struct DeviceSetup: Hashable, Sendable {
  public var user: EntityID
  public var tenant: EntityID
  public var isOnline = true
  public var isLocked = false
  public var isForeground = true
  public var isSignedIn = true
  /// The other tenants of its user that it is signed in to: what names one of them runs there, while
  /// the device works for its own.
  public var alsoIn: [EntityID] = []
  /// The device that carries out what is said on this one, which has no link of its own to the
  /// server.
  public var through: DeviceID?
  /// How far its clock is ahead, in milliseconds; behind when negative.
  public var clockSkew: Milliseconds = 0
  public var schema: UInt16 = Request.currentSchema
  /// What the cache holds when it does not hold all that the user may see, in order.
  public var holdings: Holdings = .everything
  /// The most operations that the outbox keeps of one user.
  public var outboxLimit: Int = 50
  /// What the user had done by hand on it before, the oldest first.
  public var donations: [SuggestedIntent] = []
  /// What had become of its suggestions.
  public var histories: [SuggestionHistory] = []

  public init(user: EntityID, tenant: EntityID) {
    self.user = user
    self.tenant = tenant
  }
}

extension WorldSetup {
  /// The sign-in of a device to another tenant of its user than the one that it works for.
  ///
  /// These sessions follow those of the devices, in the order of devices and of what they list.
  func otherSession(of device: Int, in tenant: EntityID) -> SessionID? {
    guard devices[device].isSignedIn, let place = devices[device].alsoIn.firstIndex(of: tenant)
    else { return nil }
    return SessionID(devices.count + devices[..<device].reduce(0) { $0 + $1.alsoIn.count } + place)
  }
}

/// What a device's cache holds at time 0.
public enum Holdings: Hashable, Sendable {
  /// A fresh copy of all that its user may see.
  case everything
  /// A fresh copy of all, and of these the given (older) versions or states instead.
  case stale([StaleCopy])
  case nothing
}

/// One copy in a cache that differs from the server's state at time 0.
public struct StaleCopy: Hashable, Sendable {
  public var entity: EntityID
  public var version: Version
  /// What the copy calls it, where that differs.
  public var title: TextID?
  /// Whom the copy names as the owner, where that differs.
  public var owner: EntityID?

  public init(entity: EntityID, version: Version, title: TextID? = nil, owner: EntityID? = nil) {
    self.entity = entity
    self.version = version
    self.title = title
    self.owner = owner
  }
}

/// A saved Shortcut: its steps are made into invocations when it runs.
public struct ShortcutSetup: Hashable, Sendable {
  public var name: String
  public var device: DeviceID
  public var schema: UInt16
  /// The steps; their ids count from 0 and are shifted when it runs.
  public var steps: [Invocation]

  public init(name: String, device: DeviceID, schema: UInt16, steps: [Invocation]) {
    self.name = name
    self.device = device
    self.schema = schema
    self.steps = steps
  }
}

/// How one link behaves.
public struct LinkSetup: Hashable, Sendable {
  /// The latency of one leg, in milliseconds: drawn evenly from the range.
  public var latency: ClosedRange<Milliseconds> = 20...80
  /// The chance that a message is lost, in basis points.
  public var loss: Int = 0
  /// The chance that a message arrives twice, in basis points.
  public var duplication: Int = 0
  /// The chance that a message is held back behind later ones, in basis points.
  public var reordering: Int = 0

  public init() {}
}

/// The network: one default for all links, and what differs by device.
public struct NetworkSetup: Hashable, Sendable {
  public var all = LinkSetup()
  /// By device; sorted by device, at most one each.
  public var links: [(device: DeviceID, link: LinkSetup)] = []

  public init() {}

  /// How the link of `device` behaves.
  public func link(of device: DeviceID) -> LinkSetup {
    links.first { $0.device == device }?.link ?? all
  }

  public static func == (left: NetworkSetup, right: NetworkSetup) -> Bool {
    left.all == right.all && left.links.elementsEqual(right.links) { $0 == $1 }
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(all)
    for (device, link) in links {
      hasher.combine(device)
      hasher.combine(link)
    }
  }
}
