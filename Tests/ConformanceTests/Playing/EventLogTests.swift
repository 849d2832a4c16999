import Foundation
import IntentEngine
import Testing

@testable import Conformance

/// A run that is not the same every time is caught by the digests of its events: canaries that do
/// what no part of a simulator may.
@Suite("Determinism is checked")
struct EventLogTests {
  /// What a canary lets into its events, or only into its state.
  enum Canary: String, CaseIterable {
    case dictionaryOrder, clock, address, completionOrder, leftoverBuffer, hiddenState

    /// Another hash seed takes a process of its own, which only Linux lets a test start of itself.
    static var all: [Canary] {
      #if os(Linux)
        allCases
      #else
        allCases.filter { $0 != .dictionaryOrder }
      #endif
    }
  }

  /// What the runs of one process leave to each other.
  private struct Nest {
    /// The objects of all runs. They stay, so that no object of a later run can lie where one did.
    var objects: [NSObject] = []
    /// A buffer that is used again, with whatever is in it.
    var buffer: [UInt8] = [0, 0]
    /// A hook that turns round who ends first.
    var isReversed = false
  }

  /// 1,024 sound events, in the middle of which a canary sings.
  private static func log(_ canary: Canary?, in nest: inout Nest) -> EventLog {
    var log = EventLog()
    for number in 0..<1_024 {
      var event = "event \(number)"
      var state = UInt64(number)
      if number == 700, let canary { sing(canary, &nest, &event, &state) }
      log.add(event, state: state)
    }
    return log
  }

  private static func log(_ canary: Canary?) -> EventLog {
    var nest = Nest()
    return log(canary, in: &nest)
  }

  private static func sing(
    _ canary: Canary, _ nest: inout Nest, _ event: inout String, _ state: inout UInt64
  ) {
    switch canary {
    case .dictionaryOrder:
      let table = Dictionary(uniqueKeysWithValues: (0..<64).map { ("key \($0)", $0) })
      event += table.keys.joined(separator: ",")
    case .clock: event += "\(ContinuousClock.now)"
    case .address:
      let object = NSObject()
      nest.objects.append(object)
      event += "\(UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque()))"
    case .completionOrder: event += "\(nest.isReversed ? [2, 1] : [1, 2])"
    case .leftoverBuffer:
      // It looks at two bytes, and has written only one of them before.
      nest.buffer[0] = 7
      state &+= UInt64(nest.buffer[0]) << 8 | UInt64(nest.buffer[1])
      nest.buffer[1] = 9
    case .hiddenState: state ^= UInt64.random(in: 1...UInt64.max)
    }
  }

  @Test("two sound runs have the same digests")
  func sound() {
    #expect(EventLog.firstDifference(Self.log(nil), Self.log(nil)) == nil)
  }

  @Test("a canary is caught at the event in which it sings", arguments: Canary.all)
  func canary(canary: Canary) throws {
    let (first, second) = try Self.bothRuns(of: canary)
    let place = try #require(EventLog.firstDifference(first, second))
    #expect(place == 700)
    let sides = EventLog.bothSides(first, second, at: place)
    #expect(sides[0].hasPrefix("event 701, first process:  event 700"))
    let isHidden = canary == .leftoverBuffer || canary == .hiddenState
    #expect((sides.count == 3) == isHidden)
  }

  @Test("what --twice compares with catches it, and shows both sides", arguments: Canary.all)
  func twice(canary: Canary) throws {
    let (first, second) = try Self.bothRuns(of: canary)
    func stream(_ log: EventLog) -> [Transcripts.Entry] {
      [Transcripts.Entry(path: "a.scenario", text: Array("the same\n".utf8), log: log)]
    }
    let sent = try #require(Transcripts.decode(Transcripts.encode(stream(second))))
    #expect(SecondProcess.difference(stream(second), sent) == nil)
    #expect(
      SecondProcess.difference(stream(first), sent)
        == .differs(path: "a.scenario", details: EventLog.bothSides(first, second, at: 700)))
  }

  @Test("a run that ends earlier differs where it ends")
  func shorter() {
    let whole = Self.log(nil)
    let short = EventLog(entries: Array(whole.entries.prefix(10)))
    #expect(EventLog.firstDifference(whole, short) == 10)
    #expect(EventLog.firstDifference(EventLog(), EventLog()) == nil)
    #expect(EventLog.firstDifference(EventLog(), short) == 0)
  }

  @Test("a log is read as it is written")
  func text() throws {
    let log = Self.log(nil)
    #expect(EventLog(text: Array(log.text.utf8)) == log)
    #expect(EventLog(text: Array("no digest\n".utf8)) == nil)
  }

  /// Two runs in one process; those of a dictionary's order are in two.
  private static func bothRuns(of canary: Canary) throws -> (first: EventLog, second: EventLog) {
    var nest = Nest()
    let first = try canary == .dictionaryOrder ? inAnotherProcess(canary) : log(canary, in: &nest)
    nest.isReversed = true
    return (first, log(canary, in: &nest))
  }

  /// Writes the canary's log where the test that started this process wants it; in any other run it
  /// is switched off.
  @Test("the second process of the canary", .enabled(if: Self.target != nil))
  func secondProcess() throws {
    let target = try #require(Self.target)
    try Self.log(.dictionaryOrder).text.write(toFile: target, atomically: true, encoding: .utf8)
  }

  private static let variable = "INTENTSIM_CANARY_LOG"
  private static var target: String? { ProcessInfo.processInfo.environment[variable] }

  /// The log of a canary from a process of its own, which has another hash seed.
  private static func inAnotherProcess(_ canary: Canary) throws -> EventLog {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("canary-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
    process.environment = ProcessInfo.processInfo.environment.merging([variable: file]) { $1 }
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "EventLogTests/secondProcess",
    ]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let text = try #require(FileManager.default.contents(atPath: file))
    return try #require(EventLog(text: Array(text)))
  }
}
