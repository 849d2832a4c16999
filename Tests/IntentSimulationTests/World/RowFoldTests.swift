import Testing

@testable import IntentEngine
@testable import IntentSimulation

/// Worlds that differ in what something later depends on have different fingerprints: each column of a
/// row tells rows apart by itself, whatever the others are, or is named here as one that nothing
/// depends on.
@Suite struct RowFoldTests {
  /// A row, with something else in each of its columns.
  private struct Sample<Element: Row> {
    let base: Element
    let changes: [String: (inout Element) -> Void]
    /// What only the account of a run depends on, or what follows from the rest of the world.
    let uncounted: [String]

    /// What is wrong with how the row is folded.
    var faults: [String] {
      let columns = Mirror(reflecting: base).children.compactMap(\.label)
      let named = Set(changes.keys).union(uncounted)
      let unnamed = columns.filter { !named.contains($0) }.map { "\($0) is not in this test" }
      let gone = named.subtracting(columns).sorted().map { "\($0) is no column" }
      return unnamed + gone + alike(columns)
    }

    private func alike(_ columns: [String]) -> [String] {
      var known: [(name: String, fingerprint: UInt64)] = [("the row", Sample.fold(base))]
      return columns.compactMap { column in
        guard let change = changes[column] else { return nil }
        var row = base
        change(&row)
        let fingerprint = Sample.fold(row)
        let same = known.first { $0.fingerprint == fingerprint }
        known.append((column, fingerprint))
        return same.map { "another \(column) is folded like \($0.name)" }
      }
    }

    private static func fold(_ row: Element) -> UInt64 {
      var fingerprint = Fingerprint()
      row.canonical.fold(into: &fingerprint)
      return fingerprint.value
    }
  }

  @Test(arguments: [-1, 3] as [Int32])
  func everyMessageIsToldApart(invocation: Int32) {
    let base = MessageRow(
      kind: .syncRequest, device: DeviceID(1), invocation: invocation, number: 1,
      session: SessionID(0), user: EntityID(.user, 0), tenant: EntityID(.tenant, 0),
      sentAt: .start, arrival: .start)
    let sample = Sample(
      base: base,
      changes: [
        "kind": { $0.kind = .syncReply }, "isAdmitted": { $0.isAdmitted = true },
        "device": { $0.device = DeviceID(2) }, "speaker": { $0.speaker = DeviceID(2) },
        "hearing": { $0.hearing = 1 }, "invocation": { $0.invocation = 7 },
        "number": { $0.number = 2 }, "retries": { $0.retries = 1 },
        "mannerStep": { $0.mannerStep = 4 }, "session": { $0.session = SessionID(5) },
        "schema": { $0.schema = 1 }, "acknowledged": { $0.acknowledged = 1 },
        "asksPending": { $0.asksPending = true }, "isQueued": { $0.isQueued = true },
        "isByHand": { $0.isByHand = true }, "isLocked": { $0.isLocked = true },
        "holdsCopy": { $0.holdsCopy = true }, "cachedTitle": { $0.cachedTitle = TextID(3) },
        "cachedOwner": { $0.cachedOwner = EntityID(.user, 1) },
        "response": { $0.response = .decline }, "content": { $0.content = ContentID(1) },
        "user": { $0.user = EntityID(.user, 1) }, "tenant": { $0.tenant = EntityID(.tenant, 1) },
        "carried": { $0.carried = 1 },
      ],
      uncounted: [
        "isLive", "isDuplicate", "operation", "attempt", "sentAt", "arrival", "payload",
        "generation", "nextFree",
      ])
    #expect(sample.faults == [])
  }

  @Test func everyEntryIsToldApart() {
    var base = EntryRow()
    base.state = .kept
    let sample = Sample(
      base: base,
      changes: [
        "state": { $0.state = .parked }, "reason": { $0.reason = .offline },
        "device": { $0.device = DeviceID(2) }, "operation": { $0.operation = 4 },
        "user": { $0.user = EntityID(.user, 1) }, "tenant": { $0.tenant = EntityID(.tenant, 1) },
        "home": { $0.home = EntityID(.tenant, 1) }, "mannerStep": { $0.mannerStep = 4 },
        "entity": { $0.entity = EntityID(.task, 1) }, "isPickingUp": { $0.isPickingUp = true },
        "reads": { $0.reads = 1 }, "isQueued": { $0.isQueued = true },
        "isExtensionAlive": { $0.isExtensionAlive = true }, "next": { $0.next = 6 },
        "waitsFor": { $0.waitsFor = 7 }, "dependency": { $0.dependency = .undoes },
        "handAt": { $0.handAt = .start + 1 }, "requests": { $0.requests = 1 },
        "hearings": { $0.hearings = 1 }, "burst": { $0.burst = 1 }, "retries": { $0.retries = 1 },
        "isByHand": { $0.isByHand = true }, "isLocked": { $0.isLocked = true },
        "isDeferred": { $0.isDeferred = true }, "response": { $0.response = .decline },
        "timer": { $0.timer.arm(.start) }, "limit": { $0.limit.arm(.start) },
        "shown": { $0.shown = 1 }, "outcome": { $0.outcome = .done }, "told": { $0.told = 2 },
        "hasSummary": { $0.hasSummary = true },
      ],
      uncounted: [
        "toldHeld", "previous", "invokedAt", "replies", "isSuggested", "isNumbered", "reply",
        "summaryTitle",
      ])
    #expect(sample.faults == [])
  }

