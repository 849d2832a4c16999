import IntentEngine

/// What never changes in a run, and is the same in every copy of its world: one object, so that
/// copying a world copies none of it.
final class Ground: Sendable {
  let setup: WorldSetup
  let random: RandomSource
  let plan: StepPlan
  /// By device.
  let links: [LinkSetup]
  /// By intent.
  let sendingTraits = SendingTraits.all

  init(_ setup: WorldSetup) {
    self.setup = setup
    random = RandomSource(seed: setup.seed)
    plan = StepPlan(setup)
    links = setup.devices.indices.map { setup.network.link(of: DeviceID($0)) }
  }
}

extension World {
  /// What the run started from; never changes.
  public var setup: WorldSetup {
    @inline(__always) _read { yield ground.setup }
  }

  /// The steps that are played; asking for them takes nothing else along.
  package var script: [Step] { ground.setup.script }

  var random: RandomSource {
    @inline(__always) _read { yield ground.random }
  }

  var plan: StepPlan {
    @inline(__always) _read { yield ground.plan }
  }

  var links: [LinkSetup] {
    @inline(__always) _read { yield ground.links }
  }

  @inline(__always)
  func traits(_ intent: IntentKind) -> SendingTraits {
    ground.sendingTraits[Int(intent.rawValue)]
  }
}
