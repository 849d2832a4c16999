import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// A world of a search, by its number; or what it is with interchangeable devices in other places.
struct Ending: Sendable {
  var world: Int
  var renaming: Renaming?
}

/// One way in which explored runs end: what came of every operation, and of every entity.
struct ExploredOutcome: Sendable {
  /// What is so at the end; two ends of which all this is the same are one outcome.
  let lines: [String]
  /// What came of every operation, as a line of `outcomes` may say it.
  let results: [String]
  /// The places of the lines of `outcomes` that describe it.
  let fitting: [Int]
  /// The class that it belongs to; `nil` for none.
  let kind: OutcomeClass.Kind?
  /// The fewest faults with which a run ends so.
  var faults: Int
  /// The world that was found first with so few.
  var world: Ending
  /// A shortest of the runs that end so with the fewest faults.
  var schedule: [EventIdentity] = []

  /// The order of a golden: what is worth most first, then by what it takes.
  static func precedes(_ left: ExploredOutcome, _ right: ExploredOutcome) -> Bool {
    let places = (left.place, right.place)
    if places.0 != places.1 { return places.0 < places.1 }
    if left.faults != right.faults { return left.faults < right.faults }
    if left.schedule.count != right.schedule.count {
      return left.schedule.count < right.schedule.count
    }
    return left.lines.lexicographicallyPrecedes(right.lines)
  }

  private var place: Int {
    kind.flatMap { OutcomeClass.Kind.allCases.firstIndex(of: $0) }
      ?? OutcomeClass.Kind.allCases.count
  }

  /// The class in a word.
  var kindWord: String { kind?.rawValue ?? "unclassed" }
}

/// Puts the end of an explored run into words.
struct OutcomeLines {
  private let world: World
  private let teller: Teller

  /// Looks at a world in which nothing more can happen.
  init(_ world: World) {
    self.world = world
    teller = Teller(world)
  }

  /// What came of every operation, entity and device.
  var lines: [String] {
    ["  operations"] + Columns.aligned(operations).map { "  " + $0 }
      + ["  entities"]
      + Columns.aligned(EntityLines(state: world.engine.state, teller: teller).lines)
      .map { "  " + $0 }
      + ["  devices"] + Columns.aligned(devices).map { "  " + $0 }
  }

  /// What came of every operation, as facts.
  var results: [String] {
    (0..<world.setup.invocationCount).map { index in
      let status = world.status(of: InvocationID(index))
      return "\(teller.name(status.invocation)) is \(status.word)"
    }
  }

  private var operations: [[String]] {
    (0..<world.setup.invocationCount).map { index in
      let status = world.status(of: InvocationID(index))
      // The word of one that rests says where, and not what its last answer was.
      let said = status.rest == nil ? status.outcome : nil
      let told = status.told.filter { $0 != said }.map { $0.word(of: status.intent) }
      return [
        teller.name(status.invocation), status.word,
        Count.of(world.effects(of: status.invocation), "effect"),
        told.isEmpty ? "" : (said == nil ? "told: " : "also told: ") + told.joined(separator: ", "),
      ]
    }
  }

  private var devices: [[String]] {
    world.setup.devices.indices.map { index in
      let status = world.status(of: DeviceID(index))
      let names = status.outbox.map { teller.name($0) }
      return [
        teller.name(DeviceID(index)),
        status.isSignedIn ? "signed in as \(teller.name(status.user))" : "signed out",
        names.isEmpty ? "outbox empty" : "outbox " + names.joined(separator: ", "),
      ]
    }
  }
}
