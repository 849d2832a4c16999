import IntentEngine

/// Judges what happens by the worlds before and after it.
package typealias StepJudge = (_ before: World, _ after: World) -> [Int]

/// Turns the worlds of one root into numbers, and back.
///
/// There is one live world; it is made the one that is wanted, steps, and is taken back. What differs
/// between worlds is in slots: a world is the value of each slot that varies, and the messages on their
/// way. While the live world steps, its tables are watched, so that what the step depends on is known,
/// and the same need not be done again wherever that is the same.
package struct WorldStore {
  package internal(set) var live: World
  private let home: WorldMark
  /// The table with the clock, which is the first after those of the server.
  private let clockTable: Int32
  private let shelves: [TableShelf]
  private let messageLog = ReadLog()
  private let messagePool = RowPool<MessageRow>()
  /// By message, from 1.
  private var messageTerms: [UInt64] = []
  /// By message, from 1: the first one that nothing tells apart from it but what follows from the rest
  /// of its world; in worlds with one fingerprint, each of them stands for the other.
  package private(set) var namesakes: [UInt32] = []
  /// By message, from 1: whether the server has admitted it.
  package private(set) var areAdmitted: [Bool] = []
  private var slots: [Slot] = []
  /// By slot: its index among those that vary, or -1.
  package private(set) var indices: [Int32] = []
  /// Of the slots that vary: the values that the root has, and those that the live world has.
  package private(set) var rootValues: [UInt32] = []
  private var current: [UInt32] = []
  private var currentMessages: [UInt32] = []
  /// What tells a world under other names; the first one changes nothing.
  var noImages = RenamedSums([], weights: [])
  /// By message, from 1: its terms by renaming; `nil` where it has no other names.
  var messageImages: [[UInt64]?] = []

  /// Begins with a world as it is: the root.
  ///
  /// - Precondition: the world keeps no history (`WorldOptions.keepsHistory`), and nothing is on its
  ///   way.
  package init(_ root: World) {
    precondition(!root.options.keepsHistory, "the past of a world can't be packed")
    precondition(root.messages.count == 0, "a message is on its way")
    live = root
    var builder = ShelfBuilder()
    live.visitTables(&builder)
    shelves = builder.shelves
    var server = ShelfBuilder()
    live.engine.visitTables(&server)
    clockTable = Int32(server.shelves.count)
    home = live.mark()
  }

  /// Makes the live world another one.
  ///
  /// - Parameters:
  ///   - values: of all slots that vary.
  ///   - messages: those on their way, in the order of their places.
  package mutating func enter(_ values: [UInt32], _ messages: [UInt32]) {
    guard values != current || messages != currentMessages else { return }
    if values != current {
      var restorer = Restorer(
        shelves: shelves, current: current, wanted: values, indices: indices)
      live.visitTables(&restorer)
      current = values
    }
    if messages != currentMessages {
      for place in (0..<live.messages.count).reversed() { live.messages.restore(nil, at: place) }
      for (place, message) in messages.enumerated() {
        live.messages.restore(messagePool[message], at: place)
      }
      currentMessages = messages
    }
    live.settleTables(messageSum: messages.reduce(0) { $0 &+ messageTerms[Int($1) - 1] })
  }

  /// Whether a choice is there to be made in the live world, and what that depends on.
  package mutating func ask(_ choice: Choice) -> Performed {
    var performed = Performed()
    watch(true)
    performed.isPossible = live.isPossible(choice)
    collect(&performed)
    return performed
  }

  /// Whether the reply in a place of the live world comes too late to matter, and what that depends on.
  package mutating func askWhetherLate(_ place: Int) -> Performed {
    var performed = Performed()
    watch(true)
    performed.isPossible = live.comesTooLate(place)
    collect(&performed)
    return performed
  }

  /// Up to which deadlines time may pass in the live world, and what that depends on.
  package mutating func askForDeadlines() -> Performed {
    var performed = Performed()
    watch(true)
    performed.spans = live.budgets[0].expiries > 0 ? live.deadlines.map { $0 - live.now } : []
    collect(&performed)
    performed.isPossible = !performed.spans.isEmpty
    return performed
  }

  /// Makes something happen in the live world, writes down what, and takes it back.
  ///
  /// - Parameter judge: says what is wrong with it, as numbers of its own. What it looks at counts as
  ///   looked at by the step, so that the same is right or wrong wherever the step does the same.
  package mutating func perform(_ choice: Choice, judge: StepJudge? = nil) -> Performed {
    var performed = Performed()
    let before = live.fingerprint
    watch(true)
    if let judge {
      let start = live
      live.step(choice)
      performed.flaws = judge(start, live)
    } else {
      live.step(choice)
    }
    var images = noImages
    collect(&performed, &images)
    performed.delta = live.fingerprint &- before
    collectMessages(&performed)
    tell(&performed, images)
    if live.timePasses, performed.writes.contains(where: { countsForDeadlines($0.slot) }) {
      watch(true)
      _ = live.deadlineFingerprint
      watch(false)
      collectReads(&performed)
    }
    live.rollBack(to: home)
    return performed
  }

  /// The index of the budgets among what varies; `nil` while nothing of them was spent.
  package var indexOfBudgets: Int? {
    let slot = shelves[Int(clockTable) + 1].slot(at: 0)
    guard slot >= 0, indices[Int(slot)] >= 0 else { return nil }
    return Int(indices[Int(slot)])
  }

  /// How many messages may still be lost, and come twice.
  package func budgets(_ values: [UInt32]) -> (losses: Int, duplicates: Int) {
    guard let index = indexOfBudgets else {
      return (live.options.losses, live.options.duplicates)
    }
    let row = shelves[Int(clockTable) + 1].pool(of: BudgetRow.self)[values[index]]
    return (Int(row.losses), Int(row.duplicates))
  }

  /// The bytes that the distinct rows take.
  package var byteCount: Int { shelves.reduce(messagePool.byteCount) { $0 + $1.byteCount } }

  private mutating func watch(_ isOn: Bool) {
    var watcher = Watcher(shelves: shelves, isOn: isOn)
    live.visitTables(&watcher)
    live.messages.watch(isOn ? messageLog : nil)
  }

  private mutating func collect(_ performed: inout Performed) {
    var none = RenamedSums([], weights: [])
    collect(&performed, &none)
  }

  /// Ends the watching, and tells what was seen.
  private mutating func collect(_ performed: inout Performed, _ images: inout RenamedSums) {
    live.messages.watch(nil)
    performed.looksAtMessages = !messageLog.places.isEmpty
    messageLog.removeAll()
    var collector = Collector(shelves: shelves, images: images)
    live.visitTables(&collector)
    images = collector.images
    for slot in collector.reads { performed.reads.append(number(of: slot)) }
    for (slot, old, new) in collector.writes {
      let number = number(of: slot)
      // What is overwritten counts for the fingerprint, so that it is depended on as well.
      if !performed.reads.contains(number) { performed.reads.append(number) }
      guard old != new else { continue }
      if indices[Int(number)] < 0 { vary(number, slot, old) }
      performed.writes.append((number, new))
    }
  }

  /// Whether a deadline of the server can be another one after a slot is written: what the deadlines
  /// add to the fingerprint is then looked at as well.
  private func countsForDeadlines(_ slot: Int32) -> Bool { slots[Int(slot)].table <= clockTable }

  private mutating func collectReads(_ performed: inout Performed) {
    for (table, shelf) in shelves.enumerated() {
      for place in shelf.log.places {
        let number = number(of: Slot(table: Int32(table), place: place))
        if !performed.reads.contains(number) { performed.reads.append(number) }
      }
      shelf.log.removeAll()
    }
  }

  private mutating func number(of slot: Slot) -> Int32 {
    let shelf = shelves[Int(slot.table)]
    let known = shelf.slot(at: slot.place)
    if known >= 0 { return known }
    let number = Int32(slots.count)
    slots.append(slot)
    indices.append(-1)
    shelf.setSlot(number, at: slot.place)
    return number
  }

  /// A slot turns out to vary: all worlds before had the root's value there.
  private mutating func vary(_ number: Int32, _ slot: Slot, _ value: UInt32) {
    indices[Int(number)] = Int32(rootValues.count)
    rootValues.append(value)
    current.append(value)
    if slot.place >= 0 { shelves[Int(slot.table)].vary(slot.place, number) }
  }

  private mutating func collectMessages(_ performed: inout Performed) {
    var left = currentMessages
    for place in 0..<live.messages.count where live.messages[place].isLive {
      let message = number(of: live.messages[place])
      if let known = left.firstIndex(of: message) {
        left.remove(at: known)
      } else {
        performed.sent.append(message)
      }
    }
    performed.taken = left
  }

  private mutating func number(of message: MessageRow) -> UInt32 {
    let number = messagePool.number(of: message)
    if Int(number) > messageTerms.count {
      let term = live.term(of: message)
      let namesake = messageTerms.firstIndex(of: term).map { UInt32($0 + 1) }
      messageTerms.append(term)
      namesakes.append(namesake ?? number)
      areAdmitted.append(message.isAdmitted)
      messageImages.append(images(of: message))
    }
    return number
  }
}

