import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// What must be looked at while a run goes on: facts that hold `always`, what replies show to whom,
/// and who could see what at any time.
struct Observations: Sendable {
  /// A fact of an `always` line that was not so, and when it was first not so.
  struct Lapse: Sendable {
    var expectation: Int
    var at: Instant
    var explanation: String
  }
  /// Something that a reply showed to a user who could not see it then.
  struct Leak: Sendable {
    var invocation: InvocationID
    var user: EntityID
    var entity: EntityID
    var at: Instant
  }

  private(set) var lapses: [Lapse] = []
  /// When the audit lost or changed a record that it had.
  private(set) var auditLosses: [Instant] = []
  /// Keys that had two open challenges, and when.
  private(set) var doubleChallenges: [(key: OperationKey, at: Instant)] = []
  private(set) var leaks: [Leak] = []
  /// What replies told a user to forget that the user could never see under that id.
  private(set) var strangers: [Leak] = []
  /// Projects that nobody could administer any more, and when.
  private(set) var orphanings: [(project: EntityID, at: Instant)] = []
  /// By project: whether somebody could administer it when it was looked at last.
  private var administered: [Bool] = []
  /// By user, then by project: whether the user could ever see it.
  private(set) var everSaw: [[Bool]]
  /// By user: all that the user could ever see, under its own id.
  private var everHeld: [HeldIDs]
  private let always: [(index: Int, facts: [Fact])]
  /// The world as it was looked at first.
  private(set) var beginning: World?
  private var seenOccurrences = 0
  private var seenRecords = -1
  private var lastRecord: AuditRecord?

  init(_ scenario: Scenario) {
    let genesis = scenario.setup.genesis
    everSaw = Array(
      repeating: Array(repeating: false, count: genesis.projects.count),
      count: genesis.users.count)
    everHeld = Array(repeating: HeldIDs(), count: genesis.users.count)
    always = scenario.expectations.enumerated().filter { $0.element.mode == .always }
      .map { ($0.offset, $0.element.facts) }
  }

  /// Looks at the world after an event.
  mutating func look(at world: World) {
    let isFirst = seenRecords < 0
    if isFirst {
      beginning = world
      lookBack(world)
    }
    lookAtReplies(world)
    if world.engine.journal.records.count != seenRecords {
      let mayChange = changesAnything(world)
      lookAtAudit(world)
      lookAtChallenges(world)
      if mayChange {
        lookAtAccess(world)
        lookAtIDs(world)
        lookAtAdministration(world)
      }
    }
    if isFirst { lookAtOldIDs(world) }
    if !always.isEmpty { lookAtFacts(world) }
  }

  /// Whether what is new in the journal says that anything has changed beyond keys and questions; it
  /// may have, where the journal is no longer what it was. Who is asked about a proposal knows of
  /// its project from then on.
  private func changesAnything(_ world: World) -> Bool {
    let records = world.engine.journal.records
    guard seenRecords >= 0, records.count > seenRecords else { return true }
    return (seenRecords..<records.count).contains { number in
      !records[number].effects.isEmpty
        || world.engine.journal.events(of: records[number]).contains { event in
          if case .proposalOpened = event { return true }
          return !event.effects.isEmpty
        }
    }
  }

  private mutating func lookAtFacts(_ world: World) {
    let checker = FactChecker(world)
    for (index, facts) in always where !lapses.contains(where: { $0.expectation == index }) {
      guard let explanation = facts.lazy.compactMap({ checker.refute($0) }).first else { continue }
      lapses.append(Lapse(expectation: index, at: world.now, explanation: explanation))
    }
  }

  private mutating func lookAtAudit(_ world: World) {
    let records = world.engine.journal.records
    let isKept =
      records.count >= seenRecords && (seenRecords < 1 || records[seenRecords - 1] == lastRecord)
    if !isKept { auditLosses.append(world.now) }
    seenRecords = records.count
    lastRecord = records.last
  }

  private mutating func lookAtChallenges(_ world: World) {
    for key in OneOpenChallenge.doubled(in: world.engine.state)
    where !doubleChallenges.contains(where: { $0.key == key }) {
      doubleChallenges.append((key, world.now))
    }
  }

  /// Who is suspended from the beginning saw before what their devices are told to forget.
  private mutating func lookBack(_ world: World) {
    for (user, row) in world.setup.genesis.users.enumerated() {
      for tenancy in row.tenancies {
        let lost = world.engine.losses(of: EntityID(.user, user), in: tenancy.tenant, since: 0)
        for entity in lost.entities { everHeld[user].insert(entity) }
        // An old id leads to a project that is there under its own.
        for entity in lost.entities
        where entity.kind == .project && everSaw[user].indices.contains(entity.index) {
          everSaw[user][entity.index] = true
        }
      }
    }
  }

  private mutating func lookAtAccess(_ world: World) {
    for user in everSaw.indices {
      for project in everSaw[user].indices where !everSaw[user][project] {
        let project = EntityID(.project, project)
        let user = EntityID(.user, user)
        // Whoever sees what it was merged into sees what was in it.
        everSaw[user.index][project.index] =
          world.engine.state.isAlias(project)
          ? world.engine.state.ends(of: project).contains {
            world.engine.state.mayKnow(user, of: $0)
          } : world.engine.state.mayKnow(user, of: project)
      }
    }
  }

  private mutating func lookAtIDs(_ world: World) {
    lookAtIDs(.team, world.engine.state.teams.count, world)
    lookAtIDs(.project, world.engine.state.projects.count, world)
    lookAtIDs(.task, world.engine.state.tasks.count, world)
    lookAtIDs(.comment, world.engine.state.comments.count, world)
  }

  private mutating func lookAtIDs(_ kind: EntityKind, _ count: Int, _ world: World) {
    for user in everHeld.indices {
      for index in 0..<count {
        let entity = EntityID(kind, index)
        if !everHeld[user].contains(entity),
          world.engine.state.canSee(EntityID(.user, user), entity: entity)
        {
          everHeld[user].insert(entity)
        }
      }
    }
  }

  /// Whoever sees at time 0 what an old id leads to may hold it.
  private mutating func lookAtOldIDs(_ world: World) {
    for alias in world.setup.genesis.aliases {
      let target = world.setup.genesis.target(of: alias.old)
      for user in everHeld.indices where everHeld[user].contains(target) {
        everHeld[user].insert(alias.old)
      }
    }
  }

  private mutating func lookAtAdministration(_ world: World) {
    for index in 0..<world.engine.state.projects.count {
      if index == administered.count { administered.append(false) }
      let project = EntityID(.project, index)
      guard world.engine.state.exists(project) else { continue }
      let isAdministered = NeverOrphaned.isAdministered(project, in: world.engine.state)
      if administered[index], !isAdministered { orphanings.append((project, world.now)) }
      administered[index] = isAdministered
    }
  }

  private mutating func lookAtReplies(_ world: World) {
    for place in seenOccurrences..<world.trace.count where world.trace[place].event.isDecision {
      let occurrence = world.trace[place]
      leaks += NothingHiddenShown.leaks(occurrence, in: world)
      guard case .decided(let origin, _, let reply) = occurrence.event else { continue }
      for entity in reply.losses.entities
      where !everHeld[origin.user.index].contains(entity)
        && !strangers.contains(where: { $0.user == origin.user && $0.entity == entity })
      {
        strangers.append(
          Leak(
            invocation: origin.invocation, user: origin.user, entity: entity, at: occurrence.at))
      }
    }
    seenOccurrences = world.trace.count
  }
}
