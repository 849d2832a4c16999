import IntentSimulation
import Testing

@testable import Conformance

/// Looks over an explorer's shoulder: every world that it looks at is stepped once more, the plain way,
/// by copying it.
struct SearchAudit {
  /// What was found wrong, the first few.
  private(set) var complaints: [String] = []
  /// How many ways were taken again that led to a world known by then.
  private(set) var hits = 0
  /// By fingerprint: the ways on from it.
  private var successors: [UInt64: Ways] = [:]
  /// The worlds that ways from those lead to that were looked at, but for the last.
  private var expected: Set<UInt64> = []
  private var ofLast: [UInt64] = []
  private var looked: [(number: Int, fingerprint: UInt64)] = []

  /// Searches, and checks it all.
  ///
  /// - Parameter auditsMerges: whether worlds that are reached again are expanded again.
  init(_ root: World, limit: Int, auditsMerges: Bool) {
    var explorer = Explorer(root, limit: limit)
    var audit = SearchAudit()
    let found = explorer.run { world, number, isFinal in
      audit.look(at: world, number, isFinal: isFinal, auditsMerges)
    }
    self = audit
    finish(explorer, found)
  }

  private init() {}

  /// How a world may go on.
  private struct Ways: Equatable {
    /// The names of the events, each of which says whose it is: what no fingerprint has may be in them.
    var events: [String]
    /// The fingerprints that they lead to.
    var reached: [UInt64]

    init(_ next: [(event: String, world: World)]) {
      events = next.map(\.event).sorted()
      reached = next.map(\.world.fingerprint).sorted()
    }
  }

  private mutating func look(
    at world: World, _ number: Int, isFinal: Bool, _ auditsMerges: Bool
  ) {
    expected.formUnion(ofLast)
    looked.append((number, world.fingerprint))
    let reached = SearchAudit.worlds(after: world)
    ofLast = reached.map(\.world.fingerprint)
    if reached.isEmpty != isFinal { complain("world \(number) is final or not") }
    compare(world.fingerprint, reached)
    guard auditsMerges else { return }
    for (_, next) in reached {
      if successors[next.fingerprint] != nil { hits += 1 }
      compare(next.fingerprint, SearchAudit.worlds(after: next))
    }
  }

  /// Worlds with one fingerprint go on in the same ways.
  private mutating func compare(_ fingerprint: UInt64, _ next: [(event: String, world: World)]) {
    let ways = Ways(next)
    if successors[fingerprint, default: ways] != ways {
      complain("two worlds were merged that go on differently")
    }
    successors[fingerprint] = ways
  }

  private mutating func finish(_ explorer: Explorer, _ found: Exploration) {
    if found.bound == nil { expected.formUnion(ofLast) }
    let known = Set(looked.map(\.fingerprint))
    for (number, fingerprint) in looked where number > 0 {
      if explorer.path(to: number).last != fingerprint {
        complain("world \(number) is not the one that was reached")
      }
    }
    if known.count != looked.count { complain("a world was looked at twice") }
    guard found.bound == nil else { return }
    if !expected.isSubset(of: known) { complain("a world was never looked at") }
    let count = looked.reduce(0) { $0 + (successors[$1.fingerprint]?.reached.count ?? 0) }
    if count != found.transitions { complain("\(count) transitions, not \(found.transitions)") }
  }

  private mutating func complain(_ text: String) {
    if complaints.count < 5 { complaints.append(text) }
  }

  /// The different worlds that a world can become by one choice, each by its first.
  private static func worlds(after world: World) -> [(event: String, world: World)] {
    var choices: [Choice] = []
    world.choices(into: &choices)
    var worlds: [(event: String, world: World)] = []
    for choice in choices {
      var next = world
      next.step(choice)
      if worlds.contains(where: { $0.world.fingerprint == next.fingerprint }) { continue }
      worlds.append(("\(world.identity(of: choice))", next))
    }
    return worlds
  }
}
