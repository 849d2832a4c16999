import IntentEngine

/// A place in a world's history to come back to.
public struct WorldMark: Sendable {
  var engine: EngineMark
  /// How often the server had crashed since marks are taken.
  var crashes: Int
  var globals, budgets, counters, effects, steps, devices, entries, operations, copies, files: Int
  var messages, faults, consoles: Int
  var payloads: Int
  var suggestions: SuggestionBook.Mark
  var trace: Int
  var alarms: [Alarm]
}

extension World {
  /// Starts keeping what it takes to come back here.
  public mutating func mark() -> WorldMark {
    isMarked = true
    return WorldMark(
      engine: engine.mark(), crashes: enginesBeforeCrash.count, globals: globals.mark(),
      budgets: budgets.mark(), counters: counters.mark(),
      effects: effects.mark(),
      steps: steps.mark(),
      devices: devices.mark(), entries: entries.mark(), operations: operations.mark(),
      copies: copies.mark(), files: files.mark(), messages: messages.mark(), faults: faults.mark(),
      consoles: consoles.mark(), payloads: payloads.mark(), suggestions: suggestions.mark(),
      trace: trace.count, alarms: alarms)
  }

  /// Takes back all that happened since `mark`; marks taken after it are void.
  public mutating func rollBack(to mark: WorldMark) {
    if enginesBeforeCrash.count > mark.crashes {
      engine = enginesBeforeCrash[mark.crashes]
      enginesBeforeCrash.removeSubrange(mark.crashes...)
    }
    engine.rollBack(to: mark.engine)
    globals.rollBack(to: mark.globals)
    budgets.rollBack(to: mark.budgets)
    counters.rollBack(to: mark.counters)
    effects.rollBack(to: mark.effects)
    steps.rollBack(to: mark.steps)
    devices.rollBack(to: mark.devices)
    entries.rollBack(to: mark.entries)
    operations.rollBack(to: mark.operations)
    copies.rollBack(to: mark.copies)
    files.rollBack(to: mark.files)
    messages.rollBack(to: mark.messages)
    faults.rollBack(to: mark.faults)
    consoles.rollBack(to: mark.consoles)
    payloads.rollBack(to: mark.payloads)
    suggestions.rollBack(to: mark.suggestions)
    trace.removeLast(trace.count - mark.trace)
    alarms = mark.alarms
  }

  /// One number for all that later choices and answers depend on; 0 parts where the options keep no
  /// fingerprint.
  ///
  /// It is a weighted sum of the tables' sums, so that what one step adds to it is the same wherever the
  /// step changes the same rows.
  public var fingerprint: UInt64 {
    var whole = Fingerprint.Sum(part: 3, after: engine.fingerprint)
    whole.add(globals)
    whole.add(budgets)
    whole.add(steps)
    whole.add(devices)
    whole.add(entries)
    whole.add(operations)
    whole.add(effects)
    whole.add(copies)
    whole.add(files)
    whole.add(faults)
    whole.add(consoles)
    whole.add(suggestions.donations)
    whole.add(suggestions.evidence)
    whole.add(suggestions.showings)
    whole.add(suggestions.shelves)
    return whole.value &+ counters[0].messageSum &+ deadlineFingerprint
  }

  /// What the deadlines that have not come add to the fingerprint.
  var deadlineFingerprint: UInt64 {
    timePasses ? engine.deadlineFingerprint(at: now, seed: options.fingerprintSeed) : 0
  }

  /// Whether time can pass in a world without time, so that deadlines count.
  var timePasses: Bool {
    options.expiries > 0 || plan.movesClock && !options.ordersAny
  }
}

extension World: Hashable {
  /// Two worlds of one set-up are equal when their states are; the traces do not count.
  public static func == (left: World, right: World) -> Bool {
    left.engine == right.engine && left.globals == right.globals
      && left.budgets == right.budgets && left.counters == right.counters
      && left.effects == right.effects && left.steps == right.steps && left.devices == right.devices
      && left.entries == right.entries
      && left.operations == right.operations && left.copies == right.copies
      && left.files == right.files
      && left.messages == right.messages && left.faults == right.faults
      && left.consoles == right.consoles && left.payloads == right.payloads
      && left.suggestions == right.suggestions
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(globals)
    hasher.combine(entries)
    hasher.combine(messages)
  }
}