  @Test func everyOperationIsToldApart() {
    let sample = Sample(
      base: OperationRow.unmade,
      changes: [
        "intent": { $0.intent = .completeTask },
        "key": { $0.key = OperationKey(epoch: 1, number: 1) },
        "arguments": { $0.arguments.text = TextID(1) }, "version": { $0.version = Version(1) },
        "schema": { $0.schema = 2 }, "user": { $0.user = EntityID(.user, 1) },
        "tenant": { $0.tenant = EntityID(.tenant, 1) }, "undoes": { $0.undoes = 3 },
        "maker": { $0.maker = 4 }, "made": { $0.made = EntityID(.comment, 1) },
        "challenge": { $0.challenge = ShownChallenge(id: ChallengeID(1), digest: 1) },
      ], uncounted: [])
    #expect(sample.faults == [])
  }

  @Test func everyDeviceIsToldApart() {
    let setup = DeviceSetup(user: EntityID(.user, 0), tenant: EntityID(.tenant, 0))
    let sample = Sample(
      base: DeviceRow(setup, session: SessionID(0)),
      changes: [
        "user": { $0.user = EntityID(.user, 1) }, "tenant": { $0.tenant = EntityID(.tenant, 1) },
        "session": { $0.session = .none }, "schema": { $0.schema = 1 },
        "epoch": { $0.epoch = 1 }, "losses": { $0.losses = 1 },
        "isOnline": { $0.isOnline.toggle() }, "isLocked": { $0.isLocked.toggle() },
        "isForeground": { $0.isForeground.toggle() }, "isAppAlive": { $0.isAppAlive.toggle() },
        "isCutUpward": { $0.isCutUpward = true }, "isCutDownward": { $0.isCutDownward = true },
        "wantsSync": { $0.wantsSync = true }, "outboxFirst": { $0.outboxFirst = 3 },
        "outboxCount": { $0.outboxCount = 1 }, "signInTimer": { $0.signInTimer.arm(.start) },
        "signInCount": { $0.signInCount = 1 },
        "signInUser": { $0.signInUser = EntityID(.user, 1) },
        "signInTenant": { $0.signInTenant = EntityID(.tenant, 1) },
        "isAlsoIn": { $0.isAlsoIn = false }, "isSwitching": { $0.isSwitching = true },
        "homeTenant": { $0.homeTenant = EntityID(.tenant, 1) },
        "homeSession": { $0.homeSession = SessionID(3) },
        "syncTimer": { $0.syncTimer.arm(.start) }, "syncCount": { $0.syncCount = 1 },
        "syncTries": { $0.syncTries = 1 }, "isSyncing": { $0.isSyncing = true },
      ],
      uncounted: ["through", "begunSteps", "outboxLast", "busy", "waiting", "copiesFirst"])
    #expect(sample.faults == [])
  }

  @Test func everySmallRowIsToldApart() {
    let fault = Sample(
      base: FaultRow(step: 0, left: 1),
      changes: ["step": { $0.step = 1 }, "left": { $0.left = -1 }], uncounted: ["hitAt"])
    let shelf = Sample(
      base: ShelfRow(),
      changes: ["donation": { $0.donation = 1 }, "evidence": { $0.evidence = 1 }], uncounted: [])
    let file = Sample(
      base: FileRow(device: DeviceID(0), name: .empty, content: nil),
      changes: [
        "device": { $0.device = DeviceID(1) }, "name": { $0.name = TextID(1) },
        "content": { $0.content = ContentID(1) },
      ], uncounted: [])
    let display = Sample(
      base: DisplayRow(device: DeviceID(0), next: -1),
      changes: ["device": { $0.device = DeviceID(1) }, "next": { $0.next = 1 }], uncounted: [])
    let budgets = Sample(
      base: BudgetRow(losses: 1, duplicates: 1, crashes: 1, expiries: 1, timeouts: 1),
      changes: [
        "losses": { $0.losses = 65_537 }, "duplicates": { $0.duplicates = 65_537 },
        "crashes": { $0.crashes = 65_537 }, "expiries": { $0.expiries = 65_537 },
        "timeouts": { $0.timeouts = 65_537 },
      ], uncounted: [])
    #expect(fault.faults == [])
    #expect(shelf.faults == [])
    #expect(file.faults == [])
    #expect(display.faults == [])
    #expect(budgets.faults == [])
  }
}
