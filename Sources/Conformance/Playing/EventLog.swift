import IntentEngine
import IntentSimulation
import ScenarioLanguage

/// What happened in a run, event by event, each with a digest of everything up to there: of all
/// events, and of the state after each.
///
/// Two runs that are the same have the same last digest; where they are not, the first difference is
/// found in a few comparisons, also when it shows in nothing that a transcript tells.
package struct EventLog: Hashable, Sendable {
  /// One event.
  package struct Entry: Hashable, Sendable {
    /// Of everything up to this event, and of the state after it.
    package var digest: UInt64
    /// What happened, as one line.
    package var event: String

    /// Makes an entry from its parts.
    package init(digest: UInt64, event: String) {
      self.digest = digest
      self.event = event
    }
  }

  package private(set) var entries: [Entry] = []

  /// A log of nothing.
  package init(entries: [Entry] = []) { self.entries = entries }

  /// Plays a scenario once and logs it; many people over weeks are no single run, and have none.
  package init(playing scenario: Scenario, safeguards: Safeguards) {
    guard scenario.population == nil else { return }
    var options = WorldOptions()
    options.safeguards = safeguards
    options.keepsFingerprint = true
    var log = EventLog()
    var seen = 0
    func look(at world: World) {
      let new = world.trace[seen...].map { String(describing: $0) }.joined(separator: "; ")
      seen = world.trace.count
      log.add(new, state: world.fingerprint)
    }
    var run = ScenarioRun(scenario, options: options)
    _ = run.run(observing: look)
    self = log
  }

  /// Adds an event.
  ///
  /// - Parameters:
  ///   - event: what happened; line breaks in it are written as spaces.
  ///   - state: a fingerprint of the state after it.
  package mutating func add(_ event: String, state: UInt64) {
    var digest = Fingerprint(seed: entries.last?.digest ?? 0)
    digest.fold(state)
    for byte in event.utf8 { digest.fold(UInt64(byte)) }
    entries.append(Entry(digest: digest.value, event: event.replacing("\n", with: " ")))
  }

  /// Where two runs are first not the same; `nil` where they are.
  ///
  /// A digest stands for all before it, so that halving the stretch finds the place.
  package static func firstDifference(_ one: EventLog, _ other: EventLog) -> Int? {
    let count = min(one.entries.count, other.entries.count)
    func agree(_ place: Int) -> Bool { one.entries[place].digest == other.entries[place].digest }
    if count == 0 || agree(count - 1) {
      return one.entries.count == other.entries.count ? nil : count
    }
    var (same, different) = (-1, count - 1)
    while different - same > 1 {
      let middle = (same + different) / 2
      if agree(middle) { same = middle } else { different = middle }
    }
    return different
  }

  /// The event at a place as both runs have it.
  package static func bothSides(_ one: EventLog, _ other: EventLog, at place: Int) -> [String] {
    func side(_ log: EventLog) -> String {
      place < log.entries.count ? log.entries[place].event : "nothing more happens"
    }
    let (left, right) = (side(one), side(other))
    let same = left == right ? ["the event is the same; the state after it is not"] : []
    return [
      "event \(place + 1), first process:  \(left)", "event \(place + 1), second process: \(right)",
    ]
      + same
  }
}

extension EventLog {
  /// The log as lines: digest, event.
  var text: String {
    entries.map { entry in
      let digest = String(entry.digest, radix: 16)
      return String(repeating: "0", count: 16 - digest.count) + digest + " " + entry.event + "\n"
    }.joined()
  }

  /// Reads a log; nothing where it is none.
  init?(text: [UInt8]) {
    var entries: [Entry] = []
    for line in text.split(separator: UInt8(ascii: "\n")) {
      guard line.count > 16,
        let digest = UInt64(String(decoding: line.prefix(16), as: UTF8.self), radix: 16)
      else { return nil }
      entries.append(
        Entry(digest: digest, event: String(decoding: line.dropFirst(17), as: UTF8.self)))
    }
    self.init(entries: entries)
  }
}