extension World {
  /// Leads a visitor through all tables but that of the messages, whose places mean nothing, and the
  /// counters, which follow from the rest.
  mutating func visitTables(_ visitor: inout some TableVisitor) {
    engine.visitTables(&visitor)
    visitor.visit(&globals)
    visitor.visit(&budgets)
    visitor.visit(&steps)
    visitor.visit(&devices)
    visitor.visit(&entries)
    visitor.visit(&operations)
    visitor.visit(&effects)
    visitor.visit(&copies)
    visitor.visit(&files)
    visitor.visit(&faults)
    visitor.visit(&consoles)
    suggestions.visitTables(&visitor)
  }

  /// After rows have been restored: works out anew what follows from them.
  mutating func settleTables(messageSum: UInt64) {
    engine.settleTables()
    var counter = CounterRow()
    counter.liveMessages = Int32(messages.count)
    counter.messageSum = messageSum
    for index in 0..<steps.count where steps[index].begunAt != .never { counter.begunSteps += 1 }
    for index in 0..<entries.count where entries[index].timer.isArmed { counter.liveTimers += 1 }
    for index in 0..<devices.count {
      if devices[index].signInTimer.isArmed { counter.liveTimers += 1 }
      if devices[index].syncTimer.isArmed { counter.liveTimers += 1 }
    }
    counters.restore(counter, at: 0)
  }
}
